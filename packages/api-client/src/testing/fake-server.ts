import { exampleAnswers } from '../generated/examples.gen.ts'
import { type Operation, type OperationId, operations } from '../generated/operations.gen.ts'
import type { Fetch } from '../policy.ts'
import { routeOf } from '../route.ts'

/** A request that the fake server has seen. */
export type SeenRequest = {
  operation: OperationId | null
  method: string
  /** Path and query. */
  url: string
  path: Record<string, string>
  query: Record<string, string>
  headers: Headers
  /** The JSON or form body, read; undefined when there was none. */
  body: unknown
}

/**
 * How an operation answers: a Response, JSON to answer with 200, or a function of the request that gives either (it may wait, and may
 * throw as fetch does).
 */
export type FakeAnswer = unknown | ((request: SeenRequest, signal: AbortSignal | undefined) => unknown)

/** What the fake server answers with; an operation that is not named answers its first example. */
export type FakeServerOptions = {
  answers?: Partial<Record<OperationId, FakeAnswer>>
  /** Name of the example to prefer where an operation has it: `masked` for a user without full access. */
  example?: string
}

/** An in-memory server for tests and stories: hand its `fetch` to `createApi`. */
export function fakeServer({ answers = {}, example }: FakeServerOptions = {}) {
  const seen: SeenRequest[] = []
  const fetch: Fetch = async (sent, { signal }) => {
    const { method, headers } = sent
    const { pathname, search } = new URL(sent.url)
    const url = `${pathname}${search}`
    const routed = routeOf(method, url)
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
    const answer = own ? answers[routed.operation] : exampleOf(routed.operation, example)
    const made: unknown = typeof answer === 'function' ? await answer(request, signal) : answer
    return made instanceof Response ? made : responseOf(routed.operation, made)
  }
  return {
    fetch,
    /** Every request so far, in order. */
    seen,
    /** The requests of one operation. */
    requestsOf: (operation: OperationId) => seen.filter(request => request.operation === operation),
  }
}

/** An example answer of an operation: the named one if it has it, else its first; undefined when it has none. */
export function exampleOf(operation: OperationId, name?: string): unknown {
  const examples = exampleAnswers[operation] ?? {}
  const chosen = name !== undefined && Object.hasOwn(examples, name) ? name : Object.keys(examples)[0]
  return chosen === undefined ? undefined : structuredClone(examples[chosen])
}

/** A success as the operation promises it: JSON, a file, or nothing. */
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

/** A refusal in the API's one error shape. */
export function refusalResponse(status: number, code: string, field?: string): Response {
  return jsonResponse({ error: { code, message: `refused: ${code}`, ...(field ? { field } : {}) } }, status)
}

function bodyOf(body: string, headers: Headers): unknown {
  if (body === '') return undefined
  const isForm = headers.get('content-type')?.includes('urlencoded') === true
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
}
