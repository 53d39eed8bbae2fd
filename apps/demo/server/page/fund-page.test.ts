import { ANONYMOUS } from '@accrue/ui/foundation/access'
import { expect, test } from 'vitest'
import { testMarket } from '../testing/app.ts'
import { fundPage } from './entity-page.ts'

const page = fundPage({ market: testMarket(), session: ANONYMOUS, lang: 'eng', text: key => key })
const items = page.issues?.items ?? []
const weights = items.map(({ weight }) => weight?.numeric ?? Number.NaN)

test('the bonds of the fund come by what they are worth, the largest first', () => {
  expect(items).toHaveLength(603)
  expect(weights).toEqual(weights.toSorted((one, other) => other - one))
  expect(weights.at(-1)).toBeGreaterThanOrEqual(0)
})

test('their weights make up the whole fund', () => {
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 6)
})

test('P7 a weight is public, and betrays no price: what the fund holds of a bond is not told', () => {
  expect(items.every(item => item.masked && item.indicative_price?.numeric === null)).toBe(true)
  expect(Object.keys(items[0] ?? {})).not.toContain('balance')
})
