import { bounded, type Sleep } from './bounded.ts'
import { asRaw, field, record } from './decode/reading.ts'
import { ApiFault, type FaultReason, faultOf } from './fault.ts'

/**
 * What a call may do, by its kind (`x-call-class` in openapi.yaml):
 *
 * | kind | tries | time-out | abort | sent besides |
 * |---|---|---|---|---|
 * | read | 3 on connection faults, 429, 502, 503 (but not `pdf_unavailable`), 504 | 15 s in all | yes | |
 * | write | 1 | 15 s | no | Idempotency-Key, X-Requested-By |
 * | writing-get | 1, never from a cache | 15 s | no | X-Requested-By |
 * | fire-and-forget | 1, answer not awaited | none | no | keepalive, X-Requested-By |
 *
 * Without a connection, a read of what a page shows waits and starts again when there is one; that time is not counted. A read that
 * a person has just asked for (a search, a file) fails at once, so that the field can say why.
 */
export type CallKind = 'read' | 'write' | 'writing-get' | 'fire-and-forget'

/** What a success brings. `jsonOrEmpty`: an empty body is one of the promised answers. */
export type AnswerKind = 'json' | 'jsonOrEmpty' | 'file' | 'none'

/** The part of fetch that is used. */
export type Fetch = (request: Request, init: { signal?: AbortSignal }) => Promise<Response>

/** What the client depends on; all of it has a default in a browser. */
export type HttpOptions = {
  /** Origin of the API without a trailing slash; '' is the page's own. */
  baseUrl?: string
  fetch?: Fetch
  /** Resolves after that many milliseconds, or at once when the signal aborts. */
  sleep?: Sleep
  /** Unix milliseconds; reads Retry-After dates. */
  now?: () => number
  /** False when the device knows that it is offline: reads then wait, other calls fail at once. */
  online?: () => boolean
  /** Resolves when the device is online again, or when the signal aborts. */
  whenOnline?: (signal?: AbortSignal) => Promise<void>
  /** A key for one intent to write, 8–64 letters, digits, - or _. */
  newKey?: () => string
  /** Headers for every call, such as the cookie of a visitor when a server renders. */
  headers?: () => Readonly<Record<string, string>>
  /** Gets every JSON answer before it is decoded; see `invalidFields` of `@accrue/api-client/validate`. What it throws is dropped. */
  inspect?: (request: { method: string; url: string }, body: unknown) => void
  /** Milliseconds for a call with all its tries, unless the call says otherwise (default 15000). */
  timeoutMs?: number
}

/** Options of one call. */
export type CallOptions = {
  /** Cancels a read; writes are carried through, because the server may already have stored them. */
  signal?: AbortSignal
  /** Writes only: keep it for the Retry of the same intent, so that it is stored once. */
  idempotencyKey?: string
  /** Milliseconds for a slow call with all its tries; the default is that of all calls. */
  timeoutMs?: number
  /** Largest answer taken, in bytes: 8 MiB of JSON or a file of 64 MiB unless set. */
  maxBytes?: number
}

const JSON_MAX_BYTES = 8 * 1024 * 1024
const FILE_MAX_BYTES = 64 * 1024 * 1024
/** An error body that is longer is not one of this API. */
const ERROR_MAX_BYTES = 64 * 1024
/** Waits before the second and the third try, in milliseconds; there is no fourth. */
const BACKOFF_MS = [400, 1200]
const LONGEST_RETRY_AFTER_S = 10
const RETRIED_STATUSES = new Set<number | null>([429, 502, 503, 504])
const RETRIED_REASONS = new Set<FaultReason>(['connection', 'cut'])
/** The code of a 503 that is an answer: the server cannot print here. */
const UNAVAILABLE = 'pdf_unavailable'
const SPACE = 32
const LESS_THAN = 60

type PolicyOptions = {
  kind: CallKind
  answer: AnswerKind
  /** Whether the call waits while the device is offline. */
  waitsForConnection: boolean
  call: CallOptions
  send: Fetch
  sleep: Sleep
  now: () => number
  online: () => boolean
  whenOnline: (signal?: AbortSignal) => Promise<void>
  timeoutMs: number
  /** Whether a url is on the origin of the API. */
  isOwnOrigin: (url: string) => boolean
}

/**
 * The `fetch` that the generated client is given for one call. Resolves with a complete response: a success of the promised form, or
 * a refusal (4xx). Rejects with `ApiFault` for everything else, and with an AbortError when the caller cancels a read.
 */
