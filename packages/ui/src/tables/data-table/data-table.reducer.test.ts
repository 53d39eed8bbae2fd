import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DataTableEvent, dataTableReducer, dataTableStart, sortOf, toggled } from './data-table.model.ts'

const stateAfter = (events: readonly DataTableEvent[], start = dataTableStart()) =>
  events.reduce(dataTableReducer, start)

const expanded: DataTableEvent = { type: 'expanded' }
const collapsed: DataTableEvent = { type: 'collapsed' }
const sortedAsc: DataTableEvent = { type: 'sorted', change: { field: 'price', order: 'asc' } }
const unsorted: DataTableEvent = { type: 'sorted', change: { field: 'price', order: null } }

describe('what the events make of a table', () => {
  test.each<[string, DataTableEvent[], Partial<ReturnType<typeof dataTableStart>>]>([
    ['T7 a press sorts', [sortedAsc], { sort: { field: 'price', order: 'asc' } }],
    ['T7 the third press restores the given order', [sortedAsc, unsorted], { sort: null }],
    ['T4 show more expands', [expanded], { expansions: 1, collapses: 0 }],
    ['T4 step by step', [expanded, expanded], { expansions: 2 }],
    [
      'T4 collapsing goes back to the start and asks for a scroll',
      [expanded, expanded, collapsed],
      { expansions: 0, collapses: 1 },
    ],
    ['T4 what is collapsed cannot be collapsed: no scroll', [collapsed], { expansions: 0, collapses: 0 }],
    [
      'T4 each collapse asks for its own scroll',
      [expanded, collapsed, expanded, collapsed],
      { collapses: 2 },
    ],
    [
      'T5 a refusal shows no rows and says nothing of rows',
      [{ type: 'refused' }],
      { refused: true, expansions: 0, said: null },
    ],
    [
      'T5 rows that come after all take the refusal away',
      [{ type: 'refused' }, expanded],
      { refused: false, expansions: 1 },
    ],
    ['T3 a column is shown', [{ type: 'columnShown', index: 3 }], { column: 3 }],
    ['T3 never one before the first', [{ type: 'columnShown', index: -1 }], { column: 0 }],
    ['T3 what is no place is the first', [{ type: 'columnShown', index: Number.NaN }], { column: 0 }],
    ['T2 a block opens', [{ type: 'foldToggled', fold: 'prev' }], { open: { prev: true, next: false } }],
    [
      'T2 and closes',
      [
        { type: 'foldToggled', fold: 'next' },
        { type: 'foldToggled', fold: 'next' },
      ],
      { open: { prev: false, next: false } },
    ],
    ['T2 a group is turned', [{ type: 'groupToggled', group: 'spv' }], { turned: new Set(['spv']) }],
    [
      'T2 and turned back',
      [
        { type: 'groupToggled', group: 'spv' },
        { type: 'groupToggled', group: 'spv' },
      ],
      { turned: new Set() },
    ],
    [
      "T2 ticks replace the rows' own marks",
      [{ type: 'selected', ids: new Set(['2']) }],
      { selected: new Set(['2']) },
    ],
  ])('%s', (_sentence, events, expected) => {
    expect(stateAfter(events)).toMatchObject(expected)
  })

  test('starts with the sort and the ticks it is given', () => {
    const start = dataTableStart({ defaultSort: { field: 'price', order: 'desc' }, defaultSelected: ['1'] })
    expect(start).toMatchObject({
      sort: { field: 'price', order: 'desc' },
      selected: new Set(['1']),
      said: null,
    })
  })

  test.each([
    ['the one it is given', 1, 1],
    ['the first when there can be no such place', -1, 0],
    ['the first when it is no number', Number.NaN, 0],
  ])('T3 starts on the column: %s', (_sentence, defaultColumn, expected) => {
    expect(dataTableStart({ defaultColumn }).column).toBe(expected)
  })

  test("starts without ticks of its own: the rows' marks count", () => {
    expect(dataTableStart().selected).toBeNull()
  })

  test('says the same act anew when it is done again', () => {
    const once = stateAfter([expanded])
    const twice = stateAfter([expanded], once)
    expect(once.said).toEqual({ id: 1, what: 'rows' })
    expect(twice.said).toEqual({ id: 2, what: 'rows' })
  })

  test('T7 a change without order is no sort', () => {
    expect(sortOf({ field: 'price', order: null })).toBeNull()
    expect(sortOf({ field: 'price', order: 'desc' })).toEqual({ field: 'price', order: 'desc' })
  })

  test('a set is never changed in place', () => {
    const ids: ReadonlySet<string> = new Set(['1'])
    expect(toggled(ids, '2')).toEqual(new Set(['1', '2']))
    expect(toggled(ids, '1')).toEqual(new Set())
    expect(ids).toEqual(new Set(['1']))
  })
})

