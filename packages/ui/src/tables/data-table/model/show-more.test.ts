import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ShowMoreState, showMoreState, type TableShowMoreInput } from './show-more.ts'

const input: TableShowMoreInput = { shown: 5, count: 12, limit: 5, isLocked: false }

describe('T4 what the footer offers (readings #55)', () => {
  test.each<[string, Partial<TableShowMoreInput>, ShowMoreState]>([
    ['the rest at first', {}, { kind: 'more', next: 7, collapsible: false }],
    ['to collapse, when all are shown', { shown: 12 }, { kind: 'less' }],
    ['limit 0 is no limit', { shown: 12, limit: 0 }, { kind: 'none' }],
    ['no limit is none', { shown: 12, limit: undefined }, { kind: 'none' }],
    ['a limit that is no number is none', { shown: 12, limit: Number.NaN }, { kind: 'none' }],
    ['fewer rows than the limit', { shown: 3, count: 3 }, { kind: 'none' }],
    ['as many rows as the limit', { count: 5 }, { kind: 'none' }],
    ['no rows', { shown: 0, count: 0 }, { kind: 'none' }],
    ['in steps', { shown: 8, step: 3 }, { kind: 'more', next: 3, collapsible: true }],
    ['the last step is the rest', { shown: 11, step: 3 }, { kind: 'more', next: 1, collapsible: true }],
    ['after the last step it closes', { shown: 12, step: 3 }, { kind: 'less' }],
    [
      'with the sub-rows of rows that are not shown',
      { hiddenSubRows: 3 },
      { kind: 'more', next: 10, collapsible: false },
    ],
    ['steps count rows alone', { hiddenSubRows: 3, step: 2 }, { kind: 'more', next: 2, collapsible: false }],
    ['the server has more than it sent', { total: 40 }, { kind: 'more', next: 7, collapsible: false }],
    ['a total below the rows counts the rows', { total: 2 }, { kind: 'more', next: 7, collapsible: false }],
  ])('%s', (_sentence, partial, expected) => {
    expect(showMoreState({ ...input, ...partial })).toEqual(expected)
  })
})

describe('T5 a locked table', () => {
  test.each<[string, Partial<TableShowMoreInput>, ShowMoreState]>([
    ['counts the rows that were not sent', { count: 5, total: 12 }, { kind: 'locked', next: 7 }],
    ['counts the rows that were sent against the rule', {}, { kind: 'locked', next: 7 }],
    ['with nothing behind it has no lock', { shown: 4, count: 4 }, { kind: 'none' }],
    [
      'without a limit counts what was not sent',
      { limit: 0, shown: 4, count: 4, total: 9 },
      { kind: 'locked', next: 5 },
    ],
  ])('%s', (_sentence, partial, expected) => {
    expect(showMoreState({ ...input, isLocked: true, ...partial })).toEqual(expected)
  })
})

const any = fc
  .record({
    count: fc.nat(3000),
    limit: fc.integer({ min: -5, max: 500 }),
    step: fc.option(fc.integer({ min: -5, max: 500 }), { nil: undefined }),
    total: fc.option(fc.integer({ min: -5, max: 4000 }), { nil: undefined }),
    isLocked: fc.boolean(),
    presses: fc.nat(20),
  })
  // shown before any press: the limit, or all
  .map(({ presses, ...partial }) => {
    const first = partial.limit > 0 ? Math.min(partial.limit, partial.count) : partial.count
    return { presses, input: { ...partial, shown: first } }
  })

/** The shown rows after this many presses, each adding what it offered. */
function pressed({ presses, input }: { presses: number; input: TableShowMoreInput }): TableShowMoreInput {
  let { shown } = input
  for (let press = 0; press < presses; press++) {
    const more = showMoreState({ ...input, shown })
    if (more.kind === 'more') shown += more.next
  }
  return { ...input, shown }
}

test('T4 for any input, the next rows are at most the remaining ones, and at least one', () => {
  fc.assert(
    fc.property(any, partial => {
      const now = pressed(partial)
      const more = showMoreState(now)
      expect(now.shown).toBeLessThanOrEqual(now.count)
      if (more.kind === 'more') {
        expect(more.next).toBeGreaterThan(0)
        expect(now.shown + more.next).toBeLessThanOrEqual(now.count)
        expect(more.collapsible).toBe(now.shown > partial.input.shown)
      }
      if (more.kind === 'less') expect(now.shown).toBe(now.count)
    }),
  )
})

test('T5 a locked table offers the same after any press, and is locked while rows are missing', () => {
  fc.assert(
    fc.property(any, ({ presses, input }) => {
      const locked = { ...input, isLocked: true }
      const total = Math.max(input.total ?? 0, input.count)
      expect(pressed({ presses, input: locked }).shown).toBe(input.shown)
      expect(showMoreState(locked).kind).toBe(total > input.shown ? 'locked' : 'none')
    }),
  )
})
