import { type Operation, type OperationId, operations } from '../generated/operations.gen.ts'
import { exampleOf, jsonResponse, refusalResponse, responseOf } from './fake-server.ts'

/** Input of a fault. */
export type FaultContext = {
  operation: OperationId
  /** Waits on the test's clock. */
  sleep: (ms: number) => Promise<void>
}

/** A way in which a call can fail. */
export type FaultCase = {
  id: `F${number}`
  name: string
  /** The response, or the rejection of fetch. */
  answer: (context: FaultContext) => Promise<Response> | Response
}

const LOGIN_PAGE = '<!doctype html><title>Sign in</title><form><input name="login"></form>'
const ELSEWHERE = 'https://elsewhere.invalid/'

/** The 26 kinds of fault that every call must handle, F1–F26. */
export const faultCases: readonly FaultCase[] = [
  { id: 'F1', name: 'the connection is refused', answer: () => unreachable('connection refused') },
  { id: 'F2', name: 'the connection is reset within the body', answer: resetWithinBody },
  { id: 'F3', name: 'the name is not resolved', answer: () => unreachable('name not resolved') },
  { id: 'F4', name: 'the server never answers', answer: () => new Promise<Response>(() => undefined) },
  { id: 'F5', name: 'the answer takes 3 s', answer: afterThreeSeconds },
  { id: 'F6', name: 'the body drips for 30 s', answer: drip },
  { id: 'F7', name: '500 with a page', answer: () => page('<h1>Internal Server Error</h1>', 500) },
  {
    id: 'F8',
    name: '503 with Retry-After',
    answer: () => page('Service Unavailable', 503, { 'retry-after': '1' }),
  },
  { id: 'F9', name: '504', answer: () => page('Gateway Timeout', 504) },
  {
    id: 'F10',
    name: '429 with Retry-After',
    answer: () =>
      jsonResponse({ error: { code: 'too_many', message: 'slow down' } }, 429, { 'retry-after': '2' }),
  },
  { id: 'F11', name: '400 with a code', answer: () => refusalResponse(400, 'bad_request', 'id') },
  { id: 'F12', name: '401 in mid-session', answer: () => refusalResponse(401, 'need_auth') },
  { id: 'F13', name: '403', answer: () => refusalResponse(403, 'access_denied_auth') },
  { id: 'F14', name: '404', answer: () => refusalResponse(404, 'not_found') },
  { id: 'F15', name: '204 without a body', answer: () => new Response(null, { status: 204 }) },
  { id: 'F16', name: 'JSON that is cut off', answer: cutJson },
  { id: 'F17', name: '200 with a login page', answer: () => page(LOGIN_PAGE, 200) },
  { id: 'F18', name: 'null', answer: () => jsonResponse(null) },
  { id: 'F19', name: 'a list for an object, and back', answer: swappedListAndObject },
  { id: 'F20', name: 'a required field is missing', answer: context => mutated(context, withoutFirstField) },
  { id: 'F21', name: 'numbers that are none', answer: oddNumbers },
  { id: 'F22', name: 'an answer above the limit', answer: tooLarge },
  { id: 'F23', name: 'empty lists', answer: context => mutated(context, withEmptyLists) },
  { id: 'F24', name: 'answers out of order', answer: outOfOrder },
  { id: 'F25', name: 'offline during the call, then online', answer: () => unreachable('network changed') },
  { id: 'F26', name: 'a redirect to another origin', answer: redirectElsewhere },
]

function unreachable(message: string): Promise<Response> {
  return Promise.reject(new TypeError(message))
}

function page(html: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}

function good({ operation }: FaultContext): Response {
  return responseOf(operation, exampleOf(operation))
}

async function afterThreeSeconds(context: FaultContext): Promise<Response> {
  await context.sleep(3000)
  return good(context)
}

function resetWithinBody(): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"today":'))
      controller.error(new TypeError('connection reset'))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

function drip({ sleep }: FaultContext): Response {
  let drops = 0
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await sleep(1000)
      controller.enqueue(new TextEncoder().encode(' '))
      if (++drops === 30) controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

function cutJson({ operation }: FaultContext): Response {
  const json = JSON.stringify(exampleOf(operation) ?? { a: 1 })
  return jsonText(json.slice(0, Math.max(1, json.length - 2)).replace(/^(-?\d+|false|"")$/, '{'))
}

function swappedListAndObject({ operation }: FaultContext): Response {
  return jsonResponse(Array.isArray(exampleOf(operation)) ? {} : [])
}

/** Removes the first field of an object, or of each row of a list. */
function withoutFirstField(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFirstField)
  if (typeof value !== 'object' || value === null) return value
  const [, ...rest] = Object.entries(value)
  return Object.fromEntries(rest)
}

/** Empties every list, at any depth. */
function withEmptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withEmptyLists(child)]))
}

function mutated({ operation }: FaultContext, mutate: (example: unknown) => unknown): Response {
  return operationAnswer(operation) === 'json'
    ? jsonResponse(mutate(exampleOf(operation)))
    : responseOf(operation, null)
}

/** JSON in place of a number: text, not finite, minus zero, too large, too long. */
const ODD_NUMBERS = ['"1,5"', '"NaN"', '1e400', '-0', '1e308', `"${'9'.repeat(1000)}"`]

function oddNumbers({ operation }: FaultContext): Response {
  if (operationAnswer(operation) !== 'json') return responseOf(operation, null)
  let at = 0
  // JSON.stringify cannot write 1e400 or -0: write a marker for each number and replace it in the text.
  const text = JSON.stringify(exampleOf(operation), (_, value: unknown) =>
    typeof value === 'number' ? '\u0000#' : value,
  )
  return jsonText(text.replaceAll('"\\u0000#"', () => ODD_NUMBERS[at++ % ODD_NUMBERS.length] ?? '0'))
}

function tooLarge({ operation }: FaultContext): Response {
  const { maxBytes = 8 * 1024 * 1024 }: Operation = operations[operation]
  const block = new Uint8Array(1024 * 1024).fill(32)
  let chunksLeft = Math.ceil(maxBytes / block.length) + 1
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (chunksLeft-- > 0) controller.enqueue(block)
      else controller.close()
    },
  })
  const type = operationAnswer(operation) === 'file' ? 'application/octet-stream' : 'application/json'
  return new Response(body, { headers: { 'content-type': type } })
}

/** Delays the first answer, so that a second request can be answered before it. */
async function outOfOrder(context: FaultContext): Promise<Response> {
  await context.sleep(5000)
  return good(context)
}

function redirectElsewhere({ operation }: FaultContext): Response {
  if (operationAnswer(operation) !== 'file') return Response.redirect(ELSEWHERE, 302)
  // fetch follows redirects of files and reports the final url
  const response = page(LOGIN_PAGE, 200)
  Object.defineProperties(response, { redirected: { value: true }, url: { value: ELSEWHERE } })
  return response
}

function jsonText(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}

function operationAnswer(operation: OperationId): Operation['answer'] {
  return operations[operation].answer
}
