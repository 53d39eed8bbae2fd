import { describe, expect, test } from 'vitest'
import { LAST_DAYS } from '../../testing/facts.ts'
import { panelRows, shownNotes, spreadPane, statusOf, turnoverPane } from './graph.view-model.ts'
import type { Loaded } from './graph-state.ts'

const label = (key: string) => `<${key}>`
const day = '2024-08-22' as const

describe('C15 the rows behind the chart', () => {
  test('their latest day is found whatever their order', () => {
    const rows = [...LAST_DAYS].reverse()
    expect(panelRows({ kind: 'rows', rows: { kind: 'rows', rows, dropped: 0 } })).toEqual({
      latest: '2024-08-23',
      count: 3,
    })
  })

  test.each<[Loaded['kind'], Loaded]>([
    ['none', { kind: 'none' }],
    ['loading', { kind: 'loading', before: { kind: 'rows', rows: [...LAST_DAYS], dropped: 0 } }],
  ])('there are none while the answer is %s', (_kind, loaded) => {
    expect(panelRows(loaded)).toEqual({ latest: null, count: 0 })
  })
})

describe('C14 the status of the chart', () => {
  const options = { label, latest: '2024-08-23' as const, onRetry: () => {}, onLastPeriod: () => {} }

  test.each<[Loaded, object]>([
    [{ kind: 'loading', before: null }, { kind: 'loading' }],
    [{ kind: 'rows', rows: { kind: 'rows', rows: [], dropped: 0 } }, { kind: 'ready' }],
    [
      { kind: 'none' },
      { kind: 'empty', text: '<no_data_for_period>', wayOut: { label: '<show_last_period>' } },
    ],
    [{ kind: 'wrongPeriod' }, { kind: 'wrongPeriod', wayOut: { label: '<show_last_period>' } }],
    [{ kind: 'noGround' }, { kind: 'noGround' }],
    [
      { kind: 'refused', code: 'need_auth' },
      { kind: 'error', text: '<need_auth>' },
    ],
    [{ kind: 'refused', code: 'bad_request' }, { kind: 'error' }],
    [{ kind: 'fault' }, { kind: 'error' }],
  ])('%j', (loaded, status) => {
    expect(statusOf(loaded, options)).toMatchObject(status)
  })

  test('without a latest day there is no way out to offer', () => {
    expect(statusOf({ kind: 'none' }, { ...options, latest: null })).not.toHaveProperty('wayOut')
  })
})

describe('C5, C6 the notes of what the section did by itself', () => {
  const moved = { kind: 'moved', end: 'to', day: '2015-01-01' } as const
  const nearest = { kind: 'nearest', day: '2024-02-15' } as const
  const fellBack = { kind: 'typeFellBack', type: 'yield' } as const
  test.each([
    ['an end that moved is announced by the panel', [moved], []],
    ['unless the nearest date replaced the period', [moved, nearest], [moved, nearest]],
    ['the rest is always shown', [fellBack], [fellBack]],
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
    figures: { min: value, max: value, last: value, mean: 2.25, days: 1 },
  } as const

  test('is there when it is wanted and can be', () => {
    expect(spreadPane(spread, true, series, label)).toMatchObject({
      label: '<spread_of>',
      decimals: 3,
      series: [{ points: spread.points, unit: '<spread_unit_points>' }],
    })
  })

  test.each([
    ['nobody wants it', spread, false],
    ['there is none', { kind: 'off', reason: 'notTwo' }, true],
  ] as const)('is not when %s', (_sentence, given, enabled) => {
    expect(spreadPane(given, enabled, series, label)).toBeNull()
  })
})

test('C18 the chart of the turnover has the unit of its series', () => {
  const series = { id: 'overturn', name: 'Turnover', unit: 'USD', points: [] }
  expect(turnoverPane(series, label)).toEqual({
    id: 'overturn',
    label: 'Turnover',
    series: [series],
    decimals: 2,
    unit: 'USD',
  })
  expect(turnoverPane(null, label)).toBeNull()
})
