import { expect, test } from 'vitest'
import { letterIn, rangeHolds } from './unicode-range.ts'

const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'

test.each([
  [CYRILLIC, 'Цена', true, 'Russian'],
  [CYRILLIC, 'ґрунт', true, 'Ukrainian'],
  [CYRILLIC, 'Price 101', false, 'English'],
  [CYRILLIC, '价格', false, 'Chinese'],
  ['U+0000-00FF', 'Цена 1', true, 'one figure among Russian letters'],
  ['U+4??', 'Ц', true, 'a range with wildcards'],
  ['u+26', '&', true, 'a single one in lower case'],
  ['U+1F44D', '👍', true, 'beyond 16 bits'],
  ['', 'a', true, 'no range: all letters'],
  ['', '', false, 'no text'],
  ['nonsense, U+41', 'A', true, 'what cannot be read is passed over'],
  ['nonsense', 'A', false, 'nothing that can be read'],
])('"%s" and "%s": %s, %s', (range, text, expected) => {
  expect(rangeHolds(range, text)).toBe(expected)
})

test.each<[string, string, string | null, string]>([
  [CYRILLIC, 'Price, Цена', 'Ц', 'the first of its letters'],
  ['U+0000-00FF', ' %, 5', '5', 'no sign that could be a speck'],
  [CYRILLIC, 'Price', null, 'none'],
])('a letter of "%s" in "%s" is %s: %s', (range, text, expected) => {
  expect(letterIn(range, text)).toBe(expected)
})
