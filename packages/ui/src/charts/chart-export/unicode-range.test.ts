import { expect, test } from 'vitest'
import { rangeHolds } from './unicode-range.ts'

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
