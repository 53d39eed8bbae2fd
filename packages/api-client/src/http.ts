import type { Fault, FaultReason, Refused } from './fault.ts'
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
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
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

/** What one call came to. */
export type Result<Data = unknown> =
  | { kind: 'ok'; data: Data }
  | Refused
  | { kind: 'fault'; fault: Fault }
  | { kind: 'aborted' }

/** A downloaded file. */
export type FileFacts = {
  blob: Blob
  /** The name that the server gives, without any path; '' when it gives none. */
  fileName: string
  contentType: string
}

/** Path, query and body of an operation, as the document types them. */
export type Input<Id extends OperationId> = Pick<Calls[Id]['request'], 'path' | 'query' | 'body'>

type LooseInput = {
  path?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: unknown
}

/** A call made ready: an operation with its own path, or one of the page's own urls under the rules of an operation. */
type Prepared = { operation: Operation; name: OperationId; url: string; body: unknown }

/** Largest JSON answer taken, unless the document says otherwise. */
const JSON_MAX_BYTES = 8 * 1024 * 1024
/** Largest file taken. */
const FILE_MAX_BYTES = 64 * 1024 * 1024
const TIMEOUT_MS = 15_000
const TRIES = 3
/** Waits before the second and the third try, in milliseconds. */
const BACKOFF_MS = [400, 1200]
const LONGEST_RETRY_AFTER_S = 10
const RETRIED_STATUSES = new Set([429, 502, 503, 504])
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

export type Http = ReturnType<typeof createHttp>

