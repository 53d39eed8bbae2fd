import { asRaw, field, record } from './decode/reading.ts'
import { ApiFault, type FaultReason, faultOf } from './fault.ts'
import { type Sleep, withTimeout } from './timeout.ts'

/**
 * The policy of a call, by its kind (`x-call-class` in openapi.yaml):
 *
 * | kind | tries | timeout | abort | extra headers |
 * |---|---|---|---|---|
 * | read | 3 on connection faults, 429, 502, 503 (but not `pdf_unavailable`), 504 | 15 s in all | yes | |
 * | write | 1 | 15 s | no | Idempotency-Key, X-Requested-By |
 * | writing-get | 1, never from a cache | 15 s | no | X-Requested-By |
 * | fire-and-forget | 1, answer not awaited | none | no | keepalive, X-Requested-By |
 *
 * While the device is offline, reads of page content wait and start again when it is online; that time does not count. A read that the
 * user has just started (a search, a file) fails at once, so that the field can show why.
 */
export type CallKind = 'read' | 'write' | 'writing-get' | 'fire-and-forget'

/** The body of a success. `jsonOrEmpty`: an empty body is valid too. */
export type AnswerKind = 'json' | 'jsonOrEmpty' | 'file' | 'none'

/** The part of `fetch` that the client uses. */
export type Fetch = (request: Request, init: { signal?: AbortSignal }) => Promise<Response>

/** Dependencies of the client; all have defaults in a browser. */
export type HttpOptions = {
  /** Origin of the API without a trailing slash; '' is the page's own. */
  baseUrl?: string
  fetch?: Fetch
  /** Resolves after that many milliseconds, or at once when the signal aborts. */
  sleep?: Sleep
  /** Current time in unix milliseconds, for dates in Retry-After. */
  now?: () => number
  /** False when the device is offline: reads then wait, other calls fail at once. */
  online?: () => boolean
  /** Resolves when the device is online again, or when the signal aborts. */
  whenOnline?: (signal?: AbortSignal) => Promise<void>
  /** Creates an Idempotency-Key: 8–64 letters, digits, - or _. */
  newKey?: () => string
  /** Headers of every call, such as the visitor's cookie in server rendering. */
  headers?: () => Readonly<Record<string, string>>
  /** Receives every JSON answer before decoding; see `invalidFields` of `@accrue/api-client/validate`. Its errors are ignored. */
  inspect?: (request: { method: string; url: string }, body: unknown) => void
  /** Default time limit of a call with all its tries, in milliseconds (15000). */
  timeoutMs?: number
}

/** Options of one call. */
export type CallOptions = {
  /** Cancels a read. Writes continue, because the server may already have stored them. */
  signal?: AbortSignal
  /** Writes only: use the same key to retry a write, so that the server stores it once. */
  idempotencyKey?: string
  /** Time limit of this call with all its tries, in milliseconds. */
  timeoutMs?: number
  /** Maximum size of the answer in bytes; default 8 MiB for JSON, 64 MiB for files. */
  maxBytes?: number
  /** Reads only: the JSON of the answer, if the page came with it. It is checked and decoded, and nothing is requested. */
  answer?: unknown
}

const JSON_MAX_BYTES = 8 * 1024 * 1024
const FILE_MAX_BYTES = 64 * 1024 * 1024
/** Errors of this API are shorter. */
const ERROR_MAX_BYTES = 64 * 1024
/** Delays before the second and third try, in milliseconds; there is no fourth. */
const BACKOFF_MS = [400, 1200]
const MAX_RETRY_AFTER_S = 10
const RETRIED_STATUSES = new Set<number | null>([429, 502, 503, 504])
const RETRIED_REASONS = new Set<FaultReason>(['connection', 'cut'])
/** A 503 with this code is an answer: the server cannot print. */
const UNAVAILABLE = 'pdf_unavailable'
const SPACE = 32
const LESS_THAN = 60

type PolicyOptions = {
  kind: CallKind
  answer: AnswerKind
  /** Wait while the device is offline. */
  waitsForConnection: boolean
  call: CallOptions
  send: Fetch
  sleep: Sleep
  now: () => number
  online: () => boolean
  whenOnline: (signal?: AbortSignal) => Promise<void>
  timeoutMs: number
  /** Whether a url is on the API's origin. */
  isOwnOrigin: (url: string) => boolean
}

