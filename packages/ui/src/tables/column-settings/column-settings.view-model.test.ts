import { describe, expect, test } from 'vitest'
import {
  type ColumnSettingsEvent,
  columnSettingsReducer,
  columnSettingsStart,
  type SettingsColumn,
} from './column-settings.reducer.ts'
import { columnAnnouncement, columnSettingsFigure, columnText } from './column-settings.view-model.ts'

const column = (id: string, label: string, more: Partial<SettingsColumn> = {}): SettingsColumn => ({
  id,
  label,
  isShown: true,
  isFixed: false,
  isOffered: true,
  group: null,
  ...more,
})
const QUOTES = [
  column('name', 'Participant', { isFixed: true }),
  column('bid', 'Bid', { group: 'Price' }),
  column('ask', 'Ask', { group: 'Price', isShown: false }),
  column('ytm', 'Yield, %', { group: 'Return' }),
  column('secret', 'Internal', { isOffered: false }),
  column('change', 'Change since yesterday'),
]
const outcome = (...events: ColumnSettingsEvent[]) =>
  columnSettingsFigure(events.reduce(columnSettingsReducer, columnSettingsStart(QUOTES)))

test.each([
  ['its label', 'Change', 'Change'],
  ['its id, where the label is blank', '  ', 'c'],
])('T6 the panel calls a column %s', (_, label, expected) => {
  expect(columnText(column('c', label))).toBe(expected)
})

describe('T6 the panel', () => {
  test('columns of no group stand first, groups follow as they are named, and what is not offered stands nowhere', () => {
    const said = outcome().groups.map(({ name, columns }) => [name, ...columns.map(({ text }) => text)])
    expect(said).toEqual([
      [null, 'Participant', 'Change since yesterday'],
      ['Price', 'Bid', 'Ask'],
      ['Return', 'Yield, %'],
    ])
  })

  test.each<[what: string, events: ColumnSettingsEvent[], states: string]>([
    ['some, when one of two is off', [], 'all some all'],
    ['all, once it is on', [{ type: 'columnToggled', id: 'ask', shown: true }], 'all all all'],
    ['none, when its only one is off', [{ type: 'columnToggled', id: 'ytm', shown: false }], 'all some none'],
    ['some, where one may not be hidden', [{ type: 'allCleared' }], 'some none none'],
  ])('the parent checkbox says %s', (_, events, states) => {
    const figure = outcome(...events)
    expect(figure.groups.map(({ state }) => state).join(' ')).toBe(states)
  })

  test('counts what is offered: 4 of 5', () => {
    expect(outcome()).toMatchObject({ shown: 4, total: 5, isDefault: true })
    expect(outcome({ type: 'allSelected' })).toMatchObject({ shown: 5, total: 5, isDefault: false })
  })

  test('a column that may not be hidden is kept always, and the last one with data as long as it is the last', () => {
    const two = [column('n', 'N', { isFixed: true }), column('a', 'A'), column('b', 'B')]
    const start = columnSettingsStart(two)
    const kept = (state: typeof start) =>
      columnSettingsFigure(state).groups[0]?.columns.map(each => each.kept)
    expect(kept(start)).toEqual(['always', null, null])
    const one = columnSettingsReducer(start, { type: 'allCleared' })
    expect(kept(one)).toEqual(['always', 'last', null])
  })

  test('a parent that could change nothing says why', () => {
    const of = (columns: SettingsColumn[]) =>
      columnSettingsFigure(columnSettingsStart(columns)).groups.at(-1)?.kept
    const n = column('n', 'N', { isFixed: true })
    const a = column('a', 'A', { group: 'G' })
    expect(of([n, { ...a, isFixed: true }])).toBe('always')
    expect(of([n, a])).toBe('last')
    expect(of([n, a, { ...a, id: 'b' }])).toBeNull()
  })

  test('the list in order holds what is shown, with its ends', () => {
    const { places } = outcome()
    expect(places.map(({ at, text }) => `${at} ${text}`)).toEqual([
      '1 Participant',
      '2 Bid',
      '3 Yield, %',
      '4 Change since yesterday',
    ])
    expect(places.map(({ fixed, isFirst, isLast }) => [fixed, isFirst, isLast].map(Number).join(''))).toEqual(
      ['110', '010', '000', '001'],
    )
  })
})

describe('T6 what is said', () => {
  const said = (event: ColumnSettingsEvent) => columnAnnouncement(event, outcome(event))

  test.each<[event: ColumnSettingsEvent, expected: unknown]>([
    [
      { type: 'columnMoved', id: 'ytm', by: -1 },
      { key: 'columns_said_moved', values: { column: 'Yield, %', at: 2, of: 4 } },
    ],
    [{ type: 'columnMoved', id: 'gone', by: 1 }, null],
    [{ type: 'columnToggled', id: 'ytm', shown: false }, null],
    [{ type: 'allCleared' }, { key: 'columns_shown', values: { shown: 1, total: 5 } }],
    [{ type: 'allSelected' }, { key: 'columns_shown', values: { shown: 5, total: 5 } }],
    [
      { type: 'groupToggled', group: 'Price', shown: false },
      { key: 'columns_shown', values: { shown: 3, total: 5 } },
    ],
    [{ type: 'reset' }, { key: 'columns_said_reset', values: { shown: 4, total: 5 } }],
  ])('%j', (event, expected) => {
    expect(said(event)).toEqual(expected)
  })
})
