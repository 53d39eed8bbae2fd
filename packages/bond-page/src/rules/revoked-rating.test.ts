import { expect, test } from 'vitest'
import { isRevoked } from './revoked-rating.ts'

test.each([
  ['withdrawn', true],
  ['Withdrawn', true],
  ['NR', true],
  ['nr', true],
  ['PIF', true],
  [' suspended ', true],
  ['AA+', false],
  ['D', false],
  ['nrs', false],
  ['', false],
])('Q9 a rating named %s is revoked: %s (bond-page §4)', (rating, revoked) => {
  expect(isRevoked({ rating })).toBe(revoked)
})
