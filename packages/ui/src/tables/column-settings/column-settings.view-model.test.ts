import { describe, expect, test } from 'vitest'
import {
  type ColumnSettingsEvent,
  columnSettingsReducer,
  columnSettingsStart,
  type SettingsColumn,
} from './column-settings.reducer.ts'
import { columnAnnouncement, columnSettingsFigure, columnText } from './column-settings.view-model.ts'

const QUOTES: SettingsColumn[] = [
  { id: 'name', header: 'Participant', dontHide: true },
  { id: 'bid', header: 'Bid', group: 'Price' },
  { id: 'ask', header: 'Ask', group: 'Price', check: false },
  { id: 'ytm', header: 'Yield', unit: '%', group: 'Return' },
  { id: 'secret', header: 'Internal', hidden: true },
  { id: 'change', header: 'Chg', textHideLabel: 'Change since yesterday' },
]
const outcome = (...events: ColumnSettingsEvent[]) =>
  columnSettingsFigure(events.reduce(columnSettingsReducer, columnSettingsStart(QUOTES)))

describe('T6 what the panel calls a column', () => {
  test.each<[what: string, column: Partial<SettingsColumn>, expected: string]>([
    ['its heading', {}, 'Chg'],
    ['its heading with the unit', { unit: '%' }, 'Chg, %'],
    ['its textHideLabel, if it has one', { unit: '%', textHideLabel: 'Change' }, 'Change'],
    ['its heading, where textHideLabel is blank', { textHideLabel: '  ' }, 'Chg'],
  ])('%s', (_, more, expected) => {
    expect(columnText({ id: 'c', header: 'Chg', ...more })).toBe(expected)
  })
})

describe('T6 the figure of the panel', () => {
  test('columns of no group stand first, groups follow as they are named, hidden entries are not offered', () => {
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
    const two = [
      { id: 'n', header: 'N', dontHide: true },
      { id: 'a', header: 'A' },
      { id: 'b', header: 'B' },
    ]
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
    const n = { id: 'n', header: 'N', dontHide: true }
    const a = { id: 'a', header: 'A', group: 'G' }
    expect(of([n, { ...a, dontHide: true }])).toBe('always')
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
