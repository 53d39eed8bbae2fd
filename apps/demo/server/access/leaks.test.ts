import { seesValues } from '@accrue/api-client/access'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '../db/accounts.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import type { MarketRow, ValueName } from '../market/rows.ts'
import type { Series } from '../market/series.ts'
import { ROUTES } from '../routes/index.ts'
import { type Ask, openTestApp, type TestApp, testMarket } from '../testing/app.ts'
import { VALID_REQUESTS } from '../testing/operations.ts'

/** Every call that reads, with variants for the calls whose numbers matter most. */
const tradings = (
  tgId: number,
  chartType: string,
  startDate: string,
  endDate: string,
): { path: string } & Ask => ({
  path: '/api/chart/get_tradings/',
  json: { items: [{ id: 1, tgId, model: 'bonds' }], startDate, endDate, chartType },
})
const PRICE_CALLS: Record<string, { path: string } & Ask> = {
  'FedInvest price': tradings(100, 'price', '2024-02-15', '2024-08-30'),
  'Estimation price': tradings(4, 'price', '2025-04-11', '2025-07-11'),
  'Estimation yield': tradings(4, 'yield', '2025-04-11', '2025-07-11'),
  'Estimation spread': tradings(4, 'gspread', '2025-04-11', '2025-07-11'),
  'NSD price': tradings(381, 'price', '2025-04-11', '2025-07-11'),
  'bond page': { path: '/api/bonds/1/page/' },
  'corporate page': { path: '/api/bonds/10057/page/' },
  'latest issues': { path: '/api/bonds/1/latest-issues/' },
  'similar bonds': { path: '/api/bonds/1/similar-items/' },
  quotes: { path: '/api/bonds/mp-quotes/1/1/256/' },
  'issuer map': { path: '/api/emitent-map-data/2/?bondId=10057' },
  'index chart': { path: '/api/chart-data/indexes/11/', json: { periodId: '3M' } },
  'bond chart': { path: '/api/chart-data/bonds/1/', json: { periodId: '3M' } },
  'stock chart': { path: '/api/chart-data/stocks/1/', json: { periodId: '1M' } },
  'company page': { path: '/api/company/2/page/' },
  'fund page': { path: '/api/etf/1/page/' },
  'defaulted bond page': { path: '/api/bonds/10585/page/' },
  'index page': { path: '/api/indexes/11/page/' },
  'start page': { path: '/api/home/' },
  'page of the bond': { path: '/bonds/1/' },
  'page of the index': { path: '/indexes/11/' },
  'page of the start': { path: '/' },
}

/** Fields withheld below full access (x-masked in the API document). */
const SECRET =
  /^(buying_quote|selling_quote|bid_ask_spread|mid_price|(open|min|max|last|avar)_price|legalcloseprice|marketprice2?|admittedquote|indicative_\w+|yt[moc]_\w+|ytw|yield_to_worst|discount_margin|coupon_profit_effect|dur\w*|modified_duration|years_to_\w+|convexity\w*|pvbp\w*|volume\w*|overturn|[gt]_spread|prices?|price_change|yield|yield_change|clearance_profit_effect|trading_volume|value|valueFmt|y|weight)$/

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The numbers in an answer that others must not see. */
function secretsOf(answer: Json, name = ''): number[] {
  if (Array.isArray(answer)) return answer.flatMap(item => secretsOf(item, name))
  if (typeof answer === 'number') return SECRET.test(name) && name !== 'value' ? [answer] : []
  if (answer === null || typeof answer !== 'object') return []
  if ('numeric' in answer && 'value' in answer && typeof answer.numeric === 'number')
    return SECRET.test(name) ? [answer.numeric] : []
  return Object.entries(answer).flatMap(([key, value]) => secretsOf(value, key))
}

/** Every form in which a number could appear: as is, rounded, in per cent. Short forms are skipped because they match by chance. */
function formsOf(number: number): string[] {
  const plain = [number, number * 100].flatMap(value => [
    String(value),
    ...[3, 4, 5].map(decimals => value.toFixed(decimals)),
  ])
  return plain.filter(form => form.includes('.') && form.replace(/\D/g, '').replace(/^0+/, '').length >= 6)
}

