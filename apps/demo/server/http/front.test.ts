import { connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { callerReader } from './caller.ts'
import { createFront, type Front, listen } from './front.ts'
import { createMetrics, metricsServer } from './metrics.ts'

const fronts: Front[] = []
afterEach(async () => {
  await Promise.all(fronts.splice(0).map(front => front.drain(0)))
})

async function openFront(options: { maxRequests?: number; secure?: boolean } = {}) {
  const lines: string[] = []
  const metrics = createMetrics()
  const front = createFront({
    publicUrl: 'https://bonds.example',
    secure: options.secure ?? false,
    requestMs: 5000,
    maxRequests: options.maxRequests ?? 100,
    callerOf: callerReader(options.secure ? ['127.0.0.1'] : []),
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
    metrics,
  })
  fronts.push(front)
  const port = await listen(front.server, { port: 0, host: '127.0.0.1' }, { port: 'PORT', host: 'HOST' })
  return { front, port, url: `http://127.0.0.1:${port}`, lines, metrics }
}

/** Opens a connection and sends this text; `ended` resolves with everything received. */
async function sent(port: number, text: string): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', piece => {
    received += piece.toString()
  })
  socket.on('error', () => {})
  const ended = new Promise<string>(resolve => socket.on('close', () => resolve(received)))
  await new Promise<void>(resolve => socket.once('connect', resolve))
  socket.write(text)
  return { socket, ended }
}

/** An app whose answers are released by the test. */
function slowApp() {
  const waiting: (() => void)[] = []
  return {
    waiting,
    fetch: async () => {
      await new Promise<void>(resolve => waiting.push(resolve))
      return new Response('done')
    },
  }
}

test('before the app is ready the server is live but not ready, and tells clients to retry', async () => {
  const { front, url } = await openFront()
  expect((await fetch(`${url}/livez`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(503)
  const early = await fetch(`${url}/bonds/1/`)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2'])
  front.open(() => new Response('here'), { database: async () => true })
  expect(await (await fetch(`${url}/bonds/1/`)).text()).toBe('here')
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', checks: { database: true } })
})

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['never answers', () => new Promise<boolean>(() => {})],
])('a check that %s makes the server not ready; it stays alive', async (_, check) => {
  const { front, url } = await openFront()
  front.open(() => new Response(''), { disk: async () => true, database: check })
  const answer = await fetch(`${url}/readyz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'not ready', checks: { disk: true, database: false } })
  expect((await fetch(`${url}/livez`)).status).toBe(200)
})

test('above the limit a request gets 503 with Retry-After; the others are answered; a slow incomplete request occupies no slot', async () => {
  const { front, url, port, metrics } = await openFront({ maxRequests: 20 })
  const { waiting, fetch: app } = slowApp()
  front.open(app, {})
  const dribbling = await sent(port, 'POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n')
  const answers = Array.from({ length: 500 }, () => fetch(`${url}/x`))
  await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(21)
  const refused: number[] = []
  for (const answer of answers)
    void answer.then(one => one.status === 503 && refused.push(Number(one.headers.get('retry-after'))))
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(480)
  for (const done of waiting) done()
  const statuses = (await Promise.all(answers)).map(answer => answer.status)
  expect(statuses.filter(status => status === 200)).toHaveLength(20)
  expect(refused.every(seconds => seconds > 0)).toBe(true)
  expect(await metrics.text()).toContain('http_requests_overloaded_total 480')
  dribbling.socket.destroy()
})

test('a drain answers complete requests, closes incomplete ones, accepts no new ones, and reports that', async () => {
  const { front, url, port } = await openFront()
  const { waiting, fetch: app } = slowApp()
  front.open(app, {})
  const head = await sent(port, 'GET /half HTTP/1.1\r\nHo')
  const body = await sent(port, 'POST /half HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc')
  const answer = fetch(`${url}/slow`)
  await expect.poll(() => waiting.length).toBe(2)
  const drained = front.drain(5000)
  await expect(fetch(`${url}/late`)).rejects.toThrow()
  for (const done of waiting) done()
  expect(await (await answer).text()).toBe('done')
  expect(await drained).toBe(true)
  await Promise.all([head.ended, body.ended])
})

test('a drain that takes too long cuts connections and reports that', async () => {
  const { front, url } = await openFront()
  const { waiting, fetch: app } = slowApp()
  front.open(app, {})
  const answer = fetch(`${url}/slow`)
  answer.catch(() => {})
  await expect.poll(() => waiting.length).toBe(1)
  expect(await front.drain(100)).toBe(false)
  await expect(answer).rejects.toThrow()
})

test('answers carry the request id, which is in the log line; the query is not', async () => {
  const { front, url, lines } = await openFront()
  front.open(() => new Response(''), {})
  const answer = await fetch(`${url}/company/1/?name=secret`, {
    headers: { 'x-request-id': 'forged-by-caller' },
  })
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[\da-f-]{36}$/)
  await expect.poll(() => lines.length).toBe(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: id,
    method: 'GET',
    path: '/company/1/',
    status: 200,
  })
  expect(lines[0]).not.toContain('secret')
})

test('behind a trusted proxy http redirects to https, and uses the proxy’s request id', async () => {
  const { front, url } = await openFront({ secure: true })
  front.open(() => new Response('here'), {})
  const ask = (protocol: string) =>
    fetch(`${url}/bonds/1/?a=b`, {
      redirect: 'manual',
      headers: { 'x-forwarded-proto': protocol, 'x-request-id': 'proxy-0001' },
    })
  const plain = await ask('http')
  expect([plain.status, plain.headers.get('location')]).toEqual([308, 'https://bonds.example/bonds/1/?a=b'])
  const secure = await ask('https')
  expect([secure.status, secure.headers.get('x-request-id')]).toEqual([200, 'proxy-0001'])
})

test.each([
  ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'too_large'],
  ['a header that is too long', `GET / HTTP/1.1\r\nhost: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too_large'],
  ['a megabyte of address', `GET /${'x'.repeat(2 ** 20)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'too_large'],
  ['a method that does not exist', 'LOOK / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'bad_request'],
  ['raw letters in the address', 'GET /?q=\u0001 HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'bad_request'],
])('%s is refused with a message, and the connection closes', async (_what, text, status, code) => {
  const { port } = await openFront()
  const answer = await (await sent(port, text)).ended
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('content-type: application/json')
  expect(JSON.parse(body).error).toEqual({ code, message: expect.stringMatching(/\.$/) })
})

test('metrics are served only at their own port', async () => {
  const { front, url, metrics } = await openFront()
  front.open(() => new Response('', { status: 404 }), {})
  const own = metricsServer(metrics)
  const port = await listen(
    own,
    { port: 0, host: '127.0.0.1' },
    { port: 'METRICS_PORT', host: 'METRICS_HOST' },
  )
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
  await fetch(`${url}/bonds/1/`, { method: 'PUT' })
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('http_request_duration_seconds_count{method="other",kind="page",status="404"} 1')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  own.close()
  own.closeAllConnections()
})

test('a port in use fails the start and is named', async () => {
  const { port } = await openFront()
  const second = createFront({
    publicUrl: undefined,
    secure: false,
    requestMs: 5000,
    maxRequests: 1,
    callerOf: callerReader([]),
    log: pino({ level: 'silent' }),
    metrics: createMetrics(),
  })
  await expect(
    listen(second.server, { port, host: '127.0.0.1' }, { port: 'PORT', host: 'HOST' }),
  ).rejects.toMatchObject({ message: `PORT ${port} is in use by another program`, exitCode: 71 })
})
