import { expect, test } from 'vitest'
import { PAGE } from '../testing/facts.ts'
import { BROADCOM_2033, NOTE_2034 } from '../testing/served-pages.ts'
import { isIllustrative } from './is-illustrative.ts'

test.each([
  [{ id: 'ratings', illustrative: true }, true],
  [{ id: 'ratings', illustrative: false }, false],
  [{ id: 'quotes', illustrative: true }, false],
])('readings #69: %o makes the ratings illustrative: %s', (source, expected) => {
  const sources = [{ text: '', url: null, asOf: null, ...source }]
  expect(isIllustrative({ ...PAGE, sources }, 'ratings')).toBe(expected)
})

test('made-up terms are illustrative, real ones are not (readings #69)', () => {
  expect(isIllustrative(BROADCOM_2033, 'early-redemption')).toBe(true)
  expect(isIllustrative(NOTE_2034, 'early-redemption')).toBe(false)
})
