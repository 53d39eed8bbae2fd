import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DataTableAction, dataTableReducer, initialDataTableState } from './data-table.reducer.ts'

const stateAfter = (actions: readonly DataTableAction[], start = initialDataTableState()) =>
  actions.reduce(dataTableReducer, start)

const expanded: DataTableAction = { type: 'expanded' }
const collapsed: DataTableAction = { type: 'collapsed' }
const refused: DataTableAction = { type: 'refused' }
const restored: DataTableAction = { type: 'restored' }

describe('actions of a table', () => {
  test.each<[string, DataTableAction[], Partial<ReturnType<typeof initialDataTableState>>]>([
    ['T4 expanding asks for no scroll', [expanded, expanded], { collapses: 0 }],
    [
      'T4 each collapse asks for its own scroll',
      [expanded, collapsed, expanded, collapsed],
      { collapses: 2 },
    ],
    ['T5 a refusal shows why', [refused], { isRefused: true, collapses: 0 }],
    ['T5 rows that come after all take the refusal away', [refused, expanded], { isRefused: false }],
    ['T3 a column is shown', [{ type: 'phoneColumnShown', place: 3 }], { phoneColumn: 3 }],
    ['T3 never one before the first', [{ type: 'phoneColumnShown', place: -1 }], { phoneColumn: 0 }],
    [
      'T3 what is no place is the first',
      [{ type: 'phoneColumnShown', place: Number.NaN }],
      { phoneColumn: 0 },
    ],
    [
      'T2 collapsed rows expand',
      [{ type: 'partToggled', part: 'previous' }],
      { expandedParts: { previous: true, next: false } },
    ],
    [
      'T2 and closes',
      [
        { type: 'partToggled', part: 'next' },
        { type: 'partToggled', part: 'next' },
      ],
      { expandedParts: { previous: false, next: false } },
    ],
  ])('%s', (_sentence, actions, expected) => {
    expect(stateAfter(actions)).toMatchObject(expected)
  })

  test.each([
    ['the given one', 1, 1],
    ['the first when there can be no such place', -1, 0],
    ['the first when it is no number', Number.NaN, 0],
    ['the first by default', undefined, 0],
  ])('T3 starts on the column: %s', (_sentence, phoneColumn, expected) => {
    expect(initialDataTableState(phoneColumn).phoneColumn).toBe(expected)
  })
})

describe('for any sequence of actions', () => {
  const action: fc.Arbitrary<DataTableAction> = fc.oneof(
    fc.constantFrom(expanded, collapsed, refused, restored),
    fc.integer().map(place => ({ type: 'phoneColumnShown' as const, place })),
    fc
      .constantFrom('previous' as const, 'next' as const)
      .map(part => ({ type: 'partToggled' as const, part })),
    fc
      .constantFrom('compact' as const, 'normal' as const, 'comfortable' as const)
      .map(density => ({ type: 'densityChanged' as const, density })),
  )

  test('counts never fall below zero, and each collapse counts once', () => {
    fc.assert(
      fc.property(fc.array(action), actions => {
        const state = stateAfter(actions)
        expect(state.phoneColumn).toBeGreaterThanOrEqual(0)
        expect(state.collapses).toBe(actions.filter(({ type }) => type === 'collapsed').length)
      }),
    )
  })

  test('an action changes only its own part', () => {
    const about: Record<DataTableAction['type'], string[]> = {
      expanded: ['isRefused'],
      collapsed: ['collapses'],
      refused: ['isRefused'],
      restored: ['restores'],
      phoneColumnShown: ['phoneColumn'],
      partToggled: ['expandedParts'],
      densityChanged: ['density'],
    }
    fc.assert(
      fc.property(fc.array(action), action, (actions, last) => {
        const before = stateAfter(actions)
        const after = dataTableReducer(before, last)
        const changed = Object.keys(after).filter(key => Reflect.get(after, key) !== Reflect.get(before, key))
        expect(about[last.type]).toEqual(expect.arrayContaining(changed))
      }),
    )
  })

  test('toggling an even number of times restores the state', () => {
    fc.assert(
      fc.property(fc.array(action), fc.array(action), (actions, more) => {
        const toggles = more.filter(({ type }) => type === 'partToggled')
        const before = stateAfter(actions)
        expect(stateAfter([...toggles, ...toggles], before).expandedParts).toEqual(before.expandedParts)
      }),
    )
  })

  test('the previous state is not mutated', () => {
    fc.assert(
      fc.property(fc.array(action), action, (actions, last) => {
        const state = Object.freeze(stateAfter(actions))
        expect(() => dataTableReducer(state, last)).not.toThrow()
      }),
    )
  })
})