/** The caller of all operations over one base url, fetch and clock. */
export function createHttp(options: HttpOptions = {}) {
  const base = (options.baseUrl ?? '').replace(/\/+$/, '')
  const sleep = options.sleep ?? realSleep
  const now = options.now ?? Date.now
  const online = options.online ?? (() => globalThis.navigator?.onLine !== false)
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS
  // looked up at each call, so that a fetch replaced later (a test, a service worker) counts
  const send: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))

  /** Calls an operation. Never rejects. */
  async function request<Id extends OperationId>(
    id: Id,
    input: Input<Id>,
    call: CallOptions = {},
  ): Promise<Result> {
    const { path, query, body } = input as LooseInput
    const operation: Operation = operations[id]
    const filled = fillPath(operation.path, path ?? {})
    if (filled === null) return refusedHere('bad_request', 'A part of the path is empty or climbs.')
    return carry({ operation, name: id, url: filled + queryOf(operation, query ?? {}), body }, call)
  }

  /** Calls a url of the page's own choosing (already found to be the own origin's) under the rules of an operation. */
  function requestAt<Id extends OperationId>(
    id: Id,
    path: string,
    body: unknown,
    call: CallOptions = {},
  ): Promise<Result> {
    return carry({ operation: operations[id], name: id, url: path, body }, call)
  }

  async function carry(prepared: Prepared, call: CallOptions): Promise<Result> {
    const { callClass } = prepared.operation
    if (callClass === 'fire-and-forget') return forget(prepared)
    const signal = callClass === 'read' ? call.signal : undefined
    const key = callClass === 'write' ? (call.idempotencyKey ?? (options.newKey ?? randomKey)()) : null
    const tries = callClass === 'read' ? TRIES : 1
    for (let attempt = 1; ; attempt++) {
      const result = await once(prepared, key, signal, call.timeoutMs ?? timeoutMs)
      const wait = attempt < tries ? waitBefore(result, attempt) : null
      if (wait === null) return result
      await sleep(wait, signal)
      if (signal?.aborted) return { kind: 'aborted' }
    }
  }

  /** How long to wait before the next try of a read; null when there is to be none. */
  function waitBefore(result: Result, attempt: number): number | null {
    if (result.kind !== 'fault') return null
    const { reason, status, retryAfter } = result.fault
    if (reason === 'status' && status !== null && RETRIED_STATUSES.has(status)) {
      if (retryAfter === null) return BACKOFF_MS[attempt - 1] ?? null
      return retryAfter <= LONGEST_RETRY_AFTER_S ? retryAfter * 1000 : null
    }
    return RETRIED_REASONS.has(reason) && online() ? (BACKOFF_MS[attempt - 1] ?? null) : null
  }

  /** One try, bounded by the time-out and the caller's signal even if fetch heeds neither. */
  async function once(
    prepared: Prepared,
    key: string | null,
    signal: AbortSignal | undefined,
    limitMs: number,
  ): Promise<Result> {
    if (signal?.aborted) return { kind: 'aborted' }
    const cut = new AbortController()
    const done = new AbortController()
    const aborted = new Promise<Result>(resolve => {
      signal?.addEventListener('abort', () => resolve({ kind: 'aborted' }), {
        once: true,
        signal: done.signal,
      })
    })
    const late = sleep(limitMs, done.signal).then(
      (): Result => fault(prepared, 'timeout', null, `no answer within ${limitMs} ms`),
    )
    const answered = exchange(prepared, key, cut.signal).catch(
      (cause: unknown): Result => fault(prepared, 'connection', null, sentence(cause)),
    )
    const result = await Promise.race([answered, late, aborted])
    done.abort()
    cut.abort()
    return result
  }

  async function exchange(prepared: Prepared, key: string | null, signal: AbortSignal): Promise<Result> {
    const response = await send(base + prepared.url, { ...initOf(prepared, key), signal })
    const { answer, maxBytes = answer === 'file' ? FILE_MAX_BYTES : JSON_MAX_BYTES } = prepared.operation
    const { status } = response
    if (wentAway(response, answer))
      return fault(prepared, 'redirect', status || null, 'the answer is a redirect')
    // a server that names what it lacks has answered; one that is merely down is asked again
    const lack = status === 503 ? await refusal(response) : null
    if (lack?.code === 'pdf_unavailable') return lack
    if (status === 429 || status >= 500) {
      const retryAfter = retryAfterOf(response, now())
      return fault(prepared, 'status', status, `status ${status}`, retryAfter)
    }
    if (status >= 400) return refusal(response)
    const type = response.headers.get('content-type') ?? ''
    if (isPage(response, type, answer))
      return fault(prepared, 'html', status, 'a page came instead of an answer')
    if (answer === 'none') return { kind: 'ok', data: null }
    const bytes = await readBytes(response, maxBytes)
    if (bytes === 'cut') return fault(prepared, 'cut', status, 'the connection broke within the answer')
    if (bytes === 'tooLarge')
      return fault(prepared, 'tooLarge', status, `the answer is above ${maxBytes} bytes`)
    if (answer === 'file') {
      if (bytes.length === 0) return fault(prepared, 'empty', status, 'the file is empty')
      const file: FileFacts = {
        blob: new Blob([bytes], { type }),
        fileName: fileNameOf(response),
        contentType: type,
      }
      return { kind: 'ok', data: file }
    }
    return parsed(prepared, status, new TextDecoder().decode(bytes))
  }

  function parsed(prepared: Prepared, status: number, body: string): Result {
    // an empty answer is one of the three forms of get_tradings (bond-page §4)
    if (body.trim() === '')
      return prepared.name === 'getTradings'
        ? { kind: 'ok', data: '' }
        : fault(prepared, 'empty', status, 'the answer is empty')
    let data: unknown
    try {
      data = JSON.parse(body)
    } catch {
      const isPage = body.trimStart().startsWith('<')
      return fault(prepared, isPage ? 'html' : 'json', status, 'the answer is no JSON')
    }
    try {
      options.inspect?.(prepared.name, data)
    } catch {
      // a check must not change what it watches
    }
    return { kind: 'ok', data }
  }

  function forget(prepared: Prepared): Result {
    // the answer is not awaited: a log may not hold up what it logs
    const sent = async () => {
      const response = await send(base + prepared.url, { ...initOf(prepared, null), keepalive: true })
      await response.body?.cancel()
    }
    void sent().catch(() => undefined)
    return { kind: 'ok', data: null }
  }

  function initOf({ operation, body }: Prepared, key: string | null): RequestInit {
    const { callClass, answer } = operation
    const headers: Record<string, string> = {
      ...options.headers?.(),
      accept: answer === 'file' ? '*/*' : 'application/json',
    }
    if (callClass !== 'read') headers['x-requested-by'] = 'accrue'
    if (key !== null) headers['idempotency-key'] = key
    if (operation.body === 'json') headers['content-type'] = 'application/json'
    if (operation.body === 'form') headers['content-type'] = 'application/x-www-form-urlencoded'
    return {
      method: operation.method,
      headers,
      credentials: 'same-origin',
      // no JSON call of ours redirects, so following one could only lead astray; files may move within the origin
      redirect: answer === 'file' ? 'follow' : 'manual',
      ...(operation.method === 'GET' && callClass !== 'read' ? { cache: 'no-store' as const } : {}),
      ...(operation.body === 'none' ? {} : { body: bodyOf(operation, body) }),
    }
  }

  /** Whether the response comes from elsewhere than where the call went. */
  function wentAway(response: Response, answer: Operation['answer']): boolean {
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) return true
    if (!response.redirected) return false
    return answer !== 'file' || !sameOrigin(response.url, base)
  }

  return { request, requestAt, baseUrl: base }
}