/** The numbers in a text, with a point or a comma, and those in text that looks like base64. */
function numbersIn(text: string): Set<string> {
  const packed = (text.match(/[A-Za-z0-9+/_-]{8,}/g) ?? []).flatMap(piece => {
    try {
      return [atob(piece.replace(/-/g, '+').replace(/_/g, '/'))]
    } catch {
      return []
    }
  })
  const numbers = [text, ...packed].flatMap(one => one.match(/\d+[.,]\d+/g) ?? [])
  return new Set(numbers.map(number => number.replace(',', '.')))
}

let app: TestApp
let market: Market
beforeAll(async () => {
  market = testMarket()
  app = await openTestApp({ market })
})
afterAll(() => app.close())

async function answers(actor: string | null, only?: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const reads: readonly string[] = ROUTES.filter(route => route.callClass === 'read').map(
    route => route.operation,
  )
  const all = only
    ? Object.entries(PRICE_CALLS).filter(([name]) => only.includes(name))
    : [...Object.entries(PRICE_CALLS), ...Object.entries(VALID_REQUESTS).filter(([id]) => reads.includes(id))]
  for (const [name, request] of all) {
    const response = await app.ask(actor, request.path, request)
    const headers = JSON.stringify(
      [...response.headers].filter(([header]) => header !== 'content-security-policy'),
    )
    found.set(name, `${headers}\n${await response.text()}`)
  }
  return found
}

describe('no withheld number reaches a user without access', () => {
  const secrets = new Set<string>()

  beforeAll(async () => {
    for (const [name, body] of await answers('desk')) {
      // Calculator answers depend only on the user's input and are the same for everybody.
      if (name === 'calculateBond') continue
      const json = body.slice(body.indexOf('\n') + 1)
      if (!json.startsWith('{') && !json.startsWith('[')) continue
      for (const number of secretsOf(JSON.parse(json) as Json))
        for (const form of formsOf(number)) secrets.add(form)
    }
  })

  test('full access receives many numbers, so the test has something to find', () => {
    expect(secrets.size).toBeGreaterThan(5000)
  })

  test.each([null, 'reader', 'reader677', 'nsdreader'] as const)('%s', async actor => {
    const found: string[] = []
    for (const [name, body] of await answers(actor))
      for (const number of numbersIn(body)) if (secrets.has(number)) found.push(`${name}: ${number}`)
    expect(found).toEqual([])
  })

  test('full access without NSD access receives no number of trading ground 381', async () => {
    const own = await app.ask('desk', PRICE_CALLS['NSD price']?.path ?? '', PRICE_CALLS['NSD price'])
    // Prices in sixty-fourths and the bond's terms also occur elsewhere; only the yields are unique to this trading ground.
    const rows = (await own.json()) as Record<string, { numeric?: number }>[]
    const hidden = new Set(
      rows.flatMap(row =>
        ['ytm_bid', 'ytm_offer', 'ytm_last', 'indicative_yield'].map(name => String(row[name]?.numeric)),
      ),
    )
    expect(hidden.size).toBeGreaterThan(100)
    const found: string[] = []
    for (const [name, body] of await answers('pro'))
      for (const number of numbersIn(body)) if (hidden.has(number)) found.push(`${name}: ${number}`)
    expect(found).toEqual([])
  })
})

describe('floating, inflation-indexed and callable bonds', () => {
  // The cross-section day is the only day with prices of the first two bonds.
  const later = testMarket('2026-03-24')
  const KINDS = { frn: 'discount_margin', tips: 'indicative_yield', corporate: 'ytw' } as const
  const issues = Object.entries(KINDS).map(([kind, name]) => {
    const issue = later.bonds.find(
      one => one.kind === kind && later.latestRow(one)?.row.values[name as ValueName] !== undefined,
    )
    if (!issue) throw new Error(`no ${kind} with ${name}`)
    return { kind, issue, values: later.latestRow(issue)?.row.values ?? {} }
  })

  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ market: later })
  })
  afterAll(() => app.close())

  test.each(issues)('$kind: only full access receives its values', async ({ issue, values }) => {
    const secrets = new Set(
      (['indicative_price', 'indicative_yield', 'discount_margin', 'pvbp', 'ytw'] as const).flatMap(name =>
        values[name] === undefined ? [] : formsOf(Number(values[name].toFixed(8))),
      ),
    )
    const numbersFound = async (actor: string | null) => {
      const found: string[] = []
      for (const path of [
        `/api/bonds/${issue.id}/page/`,
        `/bonds/${issue.id}/`,
        `/api/bonds/mp-quotes/${issue.id}/1/256/`,
      ]) {
        const numbers = numbersIn(await (await app.ask(actor, path)).text())
        for (const number of numbers) if (secrets.has(number)) found.push(`${path}: ${number}`)
      }
      return found
    }
    expect((await numbersFound('desk')).length).toBeGreaterThan(0)
    for (const actor of [null, 'reader', 'reader677', 'nsdreader'])
      expect(await numbersFound(actor)).toEqual([])
  })
})