describe('for any sequence of events', () => {
  const event: fc.Arbitrary<DataTableEvent> = fc.oneof(
    fc.constantFrom<DataTableEvent>(expanded, collapsed, sortedAsc, unsorted, { type: 'refused' }),
    fc.integer().map(index => ({ type: 'columnShown' as const, index })),
    fc.constantFrom('prev' as const, 'next' as const).map(fold => ({ type: 'foldToggled' as const, fold })),
    fc.constantFrom('a', '__proto__').map(group => ({ type: 'groupToggled' as const, group })),
  )

  test('counts never fall below zero, and a table collapses at most as often as it was expanded', () => {
    fc.assert(
      fc.property(fc.array(event), events => {
        const state = stateAfter(events)
        const pressed = events.filter(({ type }) => type === 'expanded').length
        expect(state.expansions).toBeGreaterThanOrEqual(0)
        expect(state.column).toBeGreaterThanOrEqual(0)
        expect(state.collapses + (state.expansions > 0 ? 1 : 0)).toBeLessThanOrEqual(pressed)
      }),
    )
  })

  test('only what the user did is said: once each, in order, and a refusal or a fold says nothing', () => {
    const speaking = new Set(['sorted', 'expanded', 'columnShown'])
    fc.assert(
      fc.property(fc.array(event), events => {
        let state = dataTableStart()
        for (const each of events) {
          const next = dataTableReducer(state, each)
          const speaks = speaking.has(each.type) || (each.type === 'collapsed' && state.expansions > 0)
          expect((next.said?.id ?? 0) - (state.said?.id ?? 0)).toBe(speaks ? 1 : 0)
          state = next
        }
      }),
    )
  })

  test('an event changes what it is about and nothing else', () => {
    const about: Record<DataTableEvent['type'], string[]> = {
      sorted: ['sort', 'said'],
      expanded: ['expansions', 'refused', 'said'],
      collapsed: ['expansions', 'collapses', 'said'],
      refused: ['refused'],
      columnShown: ['column', 'said'],
      foldToggled: ['open'],
      groupToggled: ['turned'],
      selected: ['selected'],
    }
    fc.assert(
      fc.property(fc.array(event), event, (events, last) => {
        const before = stateAfter(events)
        const after = dataTableReducer(before, last)
        const changed = Object.keys(after).filter(key => Reflect.get(after, key) !== Reflect.get(before, key))
        expect(about[last.type]).toEqual(expect.arrayContaining(changed))
      }),
    )
  })

  test('a fold or a group that is pressed an even number of times is as it was', () => {
    fc.assert(
      fc.property(fc.array(event), fc.array(event), (events, more) => {
        const toggles = more.filter(({ type }) => type === 'foldToggled' || type === 'groupToggled')
        const before = stateAfter(events)
        const after = stateAfter([...toggles, ...toggles], before)
        expect(after.open).toEqual(before.open)
        expect(after.turned).toEqual(before.turned)
      }),
    )
  })

  test('the former state is left as it was', () => {
    fc.assert(
      fc.property(fc.array(event), event, (events, last) => {
        const state = Object.freeze(stateAfter(events))
        expect(() => dataTableReducer(state, last)).not.toThrow()
      }),
    )
  })
})
