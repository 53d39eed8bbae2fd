import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { showMoreShape } from './show-more.view-model.ts'

describe('texts of a show-more line', () => {
  test.each([
    ['closed without a count', { open: false }, { text: { key: 'show_more' }, count: null }],
    [
      'closed with a count',
      { open: false, hiddenCount: 7 },
      { text: { key: 'show_n_more', values: { n: 7 } } },
    ],
    [
      'without hidden items there is no count',
      { open: false, hiddenCount: 0 },
      { text: { key: 'show_more' } },
    ],
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
    [
      'none shown of some',
      { open: false, shown: 0, total: 12 },
      { count: { key: 'shown_of', values: { shown: 0, total: 12 } } },
    ],
    ['a total alone has no text', { open: false, total: 12 }, { count: null }],
    ['an invalid total has no text', { open: false, shown: 5, total: Number.NaN }, { count: null }],
    ['negative numbers have no text', { open: false, shown: -5, total: 12 }, { count: null }],
    [
      'an endless count is no count',
      { open: false, hiddenCount: Number.POSITIVE_INFINITY },
      { text: { key: 'show_more' } },
    ],
  ])('%s', (_sentence, input, expected) => {
    expect(showMoreShape(input)).toMatchObject(expected)
  })
})

test('for any numbers: all counts are whole, and never more are visible than exist', () => {
  const any = fc.option(fc.oneof(fc.integer(), fc.double()), { nil: undefined })
  fc.assert(
    fc.property(fc.boolean(), any, any, any, (open, hiddenCount, shown, total) => {
      const { text, count } = showMoreShape({ open, hiddenCount, shown, total })
      expect(['show_more', 'show_n_more', 'hide']).toContain(text.key)
      expect(text.key === 'hide').toBe(open)
      for (const number of [...Object.values(text.values ?? {}), ...Object.values(count?.values ?? {})]) {
        expect(Number.isSafeInteger(number)).toBe(true)
        expect(number).toBeGreaterThanOrEqual(0)
      }
      if (count) expect(Number(count.values?.shown)).toBeLessThanOrEqual(Number(count.values?.total))
    }),
  )
})