/** The long run makes more requests. */
const ALL = Boolean(process.env.TEST_ALL)

/** The same market with every withheld value y replaced by a·y + b. */
function transformed(a: number, b: number, isTransformed: (id: number) => boolean): Market {
  const turn = (row: MarketRow): MarketRow => ({
    ...row,
    values: Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, a * value + b])),
  })
  const cache = new Map<BondIssue, Series[]>()
  const series = (issue: BondIssue): Series[] => {
    const known = cache.get(issue)
    if (known) return known
    const made = market
      .series(issue)
      .map(one =>
        isTransformed(one.tradingGround.id) ? { ...one, row: (index: number) => turn(one.row(index)) } : one,
      )
    cache.set(issue, made)
    return made
  }
  const of = (issue: BondIssue, id: number | undefined) =>
    series(issue).find(one => one.tradingGround.id === id) ?? null
  return {
    ...market,
    series,
    seriesOn: of,
    defaultSeries: issue => of(issue, market.defaultSeries(issue)?.tradingGround.id),
    latestRow(issue) {
      const latest = market.latestRow(issue)
      const own = latest && of(issue, latest.series.tradingGround.id)
      if (!latest || !own || !isTransformed(own.tradingGround.id)) return latest
      return { series: own, row: turn(latest.row), before: latest.before && turn(latest.before) }
    },
    indexes: market.indexes.map(index => ({ ...index, values: index.values.map(value => a * value + b) })),
    index(id) {
      const index = market.index(id)
      return index && { ...index, values: index.values.map(value => a * value + b) }
    },
  }
}

/** A seeded random number. */
function* draws(): Generator<{ a: number; b: number }> {
  let seed = 20_250_711
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (;;) yield { a: 10 ** (next() * 4 - 2), b: (next() - 0.5) * 200 }
}

describe('non-interference: answers below full access do not depend on withheld values', () => {
  // Fund weights come from the fund's report; the transformation changes only series.
  const calls = Object.keys(PRICE_CALLS).filter(name => !/^(stock|page|fund)/.test(name))

  test.each([
    ['a visitor', null, () => true, calls, ALL ? 10_000 : 100],
    ['a reader', 'reader', () => true, calls, ALL ? 2000 : 100],
    ['a reader with NSD access', 'nsdreader', () => true, calls, ALL ? 2000 : 100],
    ['full access on ground 381', 'pro', (id: number) => id === 381, ['NSD price'], ALL ? 2000 : 100],
  ] as const)(
    '%s: pairs of markets with y and a·y + b give the same bytes',
    async (_, actor, isTransformed, only, minimum) => {
      const session = DEMO_USERS.find(user => user.login === actor)
      if (session) expect(seesValues(session, 381)).toBe(false)
      const before = await answers(actor, only)
      const draw = draws()
      let pairs = 0
      try {
        while (pairs < minimum) {
          const { a, b } = draw.next().value as { a: number; b: number }
          app.deps.market = transformed(a, b, isTransformed)
          for (const [name, body] of await answers(actor, only)) {
            expect(body === before.get(name), `${name} with a=${a}, b=${b}`).toBe(true)
            pairs += 1
          }
        }
      } finally {
        app.deps.market = market
      }
    },
  )

  test('the test detects a leak: at full access the same pairs differ', async () => {
    const before = await answers('desk', ['Estimation price'])
    try {
      app.deps.market = transformed(2, 1, () => true)
      expect(await answers('desk', ['Estimation price'])).not.toEqual(before)
    } finally {
      app.deps.market = market
    }
  })
})
