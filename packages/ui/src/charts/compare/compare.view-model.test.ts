import { describe, expect, test } from 'vitest'
import type { LabelValues } from '../../foundation/labels/labels.ts'
import type { CompareMessage } from './compare.reducer.ts'
import { compareHref, compareMessageText, compareTitle } from './compare.view-model.ts'

const label = (key: string, values?: LabelValues) =>
  values ? `${key}(${Object.values(values).join(', ')})` : key

describe('C9 links per model template (shared-blocks §2)', () => {
  const links = { bonds: '/bonds/{id}/', index: '/indexes/{id}/?from={id}' }
  test.each([
    ['bonds', 7, links, '/bonds/7/'],
    ['index', 14, links, '/indexes/14/?from=14'],
    ['index', 14, { bonds: '/bonds/{id}/' }, undefined],
  ] as const)('%s %i', (model, id, templates, href) => {
    expect(compareHref({ model, id }, templates)).toBe(href)
  })
})

test.each([
  [
    'a bond has its trading ground',
    { id: 2, name: 'Note', tradingGroundName: 'FedInvest' },
    'Note, FedInvest',
  ],
  ['an index has none', { id: 14, name: 'S&P 500' }, 'S&P 500'],
  ['what has no name yet has its number', { id: 14, name: '' }, '#14'],
])('%s', (_sentence, item, title) => {
  expect(compareTitle(item)).toBe(title)
})

describe('C13 messages (bond-page §8)', () => {
  test.each<[CompareMessage, string]>([
    [{ kind: 'tooManyBonds', name: 'A' }, 'compare_max_count_alert'],
    [{ kind: 'tooManyIndexes', name: 'A' }, 'compare_max_index_count_alert'],
    [{ kind: 'sameAsMain', name: 'A' }, 'compare_same_as_main(A)'],
    [{ kind: 'duplicate', name: 'A' }, 'compare_duplicate(A)'],
    [{ kind: 'becameMain', name: 'A' }, 'compare_became_main(A)'],
    [{ kind: 'noData', name: 'A' }, 'compare_no_data(A)'],
    [{ kind: 'refused', name: 'A' }, 'compare_refused(A)'],
    [{ kind: 'noMeasure', name: 'A', measure: 'yield' }, 'compare_no_measure(A, compare_measure_yield)'],
  ])('%j', (message, text) => {
    expect(compareMessageText(message, label)).toBe(text)
  })
})
