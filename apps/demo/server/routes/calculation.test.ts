import { addDays, type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fewDraws } from '../../../../tests/properties.ts'
import type { BondIssue } from '../market/instruments.ts'
import { codeOf, openTestApp, type TestApp } from '../testing/app.ts'
import { decimalOf } from './calculation.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Query = { settlement?: string; given?: string; value?: string }
type Answer = Record<
  'price' | 'dirty_price' | 'yield' | 'nkd' | 'duration' | 'modified_duration' | 'convexity' | 'pvbp',
  { value: string; numeric: number }
> & {
  yield_to_worst?: { numeric: number }
  worst_date?: { value: string }
  discount_margin?: { value: string; numeric: number }
  precision: number | null
  currency: string
}

const NOTE = 1
const ask = (query: Query, bond = NOTE) =>
  app.ask(null, `/api/bonds/${bond}/calculation/?${new URLSearchParams(query)}`)
const answered = async (query: Query, bond = NOTE) => (await (await ask(query, bond)).json()) as Answer

describe('X4 the calculator', () => {
  test('is open to everybody (access row 35)', async () => {
    for (const user of [null, 'reader', 'pro'])
      expect(
        (await app.ask(user, '/api/bonds/1/calculation/?settlement=2025-07-14&given=price&value=98.5'))
          .status,
      ).toBe(200)
  })

  test('a price gives the yield and all other numbers', async () => {
    const answer = await answered({ settlement: '2025-07-14', given: 'price', value: '98.5' })
    expect(answer).toMatchObject({ price: { value: '98.5' }, precision: 6, currency: 'USD' })
    // 149 of 181 days of a coupon of 2.
    expect(answer.nkd.numeric).toBeCloseTo((2 * 149) / 181, 8)
    expect(answer.dirty_price.numeric).toBeCloseTo(98.5 + (2 * 149) / 181, 8)
    expect(answer.yield.numeric).toBeCloseTo(0.0421, 4)
    // Modified = Macaulay ÷ (1 + y/2); the price value of a basis point is modified × dirty price ÷ 10,000.
    expect(answer.modified_duration.numeric).toBeCloseTo(
      answer.duration.numeric / (1 + answer.yield.numeric / 2),
      6,
    )
    expect(answer.pvbp.numeric).toBeCloseTo(
      answer.modified_duration.numeric * answer.dirty_price.numeric * 1e-4,
      6,
    )
    expect(answer.convexity.numeric).toBeGreaterThan(answer.modified_duration.numeric ** 2)
  })

  test('at a yield equal to its coupon a bond is worth par on a coupon day', async () => {
    const answer = await answered({ settlement: '2025-08-15', given: 'yield', value: '4' })
    expect(answer).toMatchObject({
      price: { value: '100' },
      nkd: { value: '0' },
      dirty_price: { value: '100' },
    })
  })

  test('a comma is a decimal point, and a yield may be negative', async () => {
    const query = { settlement: '2025-07-14', given: 'yield' }
    expect(await answered({ ...query, value: '4,5' })).toEqual(await answered({ ...query, value: '4.5' }))
    expect((await answered({ ...query, value: '-0.5' })).price.numeric).toBeGreaterThan(134)
  })

  test.each<[string, string, string]>([
    ['the day before interest starts', '2024-02-14', 'settlement'],
    ['maturity itself', '2034-02-15', 'settlement'],
    ['a day after maturity', '2040-01-01', 'settlement'],
    ['no day', '2025-02-30', 'settlement'],
    ['a day in another format', '14.07.2025', 'settlement'],
    ['nothing', '', 'settlement'],
  ])('%s is refused as 400 bad_date', async (_what, settlement, field) => {
    for (const [given, value] of [
      ['price', '98.5'],
      ['yield', '4'],
    ]) {
      const response = await ask({ settlement, given: given ?? '', value: value ?? '' })
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'bad_date', field } })
    }
  })

  test('the first and the last day of interest are valid', async () => {
    for (const settlement of ['2024-02-15', '2034-02-14'])
      expect((await ask({ settlement, given: 'price', value: '99' })).status).toBe(200)
  })

  test.each<[string, string, string]>([
    ['no number', 'price', 'abc'],
    ['an exponent', 'price', '1e2'],
    ['infinity', 'price', 'Infinity'],
    ['NaN', 'yield', 'NaN'],
    ['a hexadecimal number', 'price', '0x64'],
    ['two points', 'price', '1.000.5'],
    ['a lone point', 'price', '.'],
    ['a space', 'price', '98 5'],
    ['a plus', 'yield', '+4'],
    ['digits of another script', 'price', '٩٨'],
    ['a price of zero', 'price', '0'],
    ['a price below zero', 'price', '-5'],
    ['a yield at which nothing can be discounted', 'yield', '-200'],
    ['a price beyond all bonds', 'price', '9'.repeat(32)],
    ['a yield close to that limit, whose price is too large', 'yield', '-199.9999'],
  ])('%s has no solution: 422 no_solution', async (_what, given, value) => {
    const response = await ask({ settlement: '2025-07-14', given, value })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error: { code: 'no_solution', field: 'value' } })
  })

  test.each<[string, Query]>([
    ['neither price nor yield', { settlement: '2025-07-14', given: 'spread', value: '1' }],
    ['no kind', { settlement: '2025-07-14', value: '1' }],
    ['no value', { settlement: '2025-07-14', given: 'price' }],
    ['an empty value', { settlement: '2025-07-14', given: 'price', value: '' }],
    ['a value of 33 characters', { settlement: '2025-07-14', given: 'price', value: '1'.repeat(33) }],
  ])('%s is malformed', async (_what, query) => {
    const response = await ask(query)
    expect([response.status, await codeOf(response)]).toEqual([400, 'bad_request'])
  })

  test('a bond with unknown terms has no solution on any day', async () => {
    const unknown = app.deps.market.bonds.find(issue => !app.deps.market.pricing.bond(issue))
    const response = await ask({ settlement: '2025-07-14', given: 'price', value: '98' }, unknown?.id)
    expect([response.status, await codeOf(response)]).toEqual([422, 'no_solution'])
  })

  test('price → yield → price returns the price, for every kind of bond and on any day', async () => {
    const bonds = oneOfEachKind()
    expect(bonds.length).toBeGreaterThanOrEqual(4)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bonds),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 60_0000, max: 140_0000 }),
        async (issue, at, tenThousandths) => {
          const settlement = dayOfLife(issue, at)
          const price = String(tenThousandths / 10_000)
          const first = await answered({ settlement, given: 'price', value: price }, issue.id)
          const linked =
            issue.kind === 'frn'
              ? { given: 'margin', value: first.discount_margin?.value ?? '' }
              : { given: 'yield', value: (first.yield.numeric * 100).toFixed(12) }
          const back = await answered({ settlement, ...linked }, issue.id)
          expect(Math.abs(back.price.numeric - Number(price))).toBeLessThan(1e-6)
          expect(back.dirty_price.numeric).toBeCloseTo(back.price.numeric + back.nkd.numeric, 6)
        },
      ),
      fewDraws,
    )
  })
})

