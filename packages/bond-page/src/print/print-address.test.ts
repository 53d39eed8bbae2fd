import { expect, test } from 'vitest'
import { printedBlocks } from './print-address.ts'

test.each([
  ['the page itself', '', null],
  ['an empty list is none', '?print=', null],
  ['the sections in their order', '?print=info,cash-flow&lang=rus', ['info', 'cash-flow']],
  ['each once, and nothing between two commas', '?print=info,,info', ['info']],
  ['among other state of the page', '?type=yield&print=graph', ['graph']],
])('P9 what an address wants printed: %s', (_sentence, search, expected) => {
  expect(printedBlocks(search)).toEqual(expected)
})