export function policyFetch(options: PolicyOptions): typeof fetch {
  const { kind, answer, waitsForConnection, call, send, sleep, now, online, whenOnline, isOwnOrigin } =
    options
  const isRead = kind === 'read'
  const limitMs = call.timeoutMs ?? options.timeoutMs
  const maxBytes = call.maxBytes ?? (answer === 'file' ? FILE_MAX_BYTES : JSON_MAX_BYTES)

  return async input => {
    const request = input instanceof Request ? input : new Request(input)
    if (kind === 'fire-and-forget') return send(request, {})
    // sent as text: the body of a cloned request is a stream, which browsers do not show among their requests
    const body = request.body === null ? undefined : await request.text()
    const signal = isRead ? call.signal : undefined
    const late = () => faultOf(request, 'timeout', `no answer within ${limitMs} ms`)
    for (;;) {
      if (waitsForConnection && !online() && !signal?.aborted) await whenOnline(signal)
      try {
        return await bounded(cancelled => tries(request, body, cancelled), { signal, sleep, limitMs, late })
      } catch (cause) {
        if (!waitsForConnection || online() || !mayBeLost(cause)) throw cause
      }
    }
  }

  /** Tries a call; a read is tried again after a pause, unless the signal aborts. */
  async function tries(request: Request, body: string | undefined, signal: AbortSignal): Promise<Response> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await exchange(new Request(request, { body }), signal)
      } catch (cause) {
        const wait = isRead && cause instanceof ApiFault ? waitAfter(cause, BACKOFF_MS[attempt]) : null
        if (wait === null) throw cause
        await sleep(wait, signal)
        if (signal.aborted) throw cause
      }
    }
  }

  /** How long to wait before a read is tried again; null when it is not to be. `backoff` is missing after the last try. */
  function waitAfter({ reason, status, retryAfter }: ApiFault, backoff: number | undefined): number | null {
    if (backoff === undefined) return null
    if (reason !== 'status') return RETRIED_REASONS.has(reason) && online() ? backoff : null
    if (!RETRIED_STATUSES.has(status)) return null
    if (retryAfter === null) return backoff
    return retryAfter <= LONGEST_RETRY_AFTER_S ? retryAfter * 1000 : null
  }

  /** One try. An error without a name of its own is the connection's. */
  async function exchange(request: Request, signal: AbortSignal): Promise<Response> {
    try {
      return await checked(request, await send(request, { signal }))
    } catch (cause) {
      if (cause instanceof ApiFault) throw cause
      const detail = cause instanceof Error ? cause.message : 'the call failed'
      throw faultOf(request, 'connection', detail, { cause })
    }
  }

  async function checked(request: Request, response: Response): Promise<Response> {
    const { status, headers } = response
    // a redirect that was not followed has the status 0
    const fault = (reason: FaultReason, detail: string) =>
      faultOf(request, reason, detail, { status: status || null, retryAfter: retryAfterOf(response, now()) })
    if (isRedirect(response) || (response.redirected && !(answer === 'file' && isOwnOrigin(response.url))))
      throw fault('redirect', 'the answer is a redirect')
    if (status >= 400) {
      const body = await readBytes(response, ERROR_MAX_BYTES)
      const refusal = new Response(typeof body === 'string' ? null : body, { status, headers })
      // a server that names what it lacks has answered; one that is merely down is asked again
      const isAnswer =
        status < 500 ? status !== 429 : status === 503 && (await codeOf(refusal)) === UNAVAILABLE
      if (!isAnswer) throw fault('status', `status ${status}`)
      return refusal
    }
    // a page is a file when it comes as an attachment
    const isAttachment = answer === 'file' && /^\s*attachment/i.test(headers.get('content-disposition') ?? '')
    if (headers.get('content-type')?.includes('text/html') && !isAttachment)
      throw fault('html', 'a page came instead of an answer')
    if (answer === 'none') return new Response(null, { status: 204 })
    const body = await readBytes(response, maxBytes)
    if (body === 'cut') throw fault(body, 'the connection broke within the answer')
    if (body === 'tooLarge') throw fault(body, `the answer is above ${maxBytes} bytes`)
    const first = answer === 'file' ? body[0] : body.find(byte => byte > SPACE)
    if (first === undefined && answer !== 'jsonOrEmpty') throw fault('empty', 'the answer is empty')
    if (first === LESS_THAN && answer !== 'file') throw fault('html', 'a page came instead of an answer')
    return new Response(first === undefined ? '""' : body, { headers: plainHeaders(headers) })
  }
}

/** Whether a lost connection explains why a call failed. */
const mayBeLost = (cause: unknown) =>
  cause instanceof ApiFault && (RETRIED_REASONS.has(cause.reason) || cause.reason === 'timeout')

const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400)

/** The headers of a body that was read: it is decoded, and has the length that it has. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers)
  plain.delete('content-encoding')
  plain.delete('content-length')
  return plain
}

/** The bytes of a body, read no further than the limit. */
async function readBytes(
  response: Response,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | 'cut' | 'tooLarge'> {
  if (Number(response.headers.get('content-length')) > limit) {
    void response.body?.cancel().catch(() => undefined)
    return 'tooLarge'
  }
  if (response.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    const reader = response.body.getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > limit) {
        void reader.cancel().catch(() => undefined)
        return 'tooLarge'
      }
      chunks.push(value)
    }
  } catch {
    return 'cut'
  }
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** The code in the body of a refusal, or undefined. */
async function codeOf(refusal: Response): Promise<unknown> {
  const body = await refusal
    .clone()
    .json()
    .catch(() => null)
  return field(record(asRaw(body) ?? {}, 'error'), 'code')
}

/** Seconds of a Retry-After header, written as seconds or as a date; null when there is none that can be read. */
export function retryAfterOf(response: Response, now: number): number | null {
  const written = response.headers.get('retry-after')?.trim()
  if (!written) return null
  if (/^\d{1,9}$/.test(written)) return Number(written)
  const at = Date.parse(written)
  return Number.isFinite(at) ? Math.max(0, Math.ceil((at - now) / 1000)) : null
}
