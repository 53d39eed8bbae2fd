import { describe, expect, test } from 'vitest'
import { LAST_DAYS } from '../../testing/facts.ts'
import { panelRows, shownNotes, spreadPane, statusOf, turnoverPane } from './graph.view-model.ts'
import type { LoadedRows } from './graph-state.ts'

const label = (key: string) => `<${key}>`
const day = '2024-08-22' as const

describe('C15 the rows for the old-data warning', () => {
  test('the latest day does not depend on their order', () => {
    const rows = [...LAST_DAYS].reverse()
    expect(panelRows({ kind: 'rows', rows: { kind: 'rows', rows, dropped: 0 } })).toEqual({
      latest: '2024-08-23',
      count: 3,
    })
  })

  test.each<[LoadedRows['kind'], LoadedRows]>([
    ['none', { kind: 'none' }],
    ['loading', { kind: 'loading', before: { kind: 'rows', rows: [...LAST_DAYS], dropped: 0 } }],
  ])('there are none for the answer %s', (_kind, loaded) => {
    expect(panelRows(loaded)).toEqual({ latest: null, count: 0 })
  })
})

describe('C14 the status of the chart', () => {
  const options = { label, latest: '2024-08-23' as const, onRetry: () => {}, onLastPeriod: () => {} }

  test.each<[LoadedRows, object]>([
    [{ kind: 'loading', before: null }, { kind: 'loading' }],
    [{ kind: 'rows', rows: { kind: 'rows', rows: [], dropped: 0 } }, { kind: 'ready' }],
    [
      { kind: 'none' },
      { kind: 'empty', text: '<no_data_for_period>', action: { label: '<show_last_period>' } },
    ],
    [{ kind: 'wrongPeriod' }, { kind: 'wrongPeriod', action: { label: '<show_last_period>' } }],
    [{ kind: 'noVenue' }, { kind: 'noVenue' }],
    [
      { kind: 'refused', code: 'need_auth' },
      { kind: 'error', text: '<need_auth>' },
    ],
    [{ kind: 'refused', code: 'bad_request' }, { kind: 'error' }],
    [{ kind: 'failed' }, { kind: 'error' }],
  ])('%j', (loaded, status) => {
    expect(statusOf(loaded, options)).toMatchObject(status)
  })

  test('without a latest day there is no recovery action', () => {
    expect(statusOf({ kind: 'none' }, { ...options, latest: null })).not.toHaveProperty('action')
  })
})

describe('C5, C6 notes of automatic changes', () => {
  const moved = { kind: 'moved', end: 'to', day: '2015-01-01' } as const
  const nearest = { kind: 'nearest', day: '2024-02-15' } as const
  const fellBack = { kind: 'typeFellBack', type: 'yield' } as const
  test.each([
    ['the panel shows a moved end', [moved], []],
    ['the section shows it if the nearest date replaced the period', [moved, nearest], [moved, nearest]],
    ['other notes are always shown', [fellBack], [fellBack]],
  ] as const)('%s', (_sentence, notes, shown) => {
    expect(shownNotes(notes)).toEqual(shown)
  })
})

describe('C11 the chart of the spread', () => {
  const series = [
    { id: 'main', name: 'Main', points: [] },
    { id: 'other', name: 'Other', points: [] },
  ]
  const value = { value: 2.25, at: 0 }
  const spread = {
    kind: 'on',
    x: Float64Array.of(0),
    y: Float64Array.of(2.25),
    points: [{ day, value: 2.25 }],
    unit: 'spread_unit_points',
    statistics: { min: value, max: value, last: value, mean: 2.25, days: 1 },
  } as const

  test('is shown when it is on and available', () => {
    expect(spreadPane(spread, true, series, label)).toMatchObject({
      label: '<spread_of>',
      decimals: 3,
      series: [{ points: spread.points, unit: '<spread_unit_points>' }],
    })
  })

  test.each([
    ['it is off', spread, false],
    ['it is not available', { kind: 'off', reason: 'notTwo' }, true],
  ] as const)('is not shown when %s', (_sentence, candidate, enabled) => {
    expect(spreadPane(candidate, enabled, series, label)).toBeNull()
  })
})

test('C18 the chart of the turnover has the unit of its series', () => {
  const series = { id: 'overturn', name: 'Turnover', unit: 'USD', points: [] }
  expect(turnoverPane(series)).toEqual({
    id: 'overturn',
    label: 'Turnover',
    series: [series],
    decimals: 2,
    unit: 'USD',
  })
  expect(turnoverPane(null)).toBeNull()
})
