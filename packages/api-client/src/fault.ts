/**
 * What kept an answer from arriving, in the words a page needs to choose its message:
 * `offline` the server could not be reached · `timeout` it did not answer in time · `server` it answered 5xx · `malformed` the answer is
 * not what the protocol promises (no JSON, empty, too large, a redirect) · `schema` it is JSON of the wrong form · `tooMany` 429.
 */
export type FaultKind = 'offline' | 'timeout' | 'server' | 'malformed' | 'schema' | 'tooMany'

/** The finer cause, for logs and tests. */
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

/** What is known of a fault. */
export type Fault = {
  kind: FaultKind
  reason: FaultReason
  /** Method and path of the call: `GET /api/labels/bonds/`. */
  endpoint: string
  /** The HTTP status, when there was one. */
  status: number | null
  /** Seconds that the server asks to wait, when it does. */
  retryAfter: number | null
  /** One sentence for a log. */
  detail: string
  /** The error that it was made of, when there was one. */
  cause?: unknown
}

/** A transport fault: the call brought no answer that can be used. The same call may succeed later. */
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

/** A fault from its finer cause, which gives its kind. */
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

/** The server understood and said no. The code is the label of the message (`need_auth`, `many_points` …). */
export type Refused = {
  kind: 'refused'
  code: string
  /** The server's English sentence; a last resort when the code has no label. */
  message: string
  /** The field that is wrong, as a path (`price[2]`), when one is. */
  field: string | null
  /** HTTP status; 0 when the client refused before calling. */
  status: number
  /** Seconds that the server asks to wait, when it does. */
  retryAfter: number | null
}

/** A refusal that the client itself makes, without calling. */
export function refusedHere(code: string, message: string): Refused {
  return { kind: 'refused', code, message, field: null, status: 0, retryAfter: null }
}

/** The refusal of a url that the page names and that is not the API's own (readings #41). */
export const FOREIGN_URL: Refused = refusedHere('bad_url', 'The url leads away from this site.')

/** What a call brings when nothing broke: the facts, or a refusal. */
export type Answer<Facts> = { kind: 'ok'; data: Facts } | Refused

/** A refusal thrown by the ports whose result has no room for one (compare, suggest, the network graph) and by `unwrap`. */
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

/** The facts of an answer; throws `ApiRefusal` when it is a refusal. */
export function unwrap<Facts>(answer: Answer<Facts>): Facts {
  if (answer.kind === 'refused') throw new ApiRefusal(answer)
  return answer.data
}

/** Thrown by a decoder when the outermost form of an answer is wrong; the client turns it into an `ApiFault` of kind `schema`. */
export class WrongForm extends Error {
  override readonly name = 'WrongForm'
}
