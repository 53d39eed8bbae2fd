import { expect, test } from 'vitest'
import { FIVE_KINDS, FUNDS_AND_CURRENCIES } from '../../testing/fixtures/global-search.ts'
import type { GlobalSearchKind } from './global-search.reducer.ts'
import { globalKindWarnings } from './global-search-warnings.ts'

const kind = (kind: string, label = 'Funds'): GlobalSearchKind => ({
  kind,
  label,
  search: async () => ({ items: [], count: 0, error: null }),
})

test.each<[string, readonly GlobalSearchKind[], boolean, string[]]>([
  ['no kinds', [], true, []],
  ['five kinds', FIVE_KINDS, true, []],
  ['kinds of another product', FUNDS_AND_CURRENCIES, true, []],
  [
    'a kind without a label',
    [kind('funds', '')],
    false,
    ['GlobalSearch: the kind "funds" has no `label`. Give it the text that users read.'],
  ],
  [
    'a kind twice',
    [kind('funds'), kind('funds')],
    false,
    ['GlobalSearch: kinds 0 and 1 are both "funds". Give each its own `kind`.'],
  ],
  [
    'links without addresses',
    [kind('funds')],
    true,
    [
      'GlobalSearch: the kind "funds" has no `hrefOf`, so its results cannot be chosen. Give it one, or handle choices with `onSelect`.',
    ],
  ],
  ['choices that the page handles', [kind('funds')], false, []],
])('%s', (_sentence, kinds, navigates, texts) => {
  expect(globalKindWarnings(kinds, navigates)).toEqual(texts)
})
