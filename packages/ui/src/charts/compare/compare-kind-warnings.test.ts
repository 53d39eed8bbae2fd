import { expect, test } from 'vitest'
import { BONDS_AND_INDEXES, FOUR_KINDS } from '../../testing/fixtures/compare-kinds.ts'
import { compareKindWarnings } from './compare-kind-warnings.ts'
import type { CompareKind } from './compare-kinds.ts'

const kind = (kind: string, label = 'Funds', limit = 5): CompareKind => ({ kind, label, limit })

test.each<[string, readonly CompareKind[], string[]]>([
  [
    'no kinds',
    [],
    [
      'ComparePanel: `kinds` is empty, so there is nothing to compare with and nothing is shown. Give it a kind, or leave the comparison out.',
    ],
  ],
  ['bonds and indexes', BONDS_AND_INDEXES, []],
  ['four kinds', FOUR_KINDS, []],
  [
    'a kind without a label',
    [kind('stocks'), kind('funds', '')],
    ['ComparePanel: the kind "funds" has no `label`. Give it the text that users read.'],
  ],
  [
    'a kind twice',
    [kind('funds'), kind('funds')],
    ['ComparePanel: kinds 0 and 1 are both "funds". Give each its own `kind`.'],
  ],
  ['as many lines as a chart has styles for', [kind('stocks', 'Stocks', 9), kind('funds', 'Funds', 10)], []],
  [
    'more lines than a chart has styles for',
    [kind('stocks', 'Stocks', 10), kind('funds', 'Funds', 10)],
    [
      'ComparePanel: the limits of all kinds add up to 20, and a chart has styles for 19 compared lines. Lower a `limit`.',
    ],
  ],
])('%s', (_sentence, kinds, texts) => {
  expect(compareKindWarnings('ComparePanel', kinds)).toEqual(texts)
})
