import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PageItem, pageRange, pageTyped } from './page-range.ts'

const written = (items: PageItem[]) =>
  items
    .map(item => (item.kind === 'gap' ? '…' : item.current ? `[${item.page}]` : String(item.page)))
    .join(' ')

describe('U2 visible pages of a paginator (shared-blocks §9)', () => {
  test.each([
    ['one page has no other pages', { page: 1, total: 30 }, '[1]'],
    ['31 items are two pages of 30', { page: 1, total: 31 }, '[1] 2'],
    ['the start shows two pages after the current one', { page: 1, total: 300 }, '[1] 2 3 …'],
    ['two before and two after', { page: 6, total: 300 }, '1 … 4 5 [6] 7 8 …'],
    ['the end shows no page after the last', { page: 10, total: 300 }, '1 … 8 9 [10]'],
    ['a gap of one page is that page', { page: 5, total: 300 }, '1 2 3 4 [5] 6 7 …'],
    ['a gap of one page at the end is that page', { page: 7, total: 300 }, '1 … 5 6 [7] 8 9 10'],
    ['both gaps are of one page', { page: 5, total: 240 }, '1 2 3 4 [5] 6 7 8'],
    ['41–50 of 858', { page: 5, total: 858, limit: 10 }, '1 2 3 4 [5] 6 7 …'],
    ['the last of 86', { page: 86, total: 858, limit: 10 }, '1 … 84 85 [86]'],
    ['no gap where pages follow each other', { page: 4, total: 300 }, '1 2 3 [4] 5 6 …'],
    ['the limit is a prop: 10 a page', { page: 2, total: 25, limit: 10 }, '1 [2] 3'],
    ['limit 0 means 30', { page: 1, total: 31, limit: 0 }, '[1] 2'],
    ['a negative limit means 30', { page: 1, total: 31, limit: -5 }, '[1] 2'],
    ['page 0 is the first', { page: 0, total: 90 }, '[1] 2 3'],
    ['a page after the end becomes the last', { page: 1e9, total: 90 }, '1 2 [3]'],
    ['a page that is no number is the first', { page: Number.NaN, total: 90 }, '[1] 2 3'],
    ['a page can be text', { page: '2', total: 90 }, '1 [2] 3'],
    ['a total can be text', { page: 1, total: '100' }, '[1] 2 3 4'],
    ['a negative total counts as 0', { page: 1, total: -1 }, ''],
    ['no total, no pages', { page: 3, total: 0 }, ''],
  ])('%s', (_sentence, input, expected) => {
    expect(written(pageRange(input).items)).toBe(expected)
  })

  test.each([
    ['first page', { page: 1, total: 95 }, { from: 1, to: 30, previous: null, next: 2 }],
    ['a page in the middle', { page: 2, total: 95 }, { from: 31, to: 60, previous: 1, next: 3 }],
    ['the last page may be short', { page: 4, total: 95 }, { from: 91, to: 95, previous: 3, next: null }],
    ['nothing', { page: 1, total: 0 }, { from: 0, to: 0, previous: null, next: null }],
  ])('shows the range of items: %s', (_sentence, input, expected) => {
    expect(pageRange(input)).toMatchObject(expected)
  })
})

describe('for any page, total and limit', () => {
  const input = fc.record({ page: fc.integer(), total: fc.nat(100_000), limit: fc.nat(500) })

  test('pages increase, the current one appears once, and every gap omits two or more pages', () => {
    fc.assert(
      fc.property(input, props => {
        const range = pageRange(props)
        const pages = range.items.flatMap(item => (item.kind === 'page' ? [item.page] : []))
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
        if (range.pageCount > 0)
          expect(range.items.filter(item => item.kind === 'page' && item.current)).toHaveLength(1)
        range.items.forEach((item, index) => {
          if (item.kind !== 'gap') return
          const after = range.items[index + 1]
          const next = after?.kind === 'page' ? after.page : range.pageCount + 1
          expect(next - item.after).toBeGreaterThan(2)
        })
      }),
    )
  })

  /** Values that a page address or an answer may have instead of a number. */
  const anything = fc.oneof(
    fc.integer({ min: -5, max: 400 }),
    fc.double(),
    fc.double().map(String),
    fc.integer({ min: -5, max: 400 }).map(number => ` ${number} `),
    fc.constantFrom(null, undefined, '', 'two', '1e308', 1e308, Number.MAX_SAFE_INTEGER, true, {}, []),
  )
  const anyInput = fc.record({ page: anything, total: anything, limit: anything })

  test('for any input every page exists and its items are within the total', () => {
    fc.assert(
      fc.property(anyInput, props => {
        const { items, page, pageCount, previous, next, from, to, total } = pageRange(props)
        for (const number of [page, pageCount, from, to, total])
          expect(Number.isSafeInteger(number)).toBe(true)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(page).toBeLessThanOrEqual(Math.max(pageCount, 1))
        for (const item of items) if (item.kind === 'page') expect(item.page).toBeLessThanOrEqual(pageCount)
        expect(previous).toBe(page > 1 ? page - 1 : null)
        expect(next).toBe(page < pageCount ? page + 1 : null)
        expect(from <= to && to <= total).toBe(true)
        expect(from > 0).toBe(total > 0)
      }),
    )
  })

  test('the first page and the neighbours on both sides are always reachable', () => {
    fc.assert(
      fc.property(input, props => {
        const { items, page, pageCount } = pageRange(props)
        const pages = items.flatMap(item => (item.kind === 'page' ? [item.page] : []))
        const neighbours = [1, page - 2, page - 1, page, page + 1, page + 2]
        expect(pages).toEqual(
          expect.arrayContaining(neighbours.filter(number => number >= 1 && number <= pageCount)),
        )
      }),
    )
  })

  test('the pages together contain every item once', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 40 }), (total, limit) => {
        const { pageCount } = pageRange({ page: 1, total, limit })
        let shown = 0
        for (let page = 1; page <= pageCount; page++) {
          const { from, to } = pageRange({ page, total, limit })
          expect(from).toBe(shown + 1)
          shown = to
        }
        expect(shown).toBe(total)
      }),
    )
  })

  test('every omitted page is behind an ellipsis', () => {
    fc.assert(
      fc.property(input, props => {
        const { items, pageCount } = pageRange(props)
        let before = 0
        items.forEach((item, index) => {
          if (item.kind === 'gap') {
            expect(item.after).toBe(before)
            return
          }
          if (items[index - 1]?.kind !== 'gap') expect(item.page).toBe(before + 1)
          before = item.page
        })
        if (items.at(-1)?.kind === 'page') expect(before).toBe(pageCount)
      }),
    )
  })

  test('the row never has more than eight entries', () => {
    fc.assert(
      fc.property(input, props => {
        expect(pageRange(props).items.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})

test.each([
  ['1', 1],
  ['86', 86],
  ['05', 5],
  ['0', null],
  ['87', null],
  ['', null],
  ['1.5', null],
  ['12345678901234567890', null],
])('U2 the page of the text "%s" of 86: %s', (typed, expected) => {
  expect(pageTyped(typed, 86)).toBe(expected)
})
