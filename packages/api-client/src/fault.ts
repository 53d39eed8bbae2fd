/**
 * Why there is no usable answer, as a page needs it to choose a message:
 * - `offline`: the server could not be reached
 * - `timeout`: it did not answer in time
 * - `server`: it answered 5xx
 * - `malformed`: the answer breaks the protocol (no JSON, empty, too large, a redirect)
 * - `schema`: the answer is JSON of the wrong shape
 * - `tooMany`: 429
 */
export type FaultKind = 'offline' | 'timeout' | 'server' | 'malformed' | 'schema' | 'tooMany'

/** The exact cause, for logs and tests. */
export type FaultReason =
  | 'connection'
  | 'cut'
  | 'timeout'
  | 'status'
  | 'html'
  | 'json'
  | 'empty'
  | 'tooLarge'
  | 'redirect'
  | 'form'

/** The details of a fault. */
export type Fault = {
  kind: FaultKind
  reason: FaultReason
  /** Method and path of the call: `GET /api/labels/bonds/`. */
  endpoint: string
  /** HTTP status; null without an answer. */
  status: number | null
  /** Seconds to wait, from the Retry-After header. */
  retryAfter: number | null
  /** One sentence for a log. */
  detail: string
  /** The underlying error. */
  cause?: unknown
}

/** A transport fault: there is no usable answer. The same call may succeed later. */
export class ApiFault extends Error {
  override readonly name = 'ApiFault'
  readonly kind: FaultKind
  readonly reason: FaultReason
  readonly endpoint: string
  readonly status: number | null
  readonly retryAfter: number | null

  constructor(fault: Fault) {
    super(`${fault.endpoint}: ${fault.detail}`, { cause: fault.cause })
    this.kind = fault.kind
    this.reason = fault.reason
    this.endpoint = fault.endpoint
    this.status = fault.status
    this.retryAfter = fault.retryAfter
  }
}

/** Creates a fault; the reason decides its kind. */
export function faultOf(
  request: Pick<Request, 'method' | 'url'>,
  reason: FaultReason,
  detail: string,
  { status = null, retryAfter = null, cause }: Partial<Pick<Fault, 'status' | 'retryAfter' | 'cause'>> = {},
): ApiFault {
  const endpoint = `${request.method} ${new URL(request.url).pathname}`
  return new ApiFault({ kind: kindOf(reason, status), reason, endpoint, status, retryAfter, detail, cause })
}

function kindOf(reason: FaultReason, status: number | null): FaultKind {
  if (reason === 'status') return status === 429 ? 'tooMany' : 'server'
  if (reason === 'connection' || reason === 'cut') return 'offline'
  if (reason === 'timeout') return 'timeout'
  return reason === 'form' ? 'schema' : 'malformed'
}

/** The server understood the request and refused it. The code is the label of the message (`need_auth`, `many_points` …). */
export type Refused = {
  kind: 'refused'
  code: string
  /** The server's English message; a fallback for codes without a label. */
  message: string
  /** Path of the invalid field (`price[2]`). */
  field: string | null
  /** HTTP status; 0 when the client refused without calling. */
  status: number
  /** Seconds to wait, from the Retry-After header. */
  retryAfter: number | null
}

/** A refusal by the client, without a call. */
export function clientRefusal(code: string, message: string): Refused {
  return { kind: 'refused', code, message, field: null, status: 0, retryAfter: null }
}

/** The refusal of a url that does not belong to the API (readings #41). */
export const FOREIGN_URL: Refused = clientRefusal('bad_url', 'The url leads away from this site.')

/** The result of a call without a fault: facts or a refusal. */
export type Answer<Facts> = { kind: 'ok'; data: Facts } | Refused

/** A thrown refusal: by `unwrap`, and by ports whose result type has no refusal (compare, suggest, the network graph). */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly code: string
  readonly refusal: Refused

  constructor(refusal: Refused) {
    super(`${refusal.code}: ${refusal.message}`)
    this.code = refusal.code
    this.refusal = refusal
  }
}

/** The facts of an answer; throws `ApiRefusal` for a refusal. */
export function unwrap<Facts>(answer: Answer<Facts>): Facts {
  if (answer.kind === 'refused') throw new ApiRefusal(answer)
  return answer.data
}

/** The outermost shape of an answer is wrong. The client converts this error to an `ApiFault` of kind `schema`. */
export class DecodeError extends Error {
  override readonly name = 'WrongForm'
}
