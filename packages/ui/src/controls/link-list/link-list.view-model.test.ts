import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LINK_LIMIT, type LinkListInput, linkListShape } from './link-list.view-model.ts'

const links = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, text: `Link ${id}`, href: `/bonds/${id}/` }))

describe('U3 visible links of a list', () => {
  test('"link list shows 5 by default" (shared-blocks §9)', () => expect(LINK_LIMIT).toBe(5))

  test.each<[string, LinkListInput, { shown: number; more: number }]>([
    ['five of twelve while it is closed', { items: links(12), open: false }, { shown: 5, more: 7 }],
    ['all of them when it is open', { items: links(12), open: true }, { shown: 12, more: 7 }],
    ['five need no more', { items: links(5), open: false }, { shown: 5, more: 0 }],
    ['six hide one', { items: links(6), open: false }, { shown: 5, more: 1 }],
    ['none', { items: [], open: false }, { shown: 0, more: 0 }],
    ['a limit of its own', { items: links(12), limit: 3, open: false }, { shown: 3, more: 9 }],
    [
      'a limit between two numbers is the lower',
      { items: links(9), limit: 3.9, open: false },
      { shown: 3, more: 6 },
    ],
    [
      'no limit at all',
      { items: links(9), limit: Number.POSITIVE_INFINITY, open: false },
      { shown: 9, more: 0 },
    ],
    ['a limit of one', { items: links(9), limit: 1, open: false }, { shown: 1, more: 8 }],
    ['0 counts as 5', { items: links(9), limit: 0, open: false }, { shown: 5, more: 4 }],
    ['a negative limit counts as 5', { items: links(9), limit: -2, open: false }, { shown: 5, more: 4 }],
    ['no number counts as 5', { items: links(9), limit: Number.NaN, open: false }, { shown: 5, more: 4 }],
    [
      'a duplicate id is one link, and is not counted as hidden',
      { items: [...links(5), ...links(5)], open: false },
      { shown: 5, more: 0 },
    ],
  ])('%s', (_sentence, input, { shown, more }) => {
    const shape = linkListShape(input)
    expect(shape.shown).toHaveLength(shown)
    expect(shape.more).toBe(more)
  })

  test('opening adds the counted hidden links after the visible ones', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.double(), (count, limit) => {
        const closed = linkListShape({ items: links(count), limit, open: false })
        const open = linkListShape({ items: links(count), limit, open: true })
        expect(open.shown.slice(0, closed.shown.length)).toEqual(closed.shown)
        expect(open.shown.length - closed.shown.length).toBe(closed.more)
      }),
    )
  })
})
