import { expect, test } from 'vitest'
import { withoutFullStop } from './without-full-stop.ts'

test.each([
  ['a sentence', 'Prices, US Treasury.', 'Prices, US Treasury'],
  ['a Chinese sentence', '条款取自 FedInvest。', '条款取自 FedInvest'],
  ['blanks at the end', 'Prices, US Treasury. ', 'Prices, US Treasury'],
  ['the last of two sentences', 'Shiller. FRED since 2023.', 'Shiller. FRED since 2023'],
  ['an ellipsis', 'Prices, yields, ...', 'Prices, yields, ...'],
  ['a name', 'US Treasury', 'US Treasury'],
  ['nothing', '', ''],
])('removes the full stop of %s', (_, text, expected) => {
  expect(withoutFullStop(text)).toBe(expected)
})