function fault(
  prepared: Prepared,
  reason: FaultReason,
  status: number | null,
  detail: string,
  retryAfter: number | null = null,
): Result {
  return {
    kind: 'fault',
    fault: { kind: kindOf(reason, status), reason, operation: prepared.name, status, retryAfter, detail },
  }
}

function kindOf(reason: FaultReason, status: number | null): Fault['kind'] {
  if (reason === 'status') return status === 429 ? 'tooMany' : 'server'
  if (reason === 'connection' || reason === 'cut') return 'offline'
  if (reason === 'timeout') return 'timeout'
  return reason === 'form' ? 'schema' : 'malformed'
}

/** A refusal that the client itself makes, without calling. */
export function refusedHere(code: string, message: string, field: string | null = null): Refused {
  return { kind: 'refused', code, message, field, status: 0, retryAfter: null }
}

/** The refusal in a 4xx answer; when its body says none, the status gives the code. */
async function refusal(response: Response): Promise<Refused> {
  const said = await errorOf(response)
  const string = (name: string) => (typeof said[name] === 'string' && said[name] !== '' ? said[name] : null)
  return {
    kind: 'refused',
    code: string('code') ?? CODE_OF_STATUS[response.status] ?? 'bad_request',
    message: string('message') ?? `status ${response.status}`,
    field: string('field'),
    status: response.status,
    retryAfter: null,
  }
}

async function errorOf(response: Response): Promise<Record<string, unknown>> {
  const bytes = await readBytes(response, ERROR_MAX_BYTES)
  if (typeof bytes === 'string') return {}
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
    return typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
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
function fillPath(path: string, values: Readonly<Record<string, unknown>>): string | null {
  let sound = true
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? String(values[name] ?? '') : ''
    if (value === '' || value === '.' || value === '..') sound = false
    return encodeURIComponent(value)
  })
  return sound ? filled : null
}

function queryOf(operation: Operation, values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const name of operation.query) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value !== undefined && value !== null) query.append(name, String(value))
  }
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

function bodyOf(operation: Operation, body: unknown): string {
  if (operation.body === 'json') return JSON.stringify(body)
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined && value !== null) form.append(name, String(value))
  return form.toString()
}

/** Seconds of a Retry-After header, written as seconds or as a date; null when there is none that can be read. */
function retryAfterOf(response: Response, now: number): number | null {
  const written = response.headers.get('retry-after')?.trim()
  if (!written) return null
  if (/^\d{1,9}$/.test(written)) return Number(written)
  const at = Date.parse(written)
  return Number.isFinite(at) ? Math.max(0, Math.ceil((at - now) / 1000)) : null
}

/** The name in Content-Disposition, its path and control characters dropped. */
function fileNameOf(response: Response): string {
  const written = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(written)?.[1]
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(written)?.[1]
  const name = decoded(encoded) ?? plain ?? ''
  return (name.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
}

function decoded(written: string | undefined): string | null {
  if (written === undefined) return null
  try {
    return decodeURIComponent(written)
  } catch {
    return null
  }
}

/** Whether a page came where an answer was promised; a file may be one when it comes as an attachment. */
function isPage(response: Response, type: string, answer: Operation['answer']): boolean {
  const attached = /^\s*attachment/i.test(response.headers.get('content-disposition') ?? '')
  return type.includes('text/html') && !(answer === 'file' && attached)
}

function sameOrigin(url: string, base: string): boolean {
  const own = base === '' ? globalThis.location?.origin : base
  try {
    return own !== undefined && new URL(url).origin === new URL(own).origin
  } catch {
    return false
  }
}

function sentence(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'the call failed'
}

function realSleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/** A random key; where the crypto of the browser is missing, the time and chance must do. */
function randomKey(): string {
  const random = globalThis.crypto?.randomUUID?.bind(globalThis.crypto)
  return random
    ? random()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 14).padEnd(8, '0')}`
}
