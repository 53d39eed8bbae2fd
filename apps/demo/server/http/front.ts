import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { requestId } from '../log.ts'
import { StartFault } from '../start-fault.ts'
import type { RequestCaller } from './caller.ts'
import type { Metrics } from './metrics.ts'

/** The app's `fetch`. */
type Fetch = Parameters<typeof getRequestListener>[0]
/** Readiness checks by name; false or an error means not ready. */
export type Checks = Record<string, () => Promise<boolean>>

export type Front = {
  server: Server
  /** Starts passing requests to the app; before that, every request gets 503 with Retry-After. */
  open(fetch: Fetch, checks: Checks): void
  /** Closes every connection after its answer, or after this many milliseconds. True when no answer was cut off. */
  drain(milliseconds: number): Promise<boolean>
}

export type FrontOptions = Pick<Config, 'publicUrl' | 'secure' | 'requestMs' | 'maxRequests'> & {
  callerOf(incoming: IncomingMessage): RequestCaller
  log: Logger
  metrics: Metrics
}

/** Time limit for the request head. It fits in one packet; a client that needs longer holds the connection on purpose. */
const HEAD_MS = 10_000
/** Longer than the idle timeout of common proxies, so that the proxy closes first. */
const IDLE_MS = 65_000
/** Time limit of a check, and how long its result is cached: frequent probes cost nothing. */
const CHECK_MS = 1000
/** How often a drain checks whether all requests are answered. */
const POLL_MS = 25
const MAX_LOGGED_PATH = 200

/**
 * The layer between the network and the app: probes (`/livez`, `/readyz`), request ids, one log line per request, a
 * limit on concurrent requests, the https redirect, and graceful shutdown.
 */
export function createFront(options: FrontOptions): Front {
  const { log, metrics } = options
  const running = new Set<IncomingMessage>()
  let answer: ReturnType<typeof getRequestListener> | null = null
  let checked: (() => Promise<Record<string, boolean>>) | null = null
  let draining = false

  const server = createServer(
    {
      requestTimeout: options.requestMs,
      headersTimeout: Math.min(HEAD_MS, options.requestMs),
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: IDLE_MS,
    },
    (incoming, outgoing) => {
      const caller = options.callerOf(incoming)
      const id = idOf(incoming, caller)
      track(incoming, outgoing, id)
      requestId.run(id, () => void respond(incoming, outgoing, caller))
    },
  )

  server.on('clientError', refuseUnreadable)

  /** Counts the request until its answer is sent or its connection closes, then logs it. */
  function track(incoming: IncomingMessage, outgoing: ServerResponse, id: string): void {
    const began = performance.now()
    const { method = '' } = incoming
    const path = (incoming.url ?? '').split('?')[0]?.slice(0, MAX_LOGGED_PATH) ?? ''
    running.add(incoming)
    metrics.began()
    outgoing.setHeader('x-request-id', id)
    if (draining) outgoing.setHeader('connection', 'close')
    outgoing.once('close', () => {
      running.delete(incoming)
      const milliseconds = Math.round(performance.now() - began)
      const status = outgoing.headersSent ? outgoing.statusCode : 0
      metrics.ended({ method, path, status, seconds: milliseconds / 1000 })
      const cut = outgoing.writableFinished ? {} : { cut: true }
      log.info({ requestId: id, method, path, status, milliseconds, ...cut }, 'request')
    })
  }

  /** Number of running requests that have arrived completely; slow incomplete ones occupy no slot. */
  function completeRequests(): number {
    let count = 0
    for (const incoming of running) if (incoming.complete) count += 1
    return count
  }

  async function respond(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    caller: RequestCaller,
  ): Promise<void> {
    const { url = '/' } = incoming
    if (url === '/livez') return sendJson(outgoing, 200, { status: 'alive' })
    if (url === '/readyz') {
      const checks = draining || !checked ? { data: answer !== null } : await checked()
      const ready = !draining && answer !== null && Object.values(checks).every(Boolean)
      return sendJson(outgoing, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', checks })
    }
    if (!answer) return sendJson(outgoing, 503, refusal('starting', 'The server is starting.'))
    if (draining && url === '/healthz') return sendJson(outgoing, 503, { status: 'not ready' })
    if (running.size > options.maxRequests && completeRequests() >= options.maxRequests) {
      metrics.overloaded()
      return sendJson(outgoing, 503, refusal('overloaded', 'Too many requests are under way.'))
    }
    if (options.secure && caller.protocol === 'http' && url.startsWith('/')) {
      outgoing.writeHead(308, { location: `${options.publicUrl}${url}`, 'content-length': 0 }).end()
      return
    }
    await answer(incoming, outgoing)
  }

  return {
    server,
    open(fetch, checks) {
      checked = checkerOf(checks)
      answer = getRequestListener(fetch)
    },
    async drain(milliseconds) {
      draining = true
      const until = performance.now() + milliseconds
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      // Do not wait for requests that are still incomplete.
      while (completeRequests() > 0 && performance.now() < until) {
        server.closeIdleConnections()
        await new Promise(resolve => setTimeout(resolve, POLL_MS))
      }
      const drained = completeRequests() === 0
      server.closeAllConnections()
      await closed
      return drained
    },
  }
}

/** Listens and returns the port. An error names the environment variable to change. */
export function listen(
  server: Server,
  { port, host }: { port: number; host?: string | undefined },
  names: { port: string; host: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const messages: Record<string, string> = {
        EADDRINUSE: `${names.port} ${port} is in use by another program`,
        EACCES: `${names.port} ${port}: this user may not listen on it`,
        EADDRNOTAVAIL: `${names.host} ${host} is not an address of this machine`,
      }
      reject(new StartFault('port', messages[error.code ?? ''] ?? error.message))
    })
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () =>
      resolve((server.address() as AddressInfo).port),
    )
  })
}

