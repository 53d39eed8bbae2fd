import { ANONYMOUS, FULL_ACCESS_LEVEL } from '@accrue/api-client/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textsOf } from '../labels.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { firstChart } from './first-chart.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const USERS = [
  ['visitor', null, ANONYMOUS],
  ['pro', 'pro', { ...ANONYMOUS, userId: 7, level: FULL_ACCESS_LEVEL }],
] as const

const chartOf = (session: typeof ANONYMOUS, kind: string, id: number) =>
  firstChart(
    { market: app.deps.market, session, lang: 'en', text: textsOf(app.deps.labels, 'en') },
    { kind, id },
  )

const CALLS = [
  [
    'bond',
    1,
    '/api/chart/get_tradings/',
    {
      items: [{ id: 1, tgId: 4, model: 'bonds' }],
      startDate: '2025-04-11',
      endDate: '2025-07-11',
      chartType: 'price',
    },
  ],
  ['stock', 1, '/api/chart-data/stocks/1/', { periodId: '1Y', beginDate: null, endDate: null }],
  ['index', 11, '/api/chart-data/indexes/11/', { periodId: '1Y', beginDate: null, endDate: null }],
] as const

describe.each(USERS)('a %s', (_, login, session) => {
  test.each(CALLS)(
    'sees of %s %i what the API answers for its first period',
    async (kind, id, path, json) => {
      const answer = await (await app.ask(login, path, { json })).json()
      expect(JSON.parse(chartOf(session, kind, id) ?? '')).toEqual(answer)
    },
  )
})

test('users of one kind share an answer, those of another kind do not', () => {
  const [visitor, pro] = USERS.map(([, , session]) => chartOf(session, 'bond', 1))
  expect(visitor).toContain('"masked":true')
  expect(visitor).not.toContain('indicative_price')
  expect(pro).toContain('indicative_price')
  expect(chartOf({ ...ANONYMOUS, userId: 9 }, 'bond', 1)).toBe(visitor)
})

test.each([
  ['bond', 999_999],
  ['stock', 999_999],
  ['index', 999_999],
  ['company', 5],
  ['etf', 1],
])('%s %i has none', (kind, id) => {
  expect(chartOf(ANONYMOUS, kind, id)).toBeNull()
})

test('is a list of rows: not the nearest day of a period without data', () => {
  const sample = app.deps.market.bonds.filter((_, at) => at % 100 === 0)
  const texts = sample.map(({ id }) => chartOf(ANONYMOUS, 'bond', id))
  expect(texts.filter(text => text !== null && !text.startsWith('[{'))).toEqual([])
})
