import { bounded, realSleep, type Sleep } from './bounded.ts'
import { asRaw, field, type Raw, record } from './decode/reading.ts'
import { type Answer, ApiFault, type FaultReason, faultOf, type Refused, refusedHere } from './fault.ts'
import { type Calls, type Operation, type OperationId, operations } from './generated/operations.gen.ts'

/**
 * The one place that calls fetch. What a call may do is decided by the class of its operation (`x-call-class` in openapi.yaml):
 *
 * | class | tries | time-out | abort | sent besides |
 * |---|---|---|---|---|
 * | read | 3 on connection faults, time-outs, 429, 502, 503 (but not `pdf_unavailable`), 504 | 15 s a try | yes | |
 * | write | 1 | 15 s | no | Idempotency-Key, X-Requested-By |
 * | writing-get | 1, never from a cache | 15 s | no | X-Requested-By |
 * | fire-and-forget | 1, answer not awaited | none | no | keepalive, X-Requested-By |
 */

/** The part of fetch that is used. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What the client leans on; all of it has a default in a browser. */
export type HttpOptions = {
  /** Origin of the API without a trailing slash; '' is the page's own. */
  baseUrl?: string
  fetch?: Fetch
  /** Resolves after that many milliseconds, or at once when the signal aborts. */
  sleep?: Sleep
  /** Unix milliseconds; reads Retry-After dates. */
  now?: () => number
  /** False when the device knows that it is offline: a failed call is then not tried again. */
  online?: () => boolean
  /** A key for one intent to write, 8–64 letters, digits, - or _. */
  newKey?: () => string
  /** Headers for every call, such as the cookie of a visitor when a server renders. */
  headers?: () => Readonly<Record<string, string>>
  /** Told of every JSON answer before it is decoded: for strict checks in tests and development. What it throws is dropped. */
  inspect?: (operation: OperationId, body: unknown) => void
  /** Milliseconds for one try, unless the call says otherwise (default 15000). */
  timeoutMs?: number
}

/** Options of one call. */
export type CallOptions = {
  /** Cancels a read; writes are carried through, because the server may already have stored them. */
  signal?: AbortSignal
  /** Writes only: keep it for the Retry of the same intent, so that it is stored once. */
  idempotencyKey?: string
  /** Milliseconds for one try of what takes its time; default that of all calls. */
  timeoutMs?: number
}

/** Path, query and body of an operation, as the document types them. */
export type Input<Id extends OperationId> = Pick<Calls[Id]['request'], 'path' | 'query' | 'body'>

/** One of the page's own urls, which `ownPath` has found to be the own origin's, and what is sent to it. */
export type OwnUrl = { ownUrl: string; body: unknown }

type LooseInput = { path?: Raw; query?: Raw; body?: unknown; ownUrl?: string }

/** A call made ready. */
type Prepared = { id: OperationId; operation: Operation; url: string; body: unknown }

/** A file as it came. */
export type FileAnswer = {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  /** The header that names the file; '' when there is none. */
  disposition: string
}

