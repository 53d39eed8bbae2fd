import { ANONYMOUS, type Session } from '@accrue/api-client/access'
import { expect, test } from 'vitest'
import { testMarket } from '../testing/app.ts'
import { fundPage } from './entity-page.ts'

const market = testMarket()
const holdingsOf = (session: Session) =>
  fundPage({ market, session, lang: 'en', text: key => key }).issues?.items ?? []
const full = holdingsOf({ ...ANONYMOUS, level: 1077 })
const weights = full.map(({ weight }) => weight?.numeric ?? Number.NaN)

test('the fund’s bonds are sorted by value, the largest first', () => {
  expect(full).toHaveLength(603)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
  expect(weights.at(-1)).toBeGreaterThanOrEqual(0)
})

test('their weights sum to the whole fund', () => {
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6)
})

test('P7 below full access weights and their order are withheld: with the public nominal amounts they reveal prices', () => {
  const items = holdingsOf(ANONYMOUS)
  expect(items).toHaveLength(603)
  expect(items.every(({ weight, masked }) => masked && weight?.numeric === null)).toBe(true)
  expect(items.every(item => item.indicative_price?.numeric === null)).toBe(true)
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
})