describe('X4 bonds without a nominal yield', () => {
  const FRN = 845
  const CALLABLE = 10_056
  const today = '2025-07-14'

  test('a floating-rate note has a discount margin and no yield: at its spread it is worth par on a coupon day', async () => {
    const spread = app.deps.market.bond(FRN)?.floating?.spread ?? 0
    const value = (spread * 1e4).toFixed(6)
    const answer = await answered({ settlement: '2025-07-31', given: 'margin', value }, FRN)
    expect(answer.price.numeric).toBeCloseTo(100, 5)
    expect(answer.yield.numeric).toBeNull()
    expect(answer.duration.numeric).toBeNull()
    // Nine months of margin: a basis point is worth about three quarters of a hundredth.
    expect(answer.pvbp.numeric).toBeCloseTo(0.0075, 3)
  })

  test.each([
    ['a floating-rate note by a yield', FRN, 'yield'],
    ['a bond with a fixed coupon by a margin', NOTE, 'margin'],
  ])('%s has no solution', async (_, bond, given) => {
    const response = await ask({ settlement: today, given, value: '4' }, bond)
    expect([response.status, await codeOf(response)]).toEqual([422, 'no_solution'])
  })

  test('a callable bond has a yield to worst: to the call above par, to maturity below', async () => {
    const above = await answered({ settlement: today, given: 'price', value: '120' }, CALLABLE)
    expect(above.yield_to_worst?.numeric).toBeLessThan(above.yield.numeric)
    expect(above.worst_date?.value).toBe('2050-08-08')
    const below = await answered({ settlement: today, given: 'price', value: '60' }, CALLABLE)
    expect(below.yield_to_worst?.numeric).toBeCloseTo(below.yield.numeric, 12)
    expect(below.worst_date?.value).toBe('2051-02-08')
    expect(await answered({ settlement: today, given: 'price', value: '98' })).not.toHaveProperty(
      'yield_to_worst',
    )
  })
})

/** One bond of each kind in the data. */
function oneOfEachKind(): BondIssue[] {
  const { bonds, pricing } = app.deps.market
  const known = bonds.filter(issue => pricing.bond(issue))
  return [...new Map(known.map(issue => [issue.kind, issue])).values()]
}

/** A day in the bond's life, but not in its last half year, when a cent of price changes the yield by many per cent. */
function dayOfLife(issue: BondIssue, share: number): Day {
  const dated = issue.terms?.dated ?? issue.maturity
  const life = daysBetween(dated, issue.maturity)
  return addDays(dated, Math.floor(share * Math.max(0, life - Math.min(183, life / 2))))
}

test.each<[string, number | null]>([
  ['98.5', 98.5],
  ['98,5', 98.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-0.25', -0.25],
  ['', null],
  ['-', null],
  ['.', null],
  ['1e2', null],
  ['1_000', null],
  [' 1', null],
  ['1'.repeat(32), 1.1111111111111112e31],
  ['1'.repeat(33), null],
])('the text %j is the number %s', (text, number) => {
  expect(decimalOf(text)).toBe(number)
})
