import { realSleep } from './bounded.ts'
import { isOnline, whenOnline } from './connection.ts'
import { decodeFile, type FileFacts } from './decode/file.ts'
import { asRaw, field, record } from './decode/reading.ts'
import { type Answer, ApiRefusal, faultOf, type Refused, refusedHere, WrongForm } from './fault.ts'
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

/** Turns the JSON of an answer into facts; throws `WrongForm` when its outermost form is wrong. */
export type Decode<Facts> = (body: unknown) => Facts

/** What a generated SDK function is given besides its path, query and body. */
export type RequestBase = {
  client: Client
  fetch: typeof fetch
  headers: Record<string, string>
  parseAs: 'json' | 'arrayBuffer'
  redirect: RequestRedirect
  cache?: RequestCache
  keepalive?: boolean
}

/** The same for a call that changes state: the server refuses it without the header that a foreign site cannot send. */
export type ChangeRequestBase = RequestBase & {
  headers: Record<string, string> & { 'X-Requested-By': string }
}

type SdkResult = Promise<{ data?: unknown; error?: unknown; request?: Request; response?: Response }>

/** One call of a generated SDK function: `request => getBondPage({ ...request, path: { id } })`. */
export type Send<Base = RequestBase> = (request: Base) => SdkResult

/** Milliseconds that a call may take with all its tries: then the page says so, and offers a retry. */
const TIMEOUT_MS = 15_000
/** Replaces the page's origin when there is none, as on a server: a request needs a whole address. */
const NO_ORIGIN = 'http://accrue.invalid'

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

/**
 * Calls of the generated client under the call policy, with decoding, in the grammar of ports: they resolve with facts or a refusal,
 * reject with `ApiFault` when the transport failed and with an AbortError when the caller cancelled. Groups of calls are made over it.
 */
export function createCaller(options: HttpOptions = {}) {
  const baseUrl = (options.baseUrl ?? '').replace(/\/+$/, '')
  const origin = baseUrl || (globalThis.location?.origin ?? NO_ORIGIN)
  const client = createClient(createConfig({ baseUrl: origin, credentials: 'same-origin' }))
  client.interceptors.request.use((request, { path = {} }) => {
    // the address of a request is normalised: a part such as `..` would lead to another operation
    if (Object.values(path).some(part => ['', '.', '..', 'undefined'].includes(String(part))))
      throw new ApiRefusal(refusedHere('bad_request', 'Path segment is empty or contains `..`.'))
    return request
  })
  const {
    sleep = realSleep,
    now = Date.now,
    online = isOnline,
    whenOnline: reconnected = whenOnline,
    newKey = randomKey,
    timeoutMs = TIMEOUT_MS,
    // looked up at each call, so that a fetch replaced later (a test, a service worker) counts
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
      // no JSON call redirects, so following one could only lead astray; files may move within the origin
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

  async function answerOf<Facts>(
    result: SdkResult,
    decode: (data: unknown, response: Response) => Facts,
  ): Promise<Answer<Facts>> {
    const { data, error, request, response } = await result
    if (error instanceof ApiRefusal) return error.refusal
    // the policy's faults, and the AbortError of a caller who cancelled
    if (!request || !response) throw error
    if (!response.ok) return refusalOf(error, response, now())
    const { status } = response
    if (error !== undefined) throw faultOf(request, 'json', 'the answer is no JSON', { status, cause: error })
    try {
      if (!(data instanceof ArrayBuffer)) options.inspect?.(request, data)
    } catch {
      // a check must not change what it watches
    }
    try {
      return { kind: 'ok', data: decode(data, response) }
    } catch (cause) {
      const detail = cause instanceof WrongForm ? cause.message : 'the answer could not be read'
      throw faultOf(request, 'form', detail, { status, cause })
    }
  }

  return {
    /** The origin that is called; '' is the page's own. */
    baseUrl,
    read: <Facts>(operation: Send, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(requestBase('read', 'json', call, true)), decode),
    /** A read that answers somebody who types: without a connection it fails at once, so that the field can say why. */
    search: <Facts>(operation: Send, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(requestBase('read', 'json', call)), decode),
    /** A read whose answer may also have an empty body, which is decoded as ''. */
    readOrEmpty: <Facts>(operation: Send, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(requestBase('read', 'jsonOrEmpty', call, true)), decode),
    file: (operation: Send, call: CallOptions = {}): Promise<Answer<FileFacts>> =>
      answerOf(operation(requestBase('read', 'file', call)), decodeFile),
    write: <Facts>(operation: Send<ChangeRequestBase>, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(changeRequestBase('write', 'json', call)), decode),
    /** A GET that changes state on the server (readings #35). */
    writingGet: <Facts>(operation: Send<ChangeRequestBase>, decode: Decode<Facts>, call: CallOptions = {}) =>
      answerOf(operation(changeRequestBase('writing-get', 'json', call)), decode),
    /** The same where a success has no body. */
    writingGetWithoutAnswer: (operation: Send<ChangeRequestBase>, call: CallOptions = {}) =>
      answerOf(operation(changeRequestBase('writing-get', 'none', call)), () => null),
    /** Sends a log: resolves at once and never rejects. */
    log: async (operation: Send<ChangeRequestBase>): Promise<void> => {
      void operation(changeRequestBase('fire-and-forget', 'none', {})).catch(() => undefined)
    },
    /** The path of a url that the page names; null unless it is the API's own (readings #41). */
    ownPath: (url: string) => ownPath(url, baseUrl),
  }
}

export type Caller = ReturnType<typeof createCaller>

/** The refusal in a 4xx answer; when its body has none, the status gives the code. */
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

/** A random key; where the crypto of the browser is missing, the time and chance must do. */
function randomKey(): string {
  const random = globalThis.crypto?.randomUUID?.bind(globalThis.crypto)
  return random
    ? random()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 14).padEnd(8, '0')}`
}
