import type { BondFacts } from '@accrue/api-client/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp, testMarket } from '../testing/app.ts'

let app: TestApp
let later: TestApp
beforeAll(async () => {
  app = await openTestApp()
  // The cross-section day: the data has prices of every Treasury.
  later = await openTestApp({ market: testMarket('2026-03-24') })
})
afterAll(() => Promise.all([app.close(), later.close()]))

const factsOf = async (id: number, actor: string | null = 'desk', from = app): Promise<BondFacts> =>
  ((await (await from.ask(actor, `/api/bonds/${id}/page/`)).json()) as { facts: BondFacts }).facts

describe('X3 every blank fact has a reason', () => {
  test.each([
    [
      'inflation-indexed, no price yet',
      57,
      { price: 'no_price', yield: 'no_price', duration: 'no_price', index_ratio: 'no_cpi' },
    ],
    ['floating, no price yet', 845, { price: 'no_price', discount_margin: 'no_price', pvbp: 'no_price' }],
    [
      'in default',
      10_585,
      { yield: 'in_default', g_spread: 'in_default', duration: 'in_default', nkd: 'in_default' },
    ],
    ['in default and past its maturity', 10_586, { yield: 'in_default', nkd: 'in_default' }],
    ['matured', 185, { nkd: 'matured' }],
  ])('%s', async (_, id, blanks) => {
    expect((await factsOf(id)).blanks).toMatchObject(blanks)
  })

  test('no bond has a blank fact without a reason', async () => {
    for (const issue of app.deps.market.bonds.filter(({ id }) => id % 7 === 0)) {
      const facts = await factsOf(issue.id)
      const { blanks = {} } = facts
      for (const name of ['price', 'yield', 'duration', 'nkd'] as const)
        if (facts[name]?.numeric === null) expect(blanks, `${issue.id} ${name}`).toHaveProperty(name)
      if (issue.kind === 'frn' && facts.discount_margin?.numeric === null)
        expect(blanks).toHaveProperty('discount_margin')
    }
  })

  test.each([
    ['no price yet', 57],
    ['in default', 10_585],
  ])('P7 a visitor sees no lock for a value that does not exist: %s', async (_, id) => {
    const { price, blanks } = await factsOf(id)
    const visitor = await factsOf(id, null)
    expect(visitor).toMatchObject({ masked: true, blanks: blanks ?? {} })
    expect(visitor.price?.numeric).toBeNull()
    expect('price' in (visitor.blanks ?? {})).toBe(price?.numeric === null)
  })

  test('P7 a withheld value has no reason; that a price gives no yield is withheld with the price', async () => {
    for (const issue of app.deps.market.bonds.filter(({ id }) => id % 56 === 0)) {
      const { blanks: full = {} } = await factsOf(issue.id)
      const { blanks: sent = {} } = await factsOf(issue.id, null)
      const expected = Object.entries(full).filter(([, reason]) => reason !== 'no_yield')
      expect(sent, `${issue.id}`).toEqual(Object.fromEntries(expected))
    }
  })
})

describe('facts by kind', () => {
  test('a floating-rate note: discount margin, its value of a basis point, current yield', async () => {
    const note = later.deps.market.bonds.find(issue => issue.cusip === '91282CPX3')
    const facts = await factsOf(note?.id ?? 0, 'desk', later)
    expect(facts.discount_margin?.numeric).toBeGreaterThan(10)
    expect(facts.pvbp?.numeric).toBeGreaterThan(0.01)
    expect(facts).toMatchObject({ yield_type: 'Coupon', duration: { numeric: null } })
  })

  test('an inflation-indexed bond: a real yield, and the index ratio of its latest sale', async () => {
    const bond = later.deps.market.bonds.find(issue => issue.cusip === '91282CDC2')
    const facts = await factsOf(bond?.id ?? 0, 'desk', later)
    // Reopened on 31 December 2021, at 1.01192.
    expect(facts).toMatchObject({
      yield_type: 'Real',
      index_ratio: { value: '1.01192' },
      index_ratio_date: { value: '2021-12-31' },
    })
  })

  test('a callable bond: a yield to worst and its day, withheld with the yield', async () => {
    expect(await factsOf(10_056)).toMatchObject({ worst_date: { value: '2051-02-08' } })
    expect(await factsOf(10_056, 'reader')).toMatchObject({
      yield_to_worst: { numeric: null },
      worst_date: { numeric: null },
    })
  })
})
