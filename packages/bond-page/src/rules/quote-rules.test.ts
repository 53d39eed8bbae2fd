import { expect, test } from 'vitest'
import { isOldQuote, isValuationVenue, TABLE_REFRESH_MS } from './quote-rules.ts'

test.each([
  [4, true],
  [328, true],
  [327, true],
  [78, true],
  [100, false],
  [381, false],
  [null, false],
])('P11 trading ground %s is a valuation ground: %s (bond-page §9)', (venueId, expected) => {
  expect(isValuationVenue(venueId)).toBe(expected)
})

test.each([
  ['2025-07-11', false],
  ['2025-07-04', false],
  ['2025-07-03', true],
  ['2025-07-12', false],
  [null, false],
] as const)('Q1 on 11 July a quote of %s is old: %s', (day, expected) => {
  expect(isOldQuote(day, '2025-07-11')).toBe(expected)
})

test('the table is refreshed after 1000 ms (bond-page §9 "Delays")', () => {
  expect(TABLE_REFRESH_MS).toBe(1000)
})