/** Largest JSON answer taken, unless the document says otherwise. */
const JSON_MAX_BYTES = 8 * 1024 * 1024
/** Largest file taken. */
const FILE_MAX_BYTES = 64 * 1024 * 1024
/** Milliseconds that one try may take. */
export const TIMEOUT_MS = 15_000
/** Waits before the second and the third try, in milliseconds; there is no fourth. */
const BACKOFF_MS = [400, 1200]
const LONGEST_RETRY_AFTER_S = 10
const RETRIED_STATUSES = new Set<number | null>([429, 502, 503, 504])
const RETRIED_REASONS = new Set<FaultReason>(['connection', 'cut', 'timeout'])
/** An error body that is longer is no error body of ours. */
const ERROR_MAX_BYTES = 64 * 1024
/** The code of a refusal whose body says none. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'need_auth',
  403: 'access_denied_auth',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media',
  422: 'unprocessable',
}

const BODY_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

/** The caller of all operations over one base url, fetch and clock. */
export function createHttp(options: HttpOptions = {}) {
  const baseUrl = (options.baseUrl ?? '').replace(/\/+$/, '')
  const {
    sleep = realSleep,
    now = Date.now,
    online = () => globalThis.navigator?.onLine !== false,
    newKey = randomKey,
    timeoutMs = TIMEOUT_MS,
    // looked up at each call, so that a fetch replaced later (a test, a service worker) counts
    fetch: send = (url, init) => globalThis.fetch(url, init),
  } = options

  /** Calls an operation, or a url under its rules. Rejects with `ApiFault` or an AbortError. */
  async function request<Id extends OperationId>(
    id: Id,
    input: Input<Id> | OwnUrl,
    call: CallOptions = {},
  ): Promise<Answer<unknown>> {
    const { path = {}, query = {}, body, ownUrl } = input as LooseInput
    const operation = operations[id]
    const filled = ownUrl ?? fillPath(operation.path, path)
    if (filled === null) return refusedHere('bad_request', 'A part of the path is empty or climbs.')
    const asked = written(operation.query, query)
    return carry({ id, operation, url: baseUrl + filled + (asked && `?${asked}`), body }, call)
  }

  async function carry(prepared: Prepared, call: CallOptions): Promise<Answer<unknown>> {
    const { callClass } = prepared.operation
    if (callClass === 'fire-and-forget') return forget(prepared)
    const isRead = callClass === 'read'
    const signal = isRead ? call.signal : undefined
    const key = callClass === 'write' ? (call.idempotencyKey ?? newKey()) : null
    const limitMs = call.timeoutMs ?? timeoutMs
    const late = () => faultOf(prepared.id, 'timeout', `no answer within ${limitMs} ms`)
    for (let attempt = 0; ; attempt++) {
      try {
        return await bounded(cut => exchange(prepared, key, cut), { signal, sleep, limitMs, late })
      } catch (cause) {
        const wait = isRead && cause instanceof ApiFault ? waitAfter(cause, BACKOFF_MS[attempt]) : null
        if (wait === null) throw cause
        await sleep(wait, signal)
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

  /** One try. What goes wrong without a name of its own is the connection's. */
  async function exchange(
    prepared: Prepared,
    key: string | null,
    signal: AbortSignal,
  ): Promise<Answer<unknown>> {
    try {
      return await answerIn(await send(prepared.url, { ...initOf(prepared, key), signal }), prepared)
    } catch (cause) {
      if (cause instanceof ApiFault) throw cause
      const detail = cause instanceof Error ? cause.message : 'the call failed'
      throw faultOf(prepared.id, 'connection', detail, { cause })
    }
  }

  async function answerIn(response: Response, { id, operation }: Prepared): Promise<Answer<unknown>> {
    const { answer, maxBytes = answer === 'file' ? FILE_MAX_BYTES : JSON_MAX_BYTES } = operation
    const { status, headers } = response
    // a redirect that was not followed has the status 0
    const fault = (reason: FaultReason, detail: string) =>
      faultOf(id, reason, detail, { status: status || null })
    if (wentAway(response, answer)) throw fault('redirect', 'the answer is a redirect')
    const retryAfter = retryAfterOf(response, now())
    // a server that names what it lacks has answered; one that is merely down is asked again
    const lack = status === 503 ? await refusal(response, retryAfter) : null
    if (lack?.code === 'pdf_unavailable') return lack
    if (status === 429 || status >= 500)
      throw faultOf(id, 'status', `status ${status}`, { status, retryAfter })
    if (status >= 400) return refusal(response, retryAfter)
    const contentType = headers.get('content-type') ?? ''
    const disposition = headers.get('content-disposition') ?? ''
    // a page is a file when it comes as an attachment
    const attached = answer === 'file' && /^\s*attachment/i.test(disposition)
    if (contentType.includes('text/html') && !attached)
      throw fault('html', 'a page came instead of an answer')
    if (answer === 'none') return { kind: 'ok', data: null }
    const bytes = await readBytes(response, maxBytes)
    if (bytes === 'cut') throw fault(bytes, 'the connection broke within the answer')
    if (bytes === 'tooLarge') throw fault(bytes, `the answer is above ${maxBytes} bytes`)
    if (answer === 'json') return { kind: 'ok', data: parsed(id, new TextDecoder().decode(bytes), fault) }
    if (bytes.length === 0) throw fault('empty', 'the file is empty')
    return { kind: 'ok', data: { bytes, contentType, disposition } satisfies FileAnswer }
  }

  function parsed(
    id: OperationId,
    body: string,
    fault: (reason: FaultReason, detail: string) => ApiFault,
  ): unknown {
    if (body.trim() === '') {
      // an empty answer is one of the three forms of get_tradings (bond-page §4)
      if (id === 'getTradings') return ''
      throw fault('empty', 'the answer is empty')
    }
    let data: unknown
    try {
      data = JSON.parse(body)
    } catch {
      throw fault(body.trimStart().startsWith('<') ? 'html' : 'json', 'the answer is no JSON')
    }
    try {
      options.inspect?.(id, data)
    } catch {
      // a check must not change what it watches
    }
    return data
  }

  function forget(prepared: Prepared): Answer<null> {
    // the answer is not awaited: a log may not hold up what it logs
    const sent = async () => {
      const response = await send(prepared.url, { ...initOf(prepared, null), keepalive: true })
      await response.body?.cancel()
    }
    void sent().catch(() => undefined)
    return { kind: 'ok', data: null }
  }

  function initOf({ operation, body }: Prepared, key: string | null): RequestInit {
    const { method, callClass, answer } = operation
    const headers: Record<string, string> = {
      ...options.headers?.(),
      accept: answer === 'file' ? '*/*' : 'application/json',
    }
    if (callClass !== 'read') headers['x-requested-by'] = 'accrue'
    if (key !== null) headers['idempotency-key'] = key
    if (operation.body !== 'none') headers['content-type'] = BODY_TYPES[operation.body]
    return {
      method,
      headers,
      credentials: 'same-origin',
      // no JSON call of ours redirects, so following one could only lead astray; files may move within the origin
      redirect: answer === 'file' ? 'follow' : 'manual',
      ...(method === 'GET' && callClass !== 'read' ? { cache: 'no-store' as const } : {}),
      ...(operation.body === 'json' ? { body: JSON.stringify(body) } : {}),
      ...(operation.body === 'form' ? { body: written(Object.keys(body ?? {}), body as Raw) } : {}),
    }
  }

  /** Whether the response comes from elsewhere than where the call went. */
  function wentAway(response: Response, answer: Operation['answer']): boolean {
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return true
    if (!response.redirected) return false
    return answer !== 'file' || !sameOrigin(response.url, baseUrl)
  }

  return { request, baseUrl }
}

/** The refusal in a 4xx answer; when its body says none, the status gives the code. */
async function refusal(response: Response, retryAfter: number | null): Promise<Refused> {
  const { status } = response
  const error = record(await objectIn(response), 'error')
  const said = (name: string) => {
    const value = field(error, name)
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    kind: 'refused',
    code: said('code') ?? CODE_OF_STATUS[status] ?? 'bad_request',
    message: said('message') ?? `status ${status}`,
    field: said('field'),
    status,
    retryAfter,
  }
}

/** The object in the body of an error; an empty one when there is none that can be read. */
async function objectIn(response: Response): Promise<Raw> {
  const bytes = await readBytes(response, ERROR_MAX_BYTES)
  if (typeof bytes === 'string') return {}
  try {
    return asRaw(JSON.parse(new TextDecoder().decode(bytes))) ?? {}
  } catch {
    return {}
  }
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
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** The path with its parameters, each one segment; null when one is missing, empty or a dot segment. */
function fillPath(path: string, values: Raw): string | null {
  let sound = true
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(field(values, name) ?? '')
    if (value === '' || value === '.' || value === '..') sound = false
    return encodeURIComponent(value)
  })
  return sound ? filled : null
}

/** Named values as a query or a form has them; those that are not given are left out. */
function written(names: readonly string[], values: Raw): string {
  const given = new URLSearchParams()
  for (const name of names) {
    const value = field(values, name) ?? null
    if (value !== null) given.append(name, String(value))
  }
  return given.toString()
}

/** Seconds of a Retry-After header, written as seconds or as a date; null when there is none that can be read. */
function retryAfterOf(response: Response, now: number): number | null {
  const written = response.headers.get('retry-after')?.trim()
  if (!written) return null
  if (/^\d{1,9}$/.test(written)) return Number(written)
  const at = Date.parse(written)
  return Number.isFinite(at) ? Math.max(0, Math.ceil((at - now) / 1000)) : null
}

function sameOrigin(url: string, base: string): boolean {
  const own = base === '' ? globalThis.location?.origin : base
  try {
    return own !== undefined && new URL(url).origin === new URL(own).origin
  } catch {
    return false
  }
}

/** A random key; where the crypto of the browser is missing, the time and chance must do. */
function randomKey(): string {
  const random = globalThis.crypto?.randomUUID?.bind(globalThis.crypto)
  return random
    ? random()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 14).padEnd(8, '0')}`
}
