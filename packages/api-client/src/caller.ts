import { hasConnection, untilConnected } from './connection.ts'
import { decodeFile, type FileFacts } from './decode/file.ts'
import { asRaw, field, record } from './decode/reading.ts'
import { type Answer, ApiRefusal, clientRefusal, DecodeError, faultOf, type Refused } from './fault.ts'
import { type Client, createClient, createConfig } from './generated/client/index.ts'
import { ownPath } from './own-url.ts'
import {
  type AnswerKind,
  type CallKind,
  type CallOptions,
  type HttpOptions,
  policyFetch,
  retryAfterOf,
} from './policy.ts'
import { systemSleep } from './timeout.ts'

/** Converts the JSON of an answer to facts; throws `DecodeError` when its outermost shape is wrong. */
export type Decode<Facts> = (body: unknown) => Facts

/** Options of a generated SDK function besides path, query and body. */
export type RequestBase = {
  client: Client
  fetch: typeof fetch
  headers: Record<string, string>
  parseAs: 'json' | 'arrayBuffer' | 'stream'
  redirect: RequestRedirect
  cache?: RequestCache
  keepalive?: boolean
}

/** The same for calls that change state: the server requires this header, which a foreign site cannot send. */
export type ChangeRequestBase = RequestBase & {
  headers: Record<string, string> & { 'X-Requested-By': string }
}

type SdkResult = Promise<{ data?: unknown; error?: unknown; request?: Request; response?: Response }>

/** Calls a generated SDK function: `request => getBondPage({ ...request, path: { id } })`. */
export type Send<Base = RequestBase> = (request: Base) => SdkResult

/** Time limit of a call with all its tries. After it the page shows an error with a retry button. */
const TIMEOUT_MS = 15_000
/** Used where there is no page, as on a server: a `Request` needs an absolute url. */
const NO_ORIGIN = 'http://accrue.invalid'

/** Codes of refusals whose body has none. */
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

/**
 * Calls the generated client under the call policy and decodes its answers. Calls resolve with facts or a refusal; they reject with
 * `ApiFault` when the transport failed and with an AbortError when the caller cancelled. The `…Calls` functions build on it.
 */
