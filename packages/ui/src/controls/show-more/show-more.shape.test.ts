import { describe, expect, test } from 'vitest'
import { showMoreShape } from './show-more.shape.ts'

describe('what a show-more line says', () => {
  test.each([
    ['closed without a count', { open: false }, { text: { key: 'show_more' }, count: null }],
    [
      'closed with a count',
      { open: false, hiddenCount: 7 },
      { text: { key: 'show_n_more', values: { n: 7 } } },
    ],
    ['nothing hidden is no count', { open: false, hiddenCount: 0 }, { text: { key: 'show_more' } }],
    ['open', { open: true, hiddenCount: 7 }, { text: { key: 'hide' } }],
    [
      'shown of all',
      { open: false, shown: 5, total: 12 },
      { count: { key: 'shown_of', values: { shown: 5, total: 12 } } },
    ],
    [
      'never more than all',
      { open: true, shown: 50, total: 12 },
      { count: { values: { shown: 12, total: 12 } } },
    ],
    ['a total alone says nothing', { open: false, total: 12 }, { count: null }],
  ])('%s', (_sentence, input, expected) => {
    expect(showMoreShape(input)).toMatchObject(expected)
  })
})
