import type { BondPage, EntityPage, IssuerMapAnswer } from '@accrue/api-client/wire'
import { addMonths, type Day } from '@accrue/ui/foundation/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BondIssue } from '../market/instruments.ts'
import { FUND_VALUATION } from '../market/trading-grounds.ts'
import type { Bond } from '../pricing/index.ts'
import { openTestApp, type TestApp, TODAY } from '../testing/app.ts'
import { type Form, joined, yieldOfDuration, yieldOfPrice, yieldsOfForms } from '../testing/solver.ts'

/** A value closer than this counts as found. */
const NEAR = 0.01
/** Shapes must fit every yield within a range of at least this width. */
const LEFT_OPEN = 0.05

const isNear = (found: number | null, real: number) => found !== null && Math.abs(found / real - 1) < NEAR

const APPLE_2051 = 10_057
/** 4.75% of 15 Feb 2041. */
const TREASURY_2041 = 83
const VISITORS = [null, 'reader'] as const

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function get<T>(actor: string | null, path: string): Promise<T> {
  return (await (await app.ask(actor, path)).json()) as T
}

function issueOf(id: number): BondIssue {
  const issue = app.deps.market.bond(id)
  if (!issue) throw new Error(`No bond ${id}`)
  return issue
}

function termsOf(issue: BondIssue): Bond {
  const bond = app.deps.market.pricing.bond(issue)
  if (!bond) throw new Error(`${issue.name} has no terms`)
  return bond
}

/** The share of guesses that match the withheld values. */
const hits = (guesses: readonly { found: number | null; real: number }[]) =>
  guesses.filter(({ found, real }) => isNear(found, real)).length / guesses.length

describe.each(VISITORS)('withheld values cannot be derived from what %s receives', actor => {
  /** The yields derived from the durations on a map, and the withheld yields. */
  async function solvedMap(issuer: number, from: string | null) {
    const path = `/api/emitent-map-data/${issuer}/`
    const [seen, open] = await Promise.all([
      get<IssuerMapAnswer>(from, path),
      get<IssuerMapAnswer>('desk', path),
    ])
    return seen.emitentMap.map((point, index) => {
      const settlement = app.deps.market.pricing.settlement(point.date?.value as Day)
      const found = yieldOfDuration(termsOf(issueOf(point.emission_id ?? 0)), settlement, point.x ?? 0)
      return {
        id: point.emission_id,
        years: point.x ?? 0,
        found,
        real: open.emitentMap[index]?.y ?? Number.NaN,
      }
    })
  }

  test.each([1, 2, 5])(
    'readings #70 issuer map %i: places are no durations to solve a yield from',
    async issuer => {
      expect(hits(await solvedMap(issuer, actor))).toBeLessThan(0.1)
      // With the numbers of full access the same solver succeeds: durations with two decimals are enough to find a yield.
      expect(hits((await solvedMap(issuer, 'desk')).filter(({ years }) => years > 10))).toBeGreaterThan(0.9)
    },
  )

  test('readings #70 Apple 2051: its place on the map reveals no duration, yield or price', async () => {
    const [apple] = (await solvedMap(2, actor)).filter(({ id }) => id === APPLE_2051)
    expect(apple?.found).toBeGreaterThan(0)
    expect(isNear(apple?.found ?? null, apple?.real ?? 0)).toBe(false)
  })

  test('P7 the fund: position values and nominal amounts reveal no prices', async () => {
    const fund = await get<EntityPage>(actor, '/api/etf/1/page/')
    const value = fund.facts.find(({ id }) => id === 'fund_value')?.numeric ?? 0
    const items = fund.issues?.items ?? []
    expect(items).toHaveLength(603)
    const guesses = await Promise.all(
      items.slice(0, 40).map(async ({ id, weight }) => {
        const page = await get<BondPage>(actor, `/api/bonds/${id}/page/`)
        const nominal = page.context.holders?.[0]?.amount?.numeric ?? Number.NaN
        const { holding } = issueOf(id)
        return { found: (((weight?.numeric ?? 0) * value) / nominal) * 100, real: holding?.price ?? 0 }
      }),
    )
    expect(hits(guesses)).toBe(0)
    // The order must not reveal which position is worth more.
    const worth = items.map(({ id }) => issueOf(id).holding?.valueUsd ?? 0)
    const falls = worth.filter((one, index) => index > 0 && one <= (worth[index - 1] ?? 0)).length
    expect(falls / worth.length).toBeLessThan(0.6)
  })

  test('P7 a bond in default: its section does not reveal the price that its trading ground withholds', async () => {
    const defaulted = app.deps.market.bonds.filter(issue => issue.inDefault && issue.holding?.price)
    expect(defaulted.length).toBeGreaterThan(0)
    for (const issue of defaulted) {
      const withheld = app.deps.market.seriesOn(issue, FUND_VALUATION.id)?.row(0).values.indicative_price
      const page = await get<BondPage>(actor, `/api/bonds/${issue.id}/page/`)
      const sent = (page.blocks?.defaults?.fields ?? []).map(field => field.numeric ?? Number.NaN)
      expect(sent.some(number => isNear(number, withheld ?? 0))).toBe(false)
    }
  })
})

