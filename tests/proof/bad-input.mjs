import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { parse } from 'yaml'
import { VALID_REQUESTS } from '../../apps/demo/server/testing/operations.ts'
import { unitTests } from './own-tests.mjs'
import { sessionOf, withServer } from './server.mjs'

const root = join(import.meta.dirname, '../..')
const CONCURRENT = 6
const TIMEOUT_MS = 30_000
/** Waits for a limit of a second are waited for; longer ones are counted. */
const SHORT_WAIT_S = 2
/** Stands for the hostile value until the body is text. */
const MARK = '@hostile@'

/** A text, and how it is written in JSON and in addresses unless as usual. */
const value = (name, text, { json = JSON.stringify(text), encoded = encodeURIComponent(text) } = {}) => ({
  name,
  json,
  encoded,
})
/** A value that is no text in JSON. */
const raw = (name, json) => value(name, json, { json })
const nested = `${'['.repeat(1000)}${']'.repeat(1000)}`
const long = `[${Array.from({ length: 10_000 }, (_, index) => index).join()}]`

const VALUES = [
  value('NUL', '\0'),
  value('NUL in a text', 'a\0b'),
  value('high surrogate', '', { json: '"\\ud800"', encoded: '%ED%A0%80' }),
  value('low surrogate', '', { json: '"a\\udc00b"', encoded: 'a%ED%B0%80b' }),
  value('1 MB', 'x'.repeat(2 ** 20)),
  raw('-1', '-1'),
  raw('0', '0'),
  raw('1.5', '1.5'),
  raw('2^31', String(2 ** 31)),
  raw('2^53', String(2 ** 53)),
  raw('1e309', '1e309'),
  raw('NaN', 'NaN'),
  raw('true', 'true'),
  value('empty text', ''),
  value('space', ' '),
  raw('null', 'null'),
  raw('[]', '[]'),
  raw('{}', '{}'),
  raw('nested 1,000 deep', nested),
  raw('array of 10,000', long),
  value('__proto__', '__proto__'),
  raw('__proto__ as a field', '{"__proto__":{"userId":1}}'),
  value('constructor', 'constructor'),
  value('SQL condition', "' OR '1'='1' --"),
  value('SQL statement', '1; DROP TABLE users; --'),
  value('script element', '<script>alert(1)</script>'),
  value('image with a script', '"><img src=x onerror=alert(1)>'),
  value('template', ['$', '{7*7}{{7*7}}'].join('')),
  value('../', '../../etc/passwd'),
  value('..', '..'),
  value('%00', '%00'),
  value('broken escape', '%zz', { encoded: '%zz' }),
  value('CRLF', 'a\r\nX-Injected: 1'),
  value('right-to-left marks', '\u202e\u200f1'),
  value('byte order mark', '\ufeff1'),
  value('wide digit', '１'),
  value('emoji', '👩‍👩‍👧‍👦'),
  value('0000-00-00', '0000-00-00'),
  value('9999-99-99', '9999-99-99'),
  value('2025-02-30', '2025-02-30'),
]

/** Valid requests of desk that depend on what desk owns. */
const OWN_REQUESTS = {
  deleteIndicatorRequest: { path: '/api/uss/delete/6001/', method: 'POST' },
  appendToWatchlists: {
    path: '/api/watchlistAppend/',
    json: { bondId: 1, add: [6001], qnt: [''], price: [''], date: [''] },
  },
}

const document = parse(readFileSync(join(root, 'packages/api-client/openapi.yaml'), 'utf8'))

/** A part of the document, or what it refers to. */
const resolved = part =>
  part?.$ref
    ? part.$ref
        .slice(2)
        .split('/')
        .reduce((parent, key) => parent[key], document)
    : part

/** Every operation with its valid request in the session of this id. */
const operations = sid =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const valid = OWN_REQUESTS[operation.operationId] ?? VALID_REQUESTS[operation.operationId]
      if (!valid) throw new Error(`No valid request of ${operation.operationId}`)
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map(resolved),
        body: Object.values(operation.requestBody?.content ?? {})[0]?.schema,
        valid: valid.json?.sid ? { ...valid, json: { ...valid.json, sid } } : valid,
      }
    }),
  )

/** Paths of the fields in a body, the whole body first. */
function fieldsOf(schema, at = []) {
  const { properties = {}, items } = resolved(schema)
  const inner = Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, [...at, name]))
  return [at, ...inner, ...(items ? fieldsOf(items, [...at, 0]) : [])]
}

/** A copy of a body with one field replaced. */
function withField(body, [name, ...rest], replacement) {
  if (name === undefined) return replacement
  const copy = Array.isArray(body) ? [...body] : { ...body }
  copy[name] = withField(copy[name] ?? (typeof rest[0] === 'number' ? [] : {}), rest, replacement)
  return copy
}