export function createCaller(options: HttpOptions = {}) {
  const baseUrl = (options.baseUrl ?? '').replace(/\/+$/, '')
  const origin = baseUrl || (globalThis.location?.origin ?? NO_ORIGIN)
  const client = createClient(createConfig({ baseUrl: origin, credentials: 'same-origin' }))
  client.interceptors.request.use((request, { path = {} }) => {
    // `Request` normalises its url, so a segment such as `..` would reach another operation.
    if (Object.values(path).some(part => ['', '.', '..', 'undefined'].includes(String(part))))
      throw new ApiRefusal(clientRefusal('bad_request', 'Path segment is empty or contains `..`.'))
    return request
  })
  const {
    sleep = systemSleep,
    now = Date.now,
    online = hasConnection,
    whenOnline: reconnected = untilConnected,
    newKey = randomKey,
    timeoutMs = TIMEOUT_MS,
    // Looked up at each call, so that a later replacement (by a test or a monitor) is used.
    fetch: send = (request, init) => globalThis.fetch(request, init),
  } = options
  const isOwnOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === new URL(origin).origin

  function requestBase(
    kind: CallKind,
    answer: AnswerKind,
    call: CallOptions,
    waitsForConnection = false,
  ): RequestBase {
    return {
      client,
      fetch: policyFetch({
        kind,
        answer,
        waitsForConnection,
        call,
        send,
        sleep,
        now,
        online,
        whenOnline: reconnected,
        timeoutMs,
        isOwnOrigin,
      }),
      headers: { ...options.headers?.(), accept: answer === 'file' ? '*/*' : 'application/json' },
      parseAs: answer === 'file' ? 'arrayBuffer' : 'json',
      // The API never redirects JSON calls; files may move within the origin.
      redirect: answer === 'file' ? 'follow' : 'manual',
    }
  }

  function changeRequestBase(
    kind: Exclude<CallKind, 'read'>,
    answer: AnswerKind,
    call: CallOptions,
  ): ChangeRequestBase {
    const base = requestBase(kind, answer, call)
    const key: Record<string, string> =
      kind === 'write' ? { 'Idempotency-Key': call.idempotencyKey ?? newKey() } : {}
    return {
      ...base,
      headers: { ...base.headers, ...key, 'X-Requested-By': 'accrue' },
      ...(kind === 'write' ? {} : { cache: 'no-store' }),
      ...(kind === 'fire-and-forget' ? { keepalive: true } : {}),
    }
  }

  /** The result of a read. */
  async function resultOf(operation: Send, call: CallOptions): SdkResult {
    const base = requestBase('read', 'json', call, true)
    if (call.answer === undefined) return operation(base)
    // a stream is not read: the answer is here
    const result = await operation({ ...base, fetch: async () => new Response(), parseAs: 'stream' })
    return { ...result, data: call.answer }
  }

  async function answerOf<Facts>(
    result: SdkResult,
    decode: (data: unknown, response: Response) => Facts,
  ): Promise<Answer<Facts>> {
    const { data, error, request, response } = await result
    if (error instanceof ApiRefusal) return error.refusal
    // an `ApiFault` of the policy, or the AbortError of a cancelled call
    if (!request || !response) throw error
    if (!response.ok) return refusalOf(error, response, now())
    const { status } = response
    if (error !== undefined)
      throw faultOf(request, 'json', 'the answer is not JSON', { status, cause: error })
    try {
      if (!(data instanceof ArrayBuffer)) options.inspect?.(request, data)
    } catch {
      // `inspect` must not affect the call
    }
    try {
      return { kind: 'ok', data: decode(data, response) }
    } catch (cause) {
      const detail = cause instanceof DecodeError ? cause.message : 'the decoder failed'
      throw faultOf(request, 'form', detail, { status, cause })
    }
  }

  return {
    /** Origin of the API; '' is the page's own. */
    baseUrl,
    read: <Facts>(operation: Send, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(resultOf(operation, call), decode),
    /** A read for somebody who types: it fails at once when offline, so that the field can show why. */
    search: <Facts>(operation: Send, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(requestBase('read', 'json', call)), decode),
    /** A read whose body may be empty; an empty body decodes as ''. */
    readOrEmpty: <Facts>(operation: Send, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(requestBase('read', 'jsonOrEmpty', call, true)), decode),
    file: (operation: Send, call: CallOptions = {}): Promise<Answer<FileFacts>> =>
      answerOf(operation(requestBase('read', 'file', call)), decodeFile),
    write: <Facts>(operation: Send<ChangeRequestBase>, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(changeRequestBase('write', 'json', call)), decode),
    /** A GET that changes state on the server (readings #35). */
    writingGet: <Facts>(operation: Send<ChangeRequestBase>, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(changeRequestBase('writing-get', 'json', call)), decode),
    /** The same for an operation whose success has no body. */
    writingGetWithoutAnswer: (operation: Send<ChangeRequestBase>, call: CallOptions = {}) =>
      answerOf(operation(changeRequestBase('writing-get', 'none', call)), () => null),
    /** Sends a log. Resolves at once and never rejects. */
    log: async (operation: Send<ChangeRequestBase>): Promise<void> => {
      void operation(changeRequestBase('fire-and-forget', 'none', {})).catch(() => undefined)
    },
    /** The path of a url from the page or an answer; null unless it belongs to the API (readings #41). */
    ownPath: (url: string) => ownPath(url, baseUrl),
  }
}

export type Caller = ReturnType<typeof createCaller>

/** The refusal of a 4xx answer; without a code in the body, the status decides. */
function refusalOf(body: unknown, response: Response, now: number): Refused {
  const { status } = response
  const error = record(asRaw(body) ?? {}, 'error')
  const text = (name: string) => {
    const value = field(error, name)
    return typeof value === 'string' && value !== '' ? value : null
  }
  return {
    kind: 'refused',
    code: text('code') ?? CODE_OF_STATUS[status] ?? 'bad_request',
    message: text('message') ?? `status ${status}`,
    field: text('field'),
    status,
    retryAfter: retryAfterOf(response, now),
  }
}

/** A random key. `crypto.randomUUID` is missing on insecure origins. */
function randomKey(): string {
  const random = globalThis.crypto?.randomUUID?.bind(globalThis.crypto)
  return random
    ? random()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 14).padEnd(8, '0')}`
}
