import { exampleAnswers } from '../generated/examples.gen.ts'
import { type Operation, type OperationId, operations } from '../generated/operations.gen.ts'
import type { Fetch } from '../policy.ts'
import { operationOf } from '../route.ts'

/** A request to the fake server. */
export type SeenRequest = {
  operation: OperationId | null
  method: string
  /** Path and query. */
  url: string
  path: Record<string, string>
  query: Record<string, string>
  headers: Headers
  /** The parsed JSON or form body; undefined without a body. */
  body: unknown
}

/**
 * The answer of an operation: a Response, JSON for a 200, or a function of the request that returns either. It may wait or throw, as fetch
 * does.
 */
export type FakeAnswer = unknown | ((request: SeenRequest, signal: AbortSignal | undefined) => unknown)

/** Operations without an answer here return their first example. */
export type FakeServerOptions = {
  answers?: Partial<Record<OperationId, FakeAnswer>>
  /** Name of the preferred example, such as `masked` for a user without full access. */
  example?: string
}

/** An in-memory server for tests and stories: pass its `fetch` to `createApi`. */
export function fakeServer({ answers = {}, example }: FakeServerOptions = {}) {
  const seen: SeenRequest[] = []
  const fetch: Fetch = async (sent, { signal }) => {
    const { method, headers } = sent
    const { pathname, search } = new URL(sent.url)
    const url = `${pathname}${search}`
    const routed = operationOf(method, url)
    const request: SeenRequest = {
      operation: routed?.operation ?? null,
      method,
      url,
      path: routed?.path ?? {},
      query: routed?.query ?? {},
      headers,
      body: bodyOf(await sent.text(), headers),
    }
    seen.push(request)
    if (routed === null) return refusalResponse(404, 'not_found')
    const own = Object.hasOwn(answers, routed.operation)
    const answer = own
      ? answers[routed.operation]
      : withHashOf(request.body, exampleOf(routed.operation, example))
    const result: unknown = typeof answer === 'function' ? await answer(request, signal) : answer
    return result instanceof Response ? result : responseOf(routed.operation, result)
  }
  return {
    fetch,
    /** All requests so far, in order. */
    seen,
    /** The requests of one operation. */
    requestsOf: (operation: OperationId) => seen.filter(request => request.operation === operation),
  }
}

/** The answer with the hash of its request's body, if both have one: the server repeats it. */
export function withHashOf(body: unknown, answer: unknown): unknown {
  return hasHash(body) && hasHash(answer) ? { ...answer, hash: body.hash } : answer
}

function hasHash(value: unknown): value is { hash: unknown } {
  return typeof value === 'object' && value !== null && 'hash' in value
}

/** The named example of an operation, else its first; undefined without examples. */
export function exampleOf(operation: OperationId, name?: string): unknown {
  const examples = exampleAnswers[operation] ?? {}
  const key = name !== undefined && Object.hasOwn(examples, name) ? name : Object.keys(examples)[0]
  return key === undefined ? undefined : structuredClone(examples[key])
}

/** A success of the operation: JSON, a file or no content. */
export function responseOf(operation: OperationId, data: unknown): Response {
  const { answer }: Operation = operations[operation]
  if (answer === 'none') return new Response(null, { status: 204 })
  if (answer === 'json') return jsonResponse(data)
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="example.xlsx"',
  }
  return new Response('PK example', { headers })
}

/** JSON with a status. */
export function jsonResponse(data: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(data) ?? '', {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** A refusal in the API's error format. */
export function refusalResponse(status: number, code: string, field?: string): Response {
  return jsonResponse({ error: { code, message: `refused: ${code}`, ...(field ? { field } : {}) } }, status)
}

function bodyOf(body: string, headers: Headers): unknown {
  if (body === '') return undefined
  const isForm = headers.get('content-type')?.includes('urlencoded') === true
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
}