/** The request id from a trusted proxy, or a new one. */
function idOf({ headers }: IncomingMessage, { proxied }: RequestCaller): string {
  const forwarded = headers['x-request-id']
  return proxied && typeof forwarded === 'string' && /^[\w.-]{8,64}$/.test(forwarded)
    ? forwarded
    : randomUUID()
}

function refusal(code: string, message: string) {
  return { error: { code, message } }
}

function sendJson(outgoing: ServerResponse, status: 200 | 503, body: object): void {
  outgoing
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    })
    .end(JSON.stringify(body))
}

/** Answers to requests that Node cannot read, by its error codes; any other is malformed. */
const UNREADABLE: Record<string, [status: string, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'too_large',
    'The address or a header is too long.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'timeout', 'The request took too long to arrive.'],
}
const MALFORMED = ['400 Bad Request', 'bad_request', 'The request is malformed.'] as const
/** Time to read the rest of such a request: the answer would be lost if the connection were reset. */
const READ_REST_MS = 1000

/** Answers a request that Node cannot read, then closes the connection. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, code, message] = UNREADABLE[error.code ?? ''] ?? MALFORMED
  const body = JSON.stringify(refusal(code, message))
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
  socket.resume()
  setTimeout(() => socket.destroy(), READ_REST_MS).unref()
}

/** Runs every check in parallel, at most once a second. */
function checkerOf(checks: Checks): () => Promise<Record<string, boolean>> {
  let last: { at: number; results: Promise<Record<string, boolean>> } | null = null
  const withTimeout = (check: () => Promise<boolean>) =>
    Promise.race([
      check().catch(() => false),
      new Promise<false>(resolve => setTimeout(() => resolve(false), CHECK_MS).unref()),
    ])
  const all = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await withTimeout(check)] as const),
      ),
    )
  return () => {
    const now = performance.now()
    if (!last || now - last.at > CHECK_MS) last = { at: now, results: all() }
    return last.results
  }
}
