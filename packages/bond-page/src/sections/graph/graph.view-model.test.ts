import type { LabelOf } from '@accrue/ui/foundation'
import { formatDay } from '@accrue/ui/foundation/format'
import { describe, expect, test, vi } from 'vitest'
import { LAST_DAYS, PAGE } from '../../testing/facts.ts'
import { GRAPH_SUBJECT } from '../../testing/graph-play.ts'
import {
  captionOf,
  changeUnit,
  chartPeriodOf,
  descriptionOf,
  panelRows,
  periodTabs,
  shownNotes,
  spreadPane,
  statusOf,
  subjectOf,
  turnoverPane,
} from './graph.view-model.ts'
import type { LoadedRows } from './graph-state.ts'

const label: LabelOf = (key, values) => `<${[key, ...Object.values(values ?? {})].join(' ')}>`
const day = '2024-08-22' as const

test('the section takes ids, days and charts of the bond', () => {
  const { bond, charts } = PAGE
  expect(subjectOf(PAGE, '2025-07-11', true)).toEqual({
    bondId: bond.id,
    today: '2025-07-11',
    bondStatus: bond.status,
    defaultVenueId: bond.defaultVenueId,
    venues: bond.venues.map(venue => ({ id: venue.id, maxDate: venue.latestDay })),
    charts,
    mayCompare: true,
  })
  expect(bond.venues.length).toBeGreaterThan(0)
})

test('C4 the fixed periods end today', () => {
  expect(periodTabs(GRAPH_SUBJECT, label)).toEqual([
    { id: '1M', text: '<period_1M>', from: '2025-06-11', to: '2025-07-11' },
    { id: '3M', text: '<period_3M>', from: '2025-04-11', to: '2025-07-11' },
    { id: '1Y', text: '<period_1Y>', from: '2024-07-11', to: '2025-07-11' },
    { id: '3Y', text: '<period_3Y>', from: '2022-07-11', to: '2025-07-11' },
  ])
})

test('a period of the panel is a tab, or a range', () => {
  const range = { from: '2024-05-23', to: '2024-08-23' } as const
  expect(chartPeriodOf({ kind: 'period', period: '1Y' })).toEqual({ kind: 'tab', id: '1Y' })
  expect(chartPeriodOf({ kind: 'range', range })).toEqual({ kind: 'range', ...range })
})

describe('C17 the description and the caption', () => {
  const range = { from: '2024-05-23', to: '2024-08-23' } as const
  const input = { rows: [], type: 'price', range, label, lang: 'de' } as const
  const days = [range.from, range.to].map(one => formatDay(one, 'de')).join(' ')

  test('name measure, trading ground and days', () => {
    expect(descriptionOf({ ...input, venue: { name: 'FedInvest' } })).toBe(
      `<graph_description <field_indicativePrice> FedInvest ${days}>`,
    )
    expect(descriptionOf({ ...input, venue: undefined })).toBe(
      `<graph_description <field_indicativePrice>  ${days}>`,
    )
  })

  test.each([
    ['price', '<graph_caption <field_indicativePrice> <unit_of_par>>'],
    ['yield', '<graph_caption <field_indicativeYield> <unit_percent>>'],
    ['gspread', '<graph_caption <field_gSpread> <unit_bp>>'],
  ] as const)('the caption of %s has its unit', (type, caption) => {
    expect(captionOf({ rows: [], type, values: 'absolute', label })).toBe(caption)
  })

  test('values in per cent have no unit of their own', () => {
    expect(captionOf({ rows: [], type: 'yield', values: 'percent', label })).toBe(
      '<graph_caption_percent <field_indicativeYield>>',
    )
  })
})

test.each([
  ['price', 'absolute', '<spread_unit_points>'],
  ['yield', 'absolute', '<spread_unit_bp>'],
  ['gspread', 'absolute', '<spread_unit_bp>'],
  ['yield', 'percent', '<unit_percent>'],
] as const)('the change of %s in %s values has the unit %s', (type, values, unit) => {
  expect(changeUnit(type, values, label)).toBe(unit)
})

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

  test('the recovery action goes to the latest day, and a retry is offered for failures', () => {
    const onLastPeriod = vi.fn()
    const status = statusOf({ kind: 'none' }, { ...options, onLastPeriod })
    if (status.kind === 'empty') status.action?.onAction()
    expect(onLastPeriod).toHaveBeenCalledExactlyOnceWith('2024-08-23')
    for (const loaded of [{ kind: 'failed' }, { kind: 'refused', code: 'need_auth' }] as const)
      expect(statusOf(loaded, options)).toMatchObject({ onRetry: options.onRetry })
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
    const name = '<spread_of Main Other>'
    expect(spreadPane(spread, true, series, label)).toEqual({
      id: 'spread',
      label: name,
      title: '<spread_pane>, <spread_unit_points>',
      showUnit: false,
      height: 130,
      decimals: 3,
      series: [{ id: 'spread', name, points: spread.points, unit: '<spread_unit_points>', style: 9 }],
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
  expect(turnoverPane({ ...series, unit: undefined })?.unit).toBe('')
  expect(turnoverPane(null)).toBeNull()
})
