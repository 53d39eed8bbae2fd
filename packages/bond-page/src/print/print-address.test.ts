import { expect, test } from 'vitest'
import { printedBlocks } from './print-address.ts'

test.each([
  ['the page itself', '', null],
  ['an empty list counts as none', '?print=', null],
  ['the sections in their order', '?print=info,cash-flow&lang=rus', ['info', 'cash-flow']],
  ['duplicates and empty items are dropped', '?print=info,,info', ['info']],
  ['beside other parameters', '?type=yield&print=graph', ['graph']],
])('P9 the sections that an address prints: %s', (_sentence, search, expected) => {
  expect(printedBlocks(search)).toEqual(expected)
})