/** The values of the path parameters in a valid address. */
function pathValues(template, address) {
  const pattern = template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return new RegExp(`^${pattern}$`).exec(address)?.groups ?? {}
}

/** The valid address with one path or query parameter replaced by encoded text. */
function addressWith({ path, valid }, { in: part, name }, encoded) {
  const [address, query = ''] = valid.path.split('?')
  if (part === 'path') {
    const values = { ...pathValues(path, address), [name]: encoded }
    return `${path.replace(/\{(\w+)\}/g, (_, key) => values[key])}${query && `?${query}`}`
  }
  const others = query.split('&').filter(text => text && !text.startsWith(`${name}=`))
  return `${address}?${[...others, `${name}=${encoded}`].join('&')}`
}

const formText = form => new URLSearchParams(form).toString()

/** The valid body as text. */
const validBody = ({ json, form }) => (json ? JSON.stringify(json) : form && formText(form))

/** The valid body with one field replaced. */
function bodyWith({ json, form }, field, { json: asJson, encoded }) {
  if (json) return JSON.stringify(withField(json, field, MARK)).replace(JSON.stringify(MARK), () => asJson)
  if (field.length === 0) return encoded
  const others = Object.fromEntries(Object.entries(form).filter(([name]) => name !== field[0]))
  return [formText(others), `${field[0]}=${encoded}`].filter(Boolean).join('&')
}

/** What can be replaced in one operation; one without parameters gets an unknown one. */
function placesOf(operation) {
  const { parameters, body, valid } = operation
  const inAddress = parameters.filter(parameter => ['path', 'query'].includes(parameter.in))
  const fields = body ? fieldsOf(body).filter(field => !valid.form || field.length < 2) : []
  const unknown = inAddress.length + fields.length === 0 ? [{ in: 'query', name: 'unknown' }] : []
  return [
    ...[...inAddress, ...unknown].map(parameter => ({
      name: parameter.name,
      make: hostile => ({
        path: addressWith(operation, parameter, hostile.encoded),
        body: validBody(valid),
      }),
    })),
    ...fields.map(field => ({
      name: field.join('.') || 'body',
      make: hostile => ({ path: valid.path, body: bodyWith(valid, field, hostile) }),
    })),
  ]
}

/** Sends one request on a connection of its own; without an answer the result is the error's code. */
function answerOf(origin, { method, path, headers, body }) {
  return new Promise(resolve => {
    const failed = error => resolve({ lost: error.code ?? error.message })
    const { hostname, port } = new URL(origin)
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request(
      { hostname, port, method, path, headers: { ...headers, ...length }, agent: false },
      answer => {
        const chunks = []
        const done = () => {
          const text = Buffer.concat(chunks).toString()
          resolve({ status: answer.statusCode, headers: answer.headers, text })
          sent.destroy()
        }
        answer.on('data', chunk => chunks.push(chunk))
        answer.on('end', done)
        answer.on('error', done)
      },
    )
    sent.setTimeout(TIMEOUT_MS, () => sent.destroy(new Error('no answer')))
    sent.on('error', failed)
    sent.end(body)
  })
}

/** Sends a request as a page of the site does; after too many it waits, or continues as another user. */
async function ask(origin, cookies, { method, valid }, { path, body }) {
  const [cookie, ...others] = cookies
  const type = valid.form ? 'application/x-www-form-urlencoded' : 'application/json'
  for (let tries = 1; ; tries++) {
    const headers = {
      cookie,
      origin,
      'x-requested-by': 'accrue',
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': type }),
    }
    const answer = await answerOf(origin, { method, path, headers, body })
    const seconds = Number(answer.headers?.['retry-after'])
    if (answer.status !== 429) return answer
    if (seconds > SHORT_WAIT_S || tries === 10)
      return others.length > 0 ? ask(origin, others, { method, valid }, { path, body }) : answer
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
}

/** Whether an answer is JSON with a code and a message. */
function hasMessage({ text }) {
  try {
    const { code, message } = JSON.parse(text).error
    return /^\w+$/.test(code) && message.length > 5
  } catch {
    return false
  }
}

function kindOf(answer) {
  if (answer.lost) return 'lost'
  if (answer.status >= 500) return 'failed'
  if (answer.status === 429) return 'limited'
  if (answer.status < 400) return 'accepted'
  return hasMessage(answer) ? 'refused' : 'mute'
}

/** Runs tasks, a few at a time. */
async function runAll(tasks) {
  const left = [...tasks]
  const runner = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task()
  }
  await Promise.all(Array.from({ length: CONCURRENT }, runner))
}