/**
 * The `fetch` of the generated client for one call. Resolves with a complete response: a valid success or a refusal (4xx). Rejects with
 * `ApiFault` for everything else, and with an AbortError when the caller cancels a read.
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
    // Sent as text: browsers' developer tools do not show the body of a cloned request, which is a stream.
    const body = request.body === null ? undefined : await request.text()
    const signal = isRead ? call.signal : undefined
    const timeoutError = () => faultOf(request, 'timeout', `no answer within ${limitMs} ms`)
    for (;;) {
      if (waitsForConnection && !online() && !signal?.aborted) await whenOnline(signal)
      try {
        return await withTimeout(cancelled => sendWithRetries(request, body, cancelled), {
          signal,
          sleep,
          limitMs,
          timeoutError: timeoutError,
        })
      } catch (cause) {
        if (!waitsForConnection || online() || !mayBeConnectionLoss(cause)) throw cause
      }
    }
  }

  /** Sends the request; reads are retried with a backoff until the signal aborts. */
  async function sendWithRetries(
    request: Request,
    body: string | undefined,
    signal: AbortSignal,
  ): Promise<Response> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await sendOnce(new Request(request, { body }), signal)
      } catch (cause) {
        const delay = isRead && cause instanceof ApiFault ? retryDelay(cause, BACKOFF_MS[attempt]) : null
        if (delay === null) throw cause
        await sleep(delay, signal)
        if (signal.aborted) throw cause
      }
    }
  }

  /** Milliseconds before the next try; null for no further try. `backoff` is undefined after the last one. */
  function retryDelay({ reason, status, retryAfter }: ApiFault, backoff: number | undefined): number | null {
    if (backoff === undefined) return null
    if (reason !== 'status') return RETRIED_REASONS.has(reason) && online() ? backoff : null
    if (!RETRIED_STATUSES.has(status)) return null
    if (retryAfter === null) return backoff
    return retryAfter <= MAX_RETRY_AFTER_S ? retryAfter * 1000 : null
  }

  /** One try. Errors of `fetch` itself mean that the connection failed. */
  async function sendOnce(request: Request, signal: AbortSignal): Promise<Response> {
    try {
      return await checked(request, await send(request, { signal }))
    } catch (cause) {
      if (cause instanceof ApiFault) throw cause
      const detail = cause instanceof Error ? cause.message : 'fetch failed'
      throw faultOf(request, 'connection', detail, { cause })
    }
  }

  async function checked(request: Request, response: Response): Promise<Response> {
    const { status, headers } = response
    // An unfollowed redirect has status 0.
    const fault = (reason: FaultReason, detail: string) =>
      faultOf(request, reason, detail, { status: status || null, retryAfter: retryAfterOf(response, now()) })
    if (isRedirect(response) || (response.redirected && !(answer === 'file' && isOwnOrigin(response.url))))
      throw fault('redirect', 'the answer is a redirect')
    if (status >= 400) {
      const body = await readBytes(response, ERROR_MAX_BYTES)
      const refusal = new Response(typeof body === 'string' ? null : body, { status, headers })
      // A 503 that says what is unavailable is an answer; any other 503 is an outage.
      const isAnswer =
        status < 500 ? status !== 429 : status === 503 && (await codeOf(refusal)) === UNAVAILABLE
      if (!isAnswer) throw fault('status', `status ${status}`)
      return refusal
    }
    // An HTML file arrives as an attachment; without that header it is a page, such as a login form.
    const isAttachment = answer === 'file' && /^\s*attachment/i.test(headers.get('content-disposition') ?? '')
    if (headers.get('content-type')?.includes('text/html') && !isAttachment)
      throw fault('html', 'the answer is an HTML page')
    if (answer === 'none') return new Response(null, { status: 204 })
    const body = await readBytes(response, maxBytes)
    if (body === 'cut') throw fault(body, 'the connection closed within the answer')
    if (body === 'tooLarge') throw fault(body, `the answer exceeds ${maxBytes} bytes`)
    const first = answer === 'file' ? body[0] : body.find(byte => byte > SPACE)
    if (first === undefined && answer !== 'jsonOrEmpty') throw fault('empty', 'the answer is empty')
    if (first === LESS_THAN && answer !== 'file') throw fault('html', 'the answer is an HTML page')
    return new Response(first === undefined ? '""' : body, { headers: plainHeaders(headers) })
  }
}

/** Whether a lost connection explains the fault. */
const mayBeConnectionLoss = (cause: unknown) =>
  cause instanceof ApiFault && (RETRIED_REASONS.has(cause.reason) || cause.reason === 'timeout')

const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400)

/** Headers for the body that was read: it is decompressed, so its encoding and length no longer apply. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers)
  plain.delete('content-encoding')
  plain.delete('content-length')
  return plain
}

/** Reads a body up to the limit. */
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

async function codeOf(refusal: Response): Promise<unknown> {
  const body = await refusal
    .clone()
    .json()
    .catch(() => null)
  return field(record(asRaw(body) ?? {}, 'error'), 'code')
}

/** Seconds of a Retry-After header, which contains seconds or a date; null when absent or invalid. */
export function retryAfterOf(response: Response, now: number): number | null {
  const header = response.headers.get('retry-after')?.trim()
  if (!header) return null
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isFinite(date) ? Math.max(0, Math.ceil((date - now) / 1000)) : null
}
