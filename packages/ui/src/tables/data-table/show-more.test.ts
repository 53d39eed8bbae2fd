import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RowWindow, type RowWindowInput, rowWindow } from './row-window.ts'

const input: RowWindowInput = { count: 12, limit: 5, expansions: 0, locked: false }

describe('T4 how many rows are shown (readings #55)', () => {
  test.each<[string, Partial<RowWindowInput>, RowWindow]>([
    ['five at first', {}, { shown: 5, total: 12, more: { kind: 'more', next: 7, collapsible: false } }],
    ['all after one press', { expansions: 1 }, { shown: 12, total: 12, more: { kind: 'less' } }],
    ['limit 0 is no limit', { limit: 0 }, { shown: 12, total: 12, more: { kind: 'none' } }],
    ['no limit is none', { limit: undefined }, { shown: 12, total: 12, more: { kind: 'none' } }],
    [
      'a limit that is no number is none',
      { limit: Number.NaN },
      { shown: 12, total: 12, more: { kind: 'none' } },
    ],
    ['fewer rows than the limit', { count: 3 }, { shown: 3, total: 3, more: { kind: 'none' } }],
    ['as many rows as the limit', { count: 5 }, { shown: 5, total: 5, more: { kind: 'none' } }],
    ['no rows', { count: 0 }, { shown: 0, total: 0, more: { kind: 'none' } }],
    [
      'in steps',
      { step: 3, expansions: 1 },
      { shown: 8, total: 12, more: { kind: 'more', next: 3, collapsible: true } },
    ],
    [
      'the last step is the rest',
      { step: 3, expansions: 2 },
      { shown: 11, total: 12, more: { kind: 'more', next: 1, collapsible: true } },
    ],
    [
      'after the last step it closes',
      { step: 3, expansions: 3 },
      { shown: 12, total: 12, more: { kind: 'less' } },
    ],
    [
      'never more rows than there are',
      { step: 3, expansions: 99 },
      { shown: 12, total: 12, more: { kind: 'less' } },
    ],
    [
      'the server has more than it sent',
      { total: 40 },
      { shown: 5, total: 40, more: { kind: 'more', next: 7, collapsible: false } },
    ],
    [
      'a total below the rows counts the rows',
      { total: 2 },
      { shown: 5, total: 12, more: { kind: 'more', next: 7, collapsible: false } },
    ],
  ])('%s', (_sentence, given, expected) => {
    expect(rowWindow({ ...input, ...given })).toEqual(expected)
  })
})

describe('T5 a locked table', () => {
  test.each<[string, Partial<RowWindowInput>, RowWindow]>([
    [
      'counts the rows that were not sent',
      { count: 5, total: 12 },
      { shown: 5, total: 12, more: { kind: 'locked', next: 7 } },
    ],
    [
      'shows its limit even if the server sent more',
      { count: 12 },
      { shown: 5, total: 12, more: { kind: 'locked', next: 7 } },
    ],
    [
      'does not expand, whatever was pressed',
      { expansions: 3 },
      { shown: 5, total: 12, more: { kind: 'locked', next: 7 } },
    ],
    ['with nothing behind it has no lock', { count: 4 }, { shown: 4, total: 4, more: { kind: 'none' } }],
    [
      'without a limit hides what was not sent',
      { limit: 0, count: 4, total: 9 },
      { shown: 4, total: 9, more: { kind: 'locked', next: 5 } },
    ],
  ])('%s', (_sentence, given, expected) => {
    expect(rowWindow({ ...input, locked: true, ...given })).toEqual(expected)
  })
})

const any = fc.record({
  count: fc.nat(3000),
  limit: fc.integer({ min: -5, max: 500 }),
  step: fc.option(fc.integer({ min: -5, max: 500 }), { nil: undefined }),
  total: fc.option(fc.integer({ min: -5, max: 4000 }), { nil: undefined }),
  expansions: fc.nat(20),
  locked: fc.boolean(),
})

test('whatever is asked, the shown rows exist, and what comes next fits into what is left', () => {
  fc.assert(
    fc.property(any, given => {
      const { shown, total, more } = rowWindow(given)
      expect(shown).toBeLessThanOrEqual(given.count)
      expect(total).toBeGreaterThanOrEqual(given.count)
      if (more.kind === 'more') expect(shown + more.next).toBeLessThanOrEqual(given.count)
      if (more.kind === 'less') expect(shown).toBe(given.count)
    }),
  )
})

test('T4 each press shows as many rows as were promised, never fewer than before, until there is nothing more', () => {
  fc.assert(
    fc.property(any, given => {
      const now = rowWindow(given)
      const then = rowWindow({ ...given, expansions: given.expansions + 1 })
      expect(then.shown - now.shown).toBe(now.more.kind === 'more' ? now.more.next : 0)
      if (now.more.kind === 'more') expect(now.more.next).toBeGreaterThan(0)
    }),
  )
})

test('T5 a locked table shows the same whatever was pressed, and never more than an open one that nobody pressed', () => {
  fc.assert(
    fc.property(any, given => {
      const locked = rowWindow({ ...given, locked: true })
      expect(rowWindow({ ...given, locked: true, expansions: 0 })).toEqual(locked)
      expect(locked.shown).toBe(rowWindow({ ...given, locked: false, expansions: 0 }).shown)
      expect(locked.more.kind === 'locked').toBe(locked.total > locked.shown)
    }),
  )
})
