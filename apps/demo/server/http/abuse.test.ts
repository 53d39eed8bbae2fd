import { MS_PER_DAY } from '@accrue/ui/foundation/calendar'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { codeOf, NOON, openTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('text that the database cannot store', () => {
  test.each([
    ['NUL', 'a\0b'],
    ['half a character', 'a\ud800b'],
  ])('%s is refused in JSON, with its field', async (_, qnt) => {
    const json = { bondId: 1, add: [6001], qnt: [qnt], price: [''], date: [''] }
    const response = await app.ask('desk', '/api/watchlistAppend/', { json })
    expect([response.status, await codeOf(response)]).toEqual([400, 'bad_request'])
  })

  test('NUL is refused in a login, a form and a query', async () => {
    const login = await app.ask(null, '/api/session/', { json: { login: 'a\0', password: 'b' } })
    const form = await app.ask(null, '/api/suggest/bonds/', { form: { term: 'app\0le' } })
    const query = await app.ask(null, '/api/home/?lang=en\0g')
    expect([login.status, form.status, query.status]).toEqual([400, 400, 400])
  })
})

test('a repeat with the same Idempotency-Key gets the first answer and does not count against limits', async () => {
  const send = (phone: string, key: string) =>
    app.ask('pro', '/api/profile/update_mob/', { json: { phone }, headers: { 'idempotency-key': key } })
  const first = await send('+15550100300', 'phone-key-000001')
  expect(first.status).toBe(200)
  const body = await first.text()
  for (let repeat = 0; repeat < 20; repeat += 1) {
    const again = await send('+15550100300', 'phone-key-000001')
    expect([again.status, await again.text()]).toEqual([200, body])
  }
  expect((await send('+15550100301', 'phone-key-000002')).status).toBe(200)
})

test('when the database is unavailable, the answer is 503 with Retry-After: JSON for scripts, a page for browsers', async () => {
  const cookie = await app.cookieOf('desk')
  const read = vi.spyOn(app.store.accounts, 'read').mockRejectedValue(new DatabaseUnavailable('away'))
  const fault = vi.spyOn(app.deps, 'fault').mockImplementation(() => {})
  const ask = (path: string, accept: string) =>
    app.app.request(path, { headers: { cookie, accept, 'sec-fetch-site': 'same-origin' } })
  const data = await ask('/api/session/', 'application/json')
  expect([data.status, data.headers.get('retry-after'), await codeOf(data)]).toEqual([
    503,
    '5',
    'unavailable',
  ])
  const page = await ask('/bonds/1/', 'text/html,*/*')
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await page.text()).toContain('<h1>This page cannot be shown right now</h1>')
  read.mockRestore()
  fault.mockRestore()
})

test('policy reports beyond the limit of one address are dropped silently', async () => {
  const before = app.deps.reports.all().length
  for (let count = 0; count < 70; count += 1)
    expect((await app.ask(null, '/api/csp-report/', { json: { count } })).status).toBe(204)
  expect(app.deps.reports.all().length - before).toBe(60)
})

test('expired rows are deleted: keys after a week, logs after a hundred days', async () => {
  const { store } = app
  await store.idempotency.store(1, 'old', {}, {}, NOON - 8 * MS_PER_DAY)
  await store.idempotency.store(1, 'new', {}, {}, NOON - 6 * MS_PER_DAY)
  await store.usage.logAction({ userId: 1, actionId: 1, bondId: null }, NOON - 101 * MS_PER_DAY)
  const { actions } = await store.usage.counts()
  await store.sweep(NOON)
  expect(await store.idempotency.replay(1, 'old', {})).toEqual({ kind: 'fresh' })
  expect(await store.idempotency.replay(1, 'new', {})).toMatchObject({ kind: 'same' })
  expect((await store.usage.counts()).actions).toBe(actions - 1)
})

test('tries are stored, shared and expire', async () => {
  const { tries } = app.store
  const add = (now: number) => tries.change('key', 1000, now, times => [...times, now])
  await Promise.all([1, 2, 3, 4, 5].map(() => add(NOON)))
  let seen: readonly number[] = []
  const countAfter = (now: number) =>
    tries.change('key', 1000, now, times => {
      seen = times
      return times
    })
  await countAfter(NOON + 999)
  expect(seen).toHaveLength(5)
  await countAfter(NOON - 1)
  expect(seen, 'a request that began earlier').toHaveLength(5)
  await countAfter(NOON - 60_001)
  expect(seen, 'a clock that went back').toHaveLength(0)
})