/** The shapes of a line over periods of many lengths up to today, as received. */
async function formsOf(item: object, chartType: string, from: Day): Promise<Form[]> {
  const forms: Form[] = []
  for (let months = 0; months <= 12; months += 2) {
    const json = { items: [item], startDate: addMonths(from, months), endDate: TODAY, chartType }
    const [seen, same] = await Promise.all(
      VISITORS.map(async actor => (await app.ask(actor, '/api/chart/get_tradings/', { json })).text()),
    )
    expect(same).toBe(seen)
    const rows = JSON.parse(seen ?? '') as { date: { value: Day }; masked: boolean; shape: number | null }[]
    expect(rows.every(row => row.masked)).toBe(true)
    const days = rows.filter(row => row.shape !== null)
    forms.push(
      new Map(days.map(row => [app.deps.market.pricing.settlement(row.date.value), row.shape as number])),
    )
  }
  return forms
}

describe('combined shapes of many periods and lines do not determine the yield', () => {
  const bond = (id: number) => ({ id, tgId: 4, model: 'bonds' })
  const par = (id: number) => ({ id, tgId: null, model: 'index' })
  test.each([
    ['the price of a note and its yield', 1, bond(1), '2024-02-15'],
    ['the price of Apple 2051 and its yield', APPLE_2051, bond(APPLE_2051), '2023-03-31'],
    ['the price of a bond of 2041 and its yield', TREASURY_2041, bond(TREASURY_2041), '2022-07-11'],
    ['the price of Apple 2051 and the 30-year par yield', APPLE_2051, par(13), '2023-03-31'],
  ] as const)(
    '2.6a %s',
    async (_, id, other, from) => {
      const issue = issueOf(id)
      const days = app.deps.market.seriesOn(issue, 4)
      const real = days?.row(days.days.length - 1).values.indicative_yield ?? Number.NaN
      const price = joined(await formsOf(bond(id), 'price', from as Day))
      const yields = joined(await formsOf(other, 'yield', from as Day))
      const { low, high } = yieldsOfForms(termsOf(issue), price, yields)
      // The real yield and distant ones fit the shapes equally well.
      expect(isNear(low, real) && isNear(high, real)).toBe(false)
      expect(high / low).toBeGreaterThan(1 + LEFT_OPEN)
    },
    60_000,
  )

  test('the solver works: from the values themselves it finds the yield', () => {
    const { market } = app.deps
    const issue = issueOf(APPLE_2051)
    const days = market.seriesOn(issue, 4)
    const rows = days?.days.map((_, index) => days.row(index)) ?? []
    const form = (of: (row: (typeof rows)[number]) => number | undefined): Form =>
      new Map(rows.map(row => [market.pricing.settlement(row.day), of(row) ?? 0]))
    const real = rows.at(-1)?.values.indicative_yield ?? 0
    const price = form(row => row.values.indicative_price)
    const found = yieldsOfForms(
      termsOf(issue),
      price,
      form(row => 100 + (row.values.indicative_yield ?? 0) * 1000),
    )
    expect(isNear(found.low, real) && isNear(found.high, real)).toBe(true)
    const last = market.pricing.settlement(TODAY)
    expect(yieldOfPrice(termsOf(issue), last, price.get(last) ?? 0)).toBeCloseTo(real, 8)
  }, 60_000)
})