/** A list by key. */
function grouped(list, keyOf) {
  const groups = new Map()
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Up to five culprits: each status and value with its first parameter. */
function named(culprits) {
  const groups = grouped(culprits, ({ end, hostile }) => `${end} for ${hostile}`)
  const texts = [...groups].map(
    ([key, [{ place }, ...more]]) => `${key} in ${place}${more.length > 0 ? ` and ${more.length} more` : ''}`,
  )
  return texts.slice(0, 5).join(', ')
}

/** How many of each operation. */
const counted = list =>
  [...grouped(list, ({ place }) => place.split(' ')[0])]
    .map(([operation, { length }]) => `${operation} ${length}`)
    .join(', ')

const sessionAs = async (origin, cookie) =>
  (await fetch(`${origin}/api/session/`, { headers: { cookie } })).json()

/** The public components that have props, as the documentation lists them. */
const documented = JSON.parse(readFileSync(join(root, 'packages/ui/docs/props.json'), 'utf8'))
const WITH_PROPS = documented.components.filter(({ props }) => Object.keys(props).length > 0)

/** Every public component with every bad value of each of its props: in a story of its own, or in its place in one of another. */
async function measureComponents() {
  const files = await unitTests('tests/dom/bad-props')
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const components = tests.filter(({ title }) => title.startsWith('X14'))
  const failed = components
    .filter(({ status }) => status !== 'passed')
    .map(({ ancestorTitles }) => ancestorTitles[0])
  return {
    what: `${components.length} of ${WITH_PROPS.length} public components × bad values of each of their props (of parts: of those that a page writes)`,
    goal: '0 crashes, a clear message each',
    measured: `${failed.length} fail${failed.length ? ` (${failed.join(', ')})` : ''}`,
    reached: failed.length === 0 && components.length === WITH_PROPS.length,
  }
}

/** Every public component, and every parameter of every operation with every hostile value, as desk. */
export async function measure() {
  return [...(await measureOperations()), await measureComponents()]
}

function measureOperations() {
  return withServer(async origin => {
    const cookies = []
    for (const login of ['desk', 'pro', 'proexcel', 'prodocs']) cookies.push(await sessionOf(origin, login))
    // signing in and out ends the session that comes with the request
    const sessionToEnd = [await sessionOf(origin, 'desk')]
    const cookiesFor = ({ path, method }) =>
      path === '/api/session/' && method !== 'GET' ? sessionToEnd : cookies
    const all = operations((await sessionAs(origin, cookies[0])).sid)
    const invalid = []
    for (const operation of all) {
      const { path, ...valid } = operation.valid
      const answer = await ask(origin, cookiesFor(operation), operation, { path, body: validBody(valid) })
      if (!(answer.status < 400)) invalid.push(`${operation.id} ${answer.status ?? answer.lost}`)
    }
    const ends = { accepted: [], refused: [], mute: [], limited: [], failed: [], lost: [] }
    const places = all.flatMap(operation => placesOf(operation).map(place => ({ operation, place })))
    await runAll(
      places.flatMap(({ operation, place }) =>
        VALUES.map(hostile => async () => {
          const answer = await ask(origin, cookiesFor(operation), operation, place.make(hostile))
          ends[kindOf(answer)].push({
            place: `${operation.id} ${place.name}`,
            hostile: hostile.name,
            end: answer.lost ?? answer.status,
          })
        }),
      ),
    )
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    const isSignedIn = isReady && (await sessionAs(origin, cookies[0])).userId > 0
    const culprits = [...ends.failed, ...ends.lost, ...ends.mute]
    return [
      {
        what: `${all.length} operations, ${places.length} parameters × ${VALUES.length} hostile values`,
        goal: '0 × 5xx, 0 crashes, a clear message each',
        measured: [
          `${ends.failed.length} × 5xx, ${ends.lost.length} without an answer, ${ends.mute.length} without a message, ${ends.refused.length} refused with one, ${ends.accepted.length} accepted, ${ends.limited.length} × 429${
            ends.limited.length > 0 ? ` (${counted(ends.limited)})` : ''
          }`,
          ...(isReady ? [] : ['the server is not ready afterwards']),
          ...(isSignedIn ? [] : ['the session ended']),
          ...(invalid.length > 0 ? [`valid requests refused: ${invalid.slice(0, 5).join(', ')}`] : []),
          ...(culprits.length > 0 ? [named(culprits)] : []),
        ].join('; '),
        reached: culprits.length === 0 && isReady && isSignedIn && invalid.length === 0,
      },
    ]
  })
}
