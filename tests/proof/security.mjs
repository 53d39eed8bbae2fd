import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { chromium as engine } from 'playwright'
import { parse } from 'yaml'
import { VALID_REQUESTS } from '../../apps/demo/server/testing/operations.ts'
import { chromium } from '../chromium.ts'
import { startPostgres } from '../tools/provision.mjs'
import { startServer } from './server.mjs'

const root = join(import.meta.dirname, '../..')
const FORM = 'application/x-www-form-urlencoded'

/** Every request is logged; each visitor has an address of its own. */
const SETTINGS = { LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' }

const reportsIn = dataDir => linesOf(join(dataDir, 'csp-reports.ndjson'))

const withCulprits = (text, culprits) =>
  culprits.length > 0 ? `${text}: ${culprits.slice(0, 5).join(', ')}` : text

let addresses = 0
/** Headers of a visitor from an address of its own, so that limits do not stop the tries. */
const fromElsewhere = () => {
  addresses++
  return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

// Policy reports

const PAGES = ['/', '/bonds/1/', '/stocks/1/', '/etf/1/', '/indexes/11/', '/company/2/']
const REQUIRED = ["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"]

/** Opens and scrolls through a page; what violated its policy or reached the console. */
async function complaintsOf(context, url) {
  const page = await context.newPage()
  const complaints = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  const answer = await page.goto(url, { waitUntil: 'load' })
  const policy = answer.headers()['content-security-policy'] ?? ''
  if (answer.status() !== 200) complaints.push(`status ${answer.status()}`)
  const directives = policy.split('; ')
  for (const directive of REQUIRED)
    if (!directives.includes(directive)) complaints.push(`no ${directive} in the policy`)
  if (/unsafe-(?:inline|eval)/.test(policy)) complaints.push('an unsafe policy')
  for (let scrolled = 0; scrolled < 12; scrolled++) {
    await page.mouse.wheel(0, 1500)
    await page.waitForTimeout(80)
  }
  await page.waitForTimeout(1000)
  complaints.push(...(await page.evaluate(() => window.violations)))
  await page.close()
  return complaints.map(text => `${new URL(url).pathname} ${text.slice(0, 160)}`)
}

async function policyRow({ origin, dataDir }) {
  const browser = await engine.launch(chromium)
  const complaints = []
  try {
    for (const login of [null, 'desk']) {
      const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
      await context.addInitScript(() => {
        window.violations = []
        document.addEventListener('securitypolicyviolation', event => {
          window.violations.push(`${event.effectiveDirective} ${event.blockedURI}`)
        })
      })
      if (login)
        await context.request.post(`${origin}/sign-in/`, {
          form: { login, password: login, back: '/' },
          headers: { origin },
          maxRedirects: 0,
        })
      for (const path of PAGES) complaints.push(...(await complaintsOf(context, origin + path)))
      await context.close()
    }
  } finally {
    await browser.close()
  }
  const reports = reportsIn(dataDir)
  return {
    what: `Violations of the strict policy on ${PAGES.length} kinds of pages, as a visitor and as desk`,
    goal: '0 violations, console errors and warnings',
    measured: withCulprits(
      `${complaints.length} in ${PAGES.length * 2} views, ${reports.length} stored reports`,
      complaints,
    ),
    reached: complaints.length === 0 && reports.length === 0,
  }
}

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

// Requests of other sites

/** Writes of the API document and the two forms, with a request that is valid in the session of this id. */
function writesOf(sid) {
  const document = parse(readFileSync(join(root, 'packages/api-client/openapi.yaml'), 'utf8'))
  const calls = Object.values(document.paths).flatMap(methods =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-call-class'] !== 'read')
      .map(([method, { operationId }]) => {
        const { path, json } = OWN_REQUESTS[operationId] ?? VALID_REQUESTS[operationId]
        const withSid = json?.sid ? { ...json, sid } : json
        return { name: operationId, method: method.toUpperCase(), path, json: withSid }
      }),
  )
  const form = (name, path, fields) => ({ name, method: 'POST', path, form: fields, isForm: true })
  return [
    ...calls,
    form('sign-in form', '/sign-in/', { login: 'desk', password: 'desk', back: '/' }),
    form('other-service form', '/sign-in/example-id/', { state: 'x', answer: 'allow', back: '/' }),
  ]
}

/** Valid requests of desk that depend on what desk owns. */
const OWN_REQUESTS = {
  deleteIndicatorRequest: { path: '/api/uss/delete/6001/' },
  appendToWatchlists: {
    path: '/api/watchlistAppend/',
    json: { bondId: 1, add: [6001], qnt: [''], price: [''], date: [''] },
  },
}

const EVIL = 'https://evil.example'
/** Headers that a page of another site may cause, or a request without the site's own; undefined removes one. */
const FOREIGN = {
  'without an origin': { origin: undefined },
  'foreign origin': { origin: EVIL },
  'origin null': { origin: 'null' },
  'foreign referrer only': { origin: undefined, referer: `${EVIL}/bonds/1/` },
  'origin that starts alike': { origin: 'http://127.0.0.1.evil.example' },
  'cross-site': { 'sec-fetch-site': 'cross-site' },
  'same-site': { 'sec-fetch-site': 'same-site' },
  'user-started navigation': { 'sec-fetch-site': 'none', origin: undefined },
  'cross-site form': {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    origin: EVIL,
    'content-type': FORM,
    'x-requested-by': undefined,
  },
}
/** What forms of old browsers send: their content types, and neither an origin nor the site's own header. */
const FORMS = Object.fromEntries(
  [FORM, 'text/plain', 'multipart/form-data; boundary=x'].map(type => [
    `${type.split(';')[0]} without an origin`,
    { origin: undefined, 'x-requested-by': undefined, 'content-type': type },
  ]),
)
/** The site's own header is missing; signing in and out may lack it. */
const HEADERLESS = { 'without x-requested-by': { 'x-requested-by': undefined } }

function send(origin, cookie, { method, path, json, form, isForm }, changes) {
  const body = json ? JSON.stringify(json) : form && new URLSearchParams(form).toString()
  const headers = {
    cookie,
    origin,
    'x-requested-by': 'accrue',
    'idempotency-key': randomUUID(),
    ...fromElsewhere(),
    ...(body === undefined ? {} : { 'content-type': isForm ? FORM : 'application/json' }),
    ...changes,
  }
  const sent = Object.entries(headers).filter(([, text]) => text !== undefined)
  return fetch(origin + path, { method, body, headers: Object.fromEntries(sent), redirect: 'manual' })
}

const endsSession = ({ path }) => path === '/api/session/' || path.startsWith('/sign-in/')

/** A session of desk from an address of its own. */
async function deskSession(origin) {
  const answer = await fetch(`${origin}/sign-in/`, {
    method: 'POST',
    headers: { origin, ...fromElsewhere() },
    body: new URLSearchParams({ login: 'desk', password: 'desk', back: '/' }),
    redirect: 'manual',
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  if (!cookie.includes('session')) throw new Error('desk could not sign in')
  return cookie.split(';')[0]
}

async function forgeryRow({ origin }) {
  const cookie = await deskSession(origin)
  const session = await (await fetch(`${origin}/api/session/`, { headers: { cookie } })).json()
  const writes = writesOf(session.sid)
  const accepted = []
  let tries = 0
  for (const write of writes) {
    const variants = { ...FOREIGN, ...(write.isForm ? {} : FORMS), ...(endsSession(write) ? {} : HEADERLESS) }
    for (const [name, changes] of Object.entries(variants)) {
      const own = endsSession(write) ? await deskSession(origin) : cookie
      const { status } = await send(origin, own, write, changes)
      tries++
      if (status < 400) accepted.push(`${write.name} ${name} (${status})`)
    }
  }
  // the same requests from the site's own page, so that the refusals above are about the origin
  const refused = []
  for (const write of writes) {
    const { status } = await send(origin, endsSession(write) ? await deskSession(origin) : cookie, write, {})
    if (status >= 400) refused.push(`${write.name} (${status})`)
  }
  return {
    what: `${writes.length} writes with a session's cookie and what another site can send`,
    goal: '0 accepted',
    measured: [
      withCulprits(`${accepted.length} of ${tries} accepted`, accepted),
      withCulprits(
        `${writes.length - refused.length} of ${writes.length} accepted from the site's own page`,
        refused,
      ),
    ].join('; '),
    reached: accepted.length === 0 && refused.length === 0,
    reason:
      'users’ scripts sign in and out without an origin; browsers always send it with a POST or DELETE, and a foreign one is refused',
  }
}

// Open redirects

const HOSTILE_ADDRESSES = [
  EVIL,
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%252f%252fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/bonds/..//evil.example',
  '/bonds/%2e%2e//evil.example',
  '@evil.example',
  '.evil.example',
  '/@evil.example//',
  '//evil.example/%2e%2e',
  '/\u200b/evil.example',
  '/\u2215/evil.example',
  '／／evil.example',
  '//evil%E3%80%82example',
  '?back=//evil.example',
]

/** Whether a location leads away from the origin, also if a proxy decodes it once or twice. */
function leaves(location, base) {
  const once = decoded(location)
  return [location, once, decoded(once)].some(text => {
    try {
      return new URL(text, base).origin !== new URL(base).origin
    } catch {
      return true
    }
  })
}

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Each way to redirect by an address: the answers and the addresses that they lead to. */
const REDIRECTS = {
  'sign-in form': (origin, back) =>
    formAnswer(origin, '/sign-in/', { login: 'reader', password: 'reader', back }),
  'refused sign-in': (origin, back) =>
    formAnswer(origin, '/sign-in/', { login: `no-one-${randomUUID()}`, password: 'x', back }),
  'other service': (origin, back) => otherService(origin, back, 'allow'),
  'refused other service': (origin, back) => otherService(origin, back, 'refuse'),
  'other service without a slash': (origin, back) =>
    get(origin, `/sign-in/example-id?back=${encodeURIComponent(back)}`),
  ...Object.fromEntries(
    ['back', 'next', 'url', 'lang', 'theme', 'return_to', 'redirect'].map(name => [
      `${name} of a page`,
      (origin, back) => get(origin, `/bonds/1?${name}=${encodeURIComponent(back)}`),
    ]),
  ),
  'the language': (origin, back) => get(origin, `/?lang=deu&back=${encodeURIComponent(back)}`),
  'a path with a slash to add': (origin, back) => get(origin, `${encodeURI(back)}/bonds/1`),
  'a path of the API': (origin, back) => get(origin, `/api/labels/${encodeURIComponent(back)}`),
  'a path as it is': (origin, back) => get(origin, encodeURI(back)),
}

async function get(origin, path) {
  const target = path.startsWith('/') ? path : `/${path}`
  const { head } = await exchange(origin, `GET ${target} HTTP/1.1`, {})
  return locationsIn(head)
}

const locationsIn = head => [...head.matchAll(/^location: (.*)$/gim)].map(([, location]) => location.trim())

async function formAnswer(origin, path, fields, cookie) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { origin, ...fromElsewhere(), ...(cookie ? { cookie } : {}) },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return [answer.headers.get('location') ?? (answer.status < 400 ? 'no location' : [])].flat()
}

/** The service's consent page and the answer to its form; its address is in a field of the form. */
async function otherService(origin, back, answer) {
  const page = await fetch(`${origin}/sign-in/example-id/?back=${encodeURIComponent(back)}`)
  const text = await page.text()
  const field = name => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  const cookie = page.headers.getSetCookie().map(one => one.split(';')[0])
  const fields = { state: field('state'), answer }
  const locations = await formAnswer(origin, '/sign-in/example-id/', { ...fields, back }, cookie.join('; '))
  return [field('back'), ...locations]
}

async function redirectRow({ origin }) {
  const left = []
  let locations = 0
  const silent = []
  for (const [name, follow] of Object.entries(REDIRECTS)) {
    let found = 0
    for (const address of HOSTILE_ADDRESSES)
      for (const location of await follow(origin, address)) {
        found++
        if (leaves(location, `${origin}/`)) left.push(`${name} ${JSON.stringify(address)} to ${location}`)
      }
    locations += found
    if (found === 0) silent.push(name)
  }
  return {
    what: `${HOSTILE_ADDRESSES.length} hostile addresses in ${Object.keys(REDIRECTS).length} parameters and paths`,
    goal: '0 lead away from the site, also decoded twice',
    measured: [
      withCulprits(`${left.length} of ${locations} redirects`, left),
      ...(silent.length > 0 ? [`no redirect by ${silent.join(', ')}`] : []),
    ].join('; '),
    reached: left.length === 0 && locations > HOSTILE_ADDRESSES.length,
  }
}

// Injection into headers and the log

const LINE = 'X-Injected: 1'
const INJECTIONS = [
  `\r\n${LINE}`,
  `\n${LINE}`,
  `\r${LINE}`,
  `\r\n\r\n<h1>injected</h1>`,
  `\u560d\u560a${LINE}`,
  `\u0085${LINE}`,
  `\u2028${LINE}`,
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007',
  '\u009b2J',
  '\b\b\b\b',
  '\u007f',
  '"}\n{"level":"fatal","msg":"injected"}',
  '","level":"fatal","msg":"injected","x":"',
  '\\","level":"fatal","x":"',
  '{{7*7}}',
]

/** Sends raw bytes on a connection of its own; the head and the body of what comes back. */
function exchange(origin, firstLine, headers, body = '') {
  const lines = Object.entries({
    host: new URL(origin).host,
    connection: 'close',
    ...fromElsewhere(),
    ...headers,
    ...(body ? { 'content-length': Buffer.byteLength(body) } : {}),
  }).map(([name, text]) => `${name}: ${text}\r\n`)
  return new Promise(resolve => {
    const chunks = []
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const done = () => {
      socket.destroy()
      const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
      resolve({ head, body: rest.join('\r\n\r\n') })
    }
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('close', done)
    socket.on('error', done)
    socket.setTimeout(20_000, done)
    socket.write(`${firstLine}\r\n${lines.join('')}\r\n${body}`)
  })
}

/** Each place that takes text: a request with the injection. */
const PLACES = {
  path: text => ['GET', `/bonds/1${encodeURIComponent(text)}`],
  'path with a slash to add': text => ['GET', `/bonds/${encodeURIComponent(text)}`],
  'path of the API': text => ['GET', `/api/labels/${encodeURIComponent(text)}`],
  'raw path': text => ['GET', `/bonds/1${text}`],
  'path escaped twice': text => ['GET', `/bonds/${encodeURIComponent(encodeURIComponent(text))}`],
  query: text => ['GET', `/bonds/1?lang=${encodeURIComponent(text)}`],
  'raw query': text => ['GET', `/bonds/1?lang=${text}`],
  'language and theme': text => [
    'GET',
    `/?lang=${encodeURIComponent(text)}&theme=${encodeURIComponent(text)}`,
  ],
  ...Object.fromEntries(
    ['user-agent', 'referer', 'x-forwarded-for', 'x-request-id', 'accept-language', 'if-none-match'].map(
      name => [name, text => ['GET', '/api/session/', { [name]: `a${text}` }]],
    ),
  ),
  cookie: text => [
    'GET',
    '/',
    { cookie: `accrue_lang=${encodeURIComponent(text)}; accrue_session=x${text}` },
  ],
  host: text => ['GET', '/sitemap.xml', { host: `127.0.0.1${text}` }],
  'method that does not exist': text => [`GET${text}`, '/'],
  'back of the sign-in form': text =>
    formRequest('/sign-in/', { login: 'x', password: 'x', back: `/${text}` }),
  'login of the form': text => formRequest('/sign-in/', { login: text, password: 'x', back: '/' }),
  login: text => jsonRequest('/api/session/', { login: `reader${text}`, password: text }),
  'back of the other service': text => ['GET', `/sign-in/example-id/?back=/${encodeURIComponent(text)}`],
  'policy report': text => jsonRequest('/api/csp-report/', { 'csp-report': { 'document-uri': text } }),
}

const formRequest = (path, fields) => [
  'POST',
  path,
  { 'content-type': FORM },
  new URLSearchParams(fields).toString(),
]
const jsonRequest = (path, json) => [
  'POST',
  path,
  { 'content-type': 'application/json' },
  JSON.stringify(json),
]

/** Whether a text has control characters. */
const hasControls = text => /\p{Cc}/u.test(text)

/** What is wrong with the head of an answer. */
function headFault(head) {
  const lines = head.split('\r\n')
  if (!/^HTTP\/1\.1 \d{3}/.test(lines[0])) return 'no answer'
  if (/^HTTP\/1\.1 5/.test(lines[0])) return lines[0]
  if (lines.some(line => /^x-injected/i.test(line))) return 'a header injected'
  if (lines.some(hasControls)) return 'a control character in the head'
  return null
}

const LOG_FIELDS = new Set([
  'level',
  'time',
  'requestId',
  'method',
  'path',
  'status',
  'milliseconds',
  'cut',
  'msg',
])

/** What is wrong with a line of the log. */
function lineFault(line) {
  let entry
  try {
    entry = JSON.parse(line)
  } catch {
    if (/^\s+at |^\s*[{}]|^\s+code: /.test(line)) return 'a stack over several lines'
    return `no JSON: ${JSON.stringify(line.slice(0, 80))}`
  }
  if (hasControls(line)) return `a control character in ${JSON.stringify(line.slice(0, 80))}`
  const field = Object.keys(entry).find(name => !LOG_FIELDS.has(name) && name !== 'err' && name !== 'port')
  if (field) return `the field ${field}`
  return entry.level === 'fatal' ? 'a level injected' : null
}

async function injectionRows(server) {
  const { origin } = server
  const faults = []
  const ids = []
  let count = 0
  const printedBefore = server.out()
  for (const [place, make] of Object.entries(PLACES))
    for (const injection of INJECTIONS) {
      const [method, path, headers = {}, body = ''] = make(injection)
      const { head } = await exchange(origin, `${method} ${path} HTTP/1.1`, { origin, ...headers }, body)
      count++
      const fault = headFault(head)
      if (fault) faults.push(`${fault} by ${place} ${JSON.stringify(injection)}`)
      const id = /^x-request-id: (.*)$/im.exec(head)?.[1]?.trim()
      if (id) ids.push(id)
    }
  await new Promise(resolve => setTimeout(resolve, 500))
  const lines = server.log().split('\n').filter(Boolean)
  const logFaults = [...new Set(lines.map(lineFault).filter(Boolean))]
  const logged = new Map()
  for (const line of lines) {
    const id = /"requestId":"([^"]*)"/.exec(line)?.[1]
    logged.set(id, (logged.get(id) ?? 0) + 1)
  }
  const unlogged = ids.filter(id => logged.get(id) !== 1)
  if (unlogged.length > 0) logFaults.push(`${unlogged.length} requests with no line or several`)
  if (server.out() !== printedBefore) logFaults.push('text on standard output')
  const reports = reportsIn(server.dataDir)
  const brokenReports = reports.filter(line => {
    try {
      return typeof JSON.parse(line) !== 'object' || hasControls(line)
    } catch {
      return true
    }
  })
  const places = `${Object.keys(PLACES).length} places × ${INJECTIONS.length} injections of lines, escape sequences and JSON`
  return [
    {
      what: `Headers of answers after ${places}`,
      goal: '0 injected',
      measured: withCulprits(`${faults.length} of ${count} answers at fault`, faults),
      reached: faults.length === 0,
    },
    {
      what: `The log after ${places}`,
      goal: 'one JSON line for each request, as it was',
      measured: withCulprits(
        `${lines.length} lines, ${ids.length} requests that reached the server's code, ${logFaults.length} kinds of fault; ${brokenReports.length} of ${reports.length} stored policy reports broken`,
        logFaults,
      ),
      reached: logFaults.length === 0 && ids.length > 0 && reports.length > 0 && brokenReports.length === 0,
    },
  ]
}

// Guessed passwords

const ADDRESSES = 10
const TRIES_EACH = 12
const MOST_CHECKS = 10
const GUESSED = 'reader'

/** Wrong passwords for one account through two processes on one database. */
async function guessRow() {
  const row = {
    what: `Passwords guessed for one account from ${ADDRESSES} addresses through two processes`,
    goal: `≤ ${MOST_CHECKS} passwords checked in 15 minutes, and the user’s own browser not refused`,
  }
  const postgres = await startPostgres()
  if (!postgres) return { ...row, measured: 'nothing: there is no PostgreSQL', reached: false }
  const servers = []
  try {
    for (let started = 0; started < 2; started++)
      servers.push(
        await startServer({
          env: { ...SETTINGS, DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' },
          isRead: true,
        }),
      )
    const device = deviceCookieOf(await signIn(servers[0].origin, '198.51.100.1', GUESSED))
    const began = Date.now()
    const counts = {}
    await Promise.all(
      Array.from({ length: ADDRESSES }, async (_, address) => {
        for (let index = 0; index < TRIES_EACH; index++) {
          const { origin } = servers[(address + index) % servers.length]
          const { status } = await signIn(origin, `203.0.113.${address + 1}`, `wrong ${randomUUID()}`)
          counts[status] = (counts[status] ?? 0) + 1
        }
      }),
    )
    const seconds = Math.round((Date.now() - began) / 1000)
    const own = await signIn(servers[1].origin, '198.51.100.1', GUESSED, device)
    const { 401: checked = 0, 429: refused = 0, ...others } = counts
    const tries = ADDRESSES * TRIES_EACH
    return {
      ...row,
      measured: [
        `${checked} of ${tries} tries checked in ${seconds} seconds, ${refused} refused with 429`,
        ...Object.entries(others).map(([status, count]) => `${count} × ${status}`),
        own.ok
          ? 'the user’s own browser signs in meanwhile'
          : `the user’s own browser is refused with ${own.status}`,
      ].join(', '),
      reached: checked <= MOST_CHECKS && checked + refused === tries && own.ok,
    }
  } finally {
    for (const server of servers) server.stop()
    postgres.stop()
  }
}

/** The answer to one sign-in as the guessed user. */
function signIn(origin, address, password, cookie = '') {
  return fetch(`${origin}/api/session/`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ login: GUESSED, password }),
  })
}

const deviceCookieOf = answer =>
  answer.headers
    .getSetCookie()
    .find(cookie => cookie.startsWith('accrue_device='))
    ?.split(';')[0]

/** What other sites, hostile addresses, injected text and guesses can do. */
export async function measure() {
  const rows = []
  for (const prove of [policyRow, forgeryRow, redirectRow, injectionRows]) {
    const server = await startServer({ env: SETTINGS, isRead: true })
    try {
      rows.push(await prove(server))
    } finally {
      server.stop()
    }
  }
  return [...rows.flat(), await guessRow()]
}
