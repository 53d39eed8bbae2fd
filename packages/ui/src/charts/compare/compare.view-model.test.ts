import { describe, expect, test } from 'vitest'
import { type LabelValues, labelLookup } from '../../foundation/labels/labels.ts'
import { FOUR_KINDS } from '../../testing/fixtures/compare-kinds.ts'
import type { CompareMessage } from './compare.reducer.ts'
import { compareHref, compareMessageText, compareTitle, remainingText } from './compare.view-model.ts'

const label = (key: string, values?: LabelValues) =>
  values ? `${key}(${Object.values(values).join(', ')})` : key

describe('C9 links per template of a kind (shared-blocks §2)', () => {
  const links = { bonds: '/bonds/{id}/', index: '/indexes/{id}/?from={id}' }
  test.each([
    ['bonds', 7, links, '/bonds/7/'],
    ['index', 14, links, '/indexes/14/?from=14'],
    ['index', 14, { bonds: '/bonds/{id}/' }, undefined],
  ] as const)('%s %i', (kind, id, templates, href) => {
    expect(compareHref({ kind, id }, templates)).toBe(href)
  })
})

test.each([
  ['a bond has its trading ground', { id: 2, name: 'Note', venueName: 'FedInvest' }, 'Note, FedInvest'],
  ['an index has none', { id: 14, name: 'S&P 500' }, 'S&P 500'],
  ['an item without a name yet has its number', { id: 14, name: '' }, '#14'],
])('%s', (_sentence, item, title) => {
  expect(compareTitle(item)).toBe(title)
})

describe('C13 messages (bond-page §8)', () => {
  test.each<[CompareMessage, string]>([
    [
      { kind: 'limitReached', name: 'A', itemKind: 'funds', limit: 3 },
      'Three funds at most: remove one first.',
    ],
    [{ kind: 'limitReached', name: 'A', itemKind: 'stocks', limit: 5 }, 'compare_limit(Stocks, 5)'],
    [{ kind: 'limitReached', name: 'A', itemKind: 'bonds', limit: 9 }, 'compare_limit(bonds, 9)'],
    [{ kind: 'notMeasured', name: 'A', measure: 'yield' }, 'compare_not_measured(A, compare_measure_yield)'],
    [{ kind: 'sameAsMain', name: 'A' }, 'compare_same_as_main(A)'],
    [{ kind: 'duplicate', name: 'A' }, 'compare_duplicate(A)'],
    [{ kind: 'becameMain', name: 'A' }, 'compare_became_main(A)'],
    [{ kind: 'noData', name: 'A' }, 'compare_no_data(A)'],
    [{ kind: 'refused', name: 'A' }, 'compare_refused(A)'],
    [{ kind: 'noMeasure', name: 'A', measure: 'yield' }, 'compare_no_measure(A, compare_measure_yield)'],
  ])('%j', (message, text) => {
    expect(compareMessageText(message, { kinds: FOUR_KINDS, lang: 'en', label })).toBe(text)
  })
})

test.each([
  ['four kinds', FOUR_KINDS, 'stocks 4; funds 3; commodities 2; currencies 2 left'],
  ['one kind', FOUR_KINDS.slice(0, 1), 'stocks 4 left'],
  ['a kind without a text for counts', [{ kind: 'funds', label: 'Funds', limit: 3 }], 'Funds 3 left'],
])('C9 what can still be added, %s', (_sentence, kinds, text) => {
  const labels = {
    compare_remaining: '{kinds} left',
    compare_remaining_kind: '{kind} {n}',
    compare_remaining_kinds: '{kinds}; {kind}',
  }
  const stock = { kind: 'stocks', id: 2, venueId: null, name: 'Apple Inc', key: 'stocks 2', style: 1 }
  const texts = { kinds, lang: 'en', label: labelLookup(labels) }
  expect(remainingText([stock], texts)).toBe(text)
})
