import { describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { addDays, type Day } from '../../foundation/calendar/day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import type { TimePoint } from '../plot/column.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import type { TimeSeries } from '../series/time-series.ts'
import {
  mainRows,
  panelStatus,
  panesBelow,
  type TrendsRequest,
  trendReason,
  withTrends,
} from './chart-panel.view-model.ts'

const label = labelLookup(english)
const line = (id: string, values: readonly (number | null)[], from: Day = '2024-02-15'): TimeSeries => ({
  id,
  name: `Bond ${id}`,
  points: values.map((value, i) => ({ day: addDays(from, i), value }) as TimePoint),
})
const one = line('a', [100, 101, 102])
const two = line('b', [90, 89, 88], '2024-03-01')

const drawn = (request: Partial<TrendsRequest>) =>
  withTrends({
    series: [one, two],
    trend: 'linear',
    hidden: [],
    masked: false,
    label,
    lang: 'en',
    ...request,
  })
const idsOf = ({ series }: { series: readonly TimeSeries[] }) => series.map(({ id }) => id)

describe('C12: trends of the series', () => {
  test.each<[sentence: string, request: Partial<TrendsRequest>, ids: string[]]>([
    ['every visible series has one, after all series', {}, ['a', 'b', 'trend:a', 'trend:b']],
    ['without a chosen trend there is none', { trend: null }, ['a', 'b']],
    ['a series hidden in the legend has none', { hidden: ['a'] }, ['a', 'b', 'trend:b']],
    [
      'a user without access to values sees none: the equation would reveal them',
      { masked: true },
      ['a', 'b'],
    ],
    ['a masked series has none', { series: [one, { ...two, masked: true }] }, ['a', 'b', 'trend:a']],
    ['a series of one point has none', { series: [one, line('b', [1])] }, ['a', 'b', 'trend:a']],
    [
      'derived lines and bars have none',
      {
        series: [
          one,
          { ...two, base: 'a' },
          { ...two, id: 'c', variant: 'histogram' },
          { ...two, id: 'd', variant: 'trend' },
        ],
      },
      ['a', 'b', 'c', 'd', 'trend:a'],
    ],
    ['no series: no trends', { series: [] }, []],
  ])('%s', (_sentence, request, ids) => {
    expect(idsOf(drawn(request))).toEqual(ids)
  })

  test('without a trend the list keeps its identity', () => {
    const series = [one]
    expect(drawn({ series, trend: null }).series).toBe(series)
    expect(drawn({ series: [], trend: 'linear' }).refusals).toEqual([])
  })

  test('the legend has the equation and R²', () => {
    expect(drawn({ series: [one] }).series[1]).toMatchObject({
      name: 'Trend of Bond a',
      note: 'y = 100 + 1·x, R² = 1.00',
    })
  })

  test('has the style of its series, also a style that comes from its position', () => {
    const [, , first, second] = drawn({ series: [{ ...one, style: 7 }, two] }).series
    expect([first?.style, second?.style]).toEqual([7, 1])
  })

  test('C10: is fitted to the values themselves, and in per cent has the base of its series', () => {
    const [, , trend] = drawn({}).series
    expect(trend).toMatchObject({ base: 'a', points: [{ value: 100 }, { value: 101 }, { value: 102 }] })
  })

  test('the meaning of x is given once if all trends begin on the same day', () => {
    expect(drawn({ series: [one, line('b', [3, 4])] }).hints).toEqual(['x: days since 15 Feb 2024'])
  })

  test('and with the names if they do not', () => {
    expect(drawn({}).hints).toEqual([
      'Trend of Bond a: x: days since 15 Feb 2024',
      'Trend of Bond b: x: days since 1 Mar 2024',
    ])
  })

  test.each<[trend: TrendsRequest['trend'], other: TimeSeries, why: string]>([
    ['linear', line('b', [1]), 'Bond b: A trend needs more than one point.'],
    ['exponential', line('b', [1, -1]), 'Bond b: An exponential trend needs values above zero.'],
    ['linear', { ...two, masked: true }, 'Bond b: Values are for subscribers.'],
  ])('%s: the reason is given', (trend, other, why) => {
    expect(drawn({ trend, series: [one, other] }).refusals).toEqual([why])
  })
})

test.each<[sentence: string, series: TimeSeries[], reason: string | null]>([
  ['one series with two values is enough', [line('a', [1]), two], null],
  ['one point each is not', [line('a', [1]), line('b', [2])], 'A trend needs more than one point.'],
  ['gaps do not count', [line('a', [1, null, null])], 'A trend needs more than one point.'],
  [
    'values that cannot be drawn do not count',
    [line('a', [1, Number.POSITIVE_INFINITY])],
    'A trend needs more than one point.',
  ],
  ['while nothing is loaded there is no reason', [], null],
])('C12 needs more than one point: %s', (_sentence, series, reason) => {
  expect(trendReason(series, { masked: false, label })).toBe(reason)
})

test('C12 shapes have no trend, however many points they have', () => {
  const why = 'A trend needs values, which are for subscribers.'
  expect(trendReason([line('a', [1]), two], { masked: true, label })).toBe(why)
})

describe('C18: the charts below the main one', () => {
  const volume = { label: 'Volume', series: [one, { ...two, variant: 'area' as const }] }
  const spread = { label: 'Spread', series: [two] }
  test.each([
    ['the second chart first, then the others', volume, [spread], 'ready', ['Volume', 'Spread']],
    ['they stay while data loads', volume, [spread], 'loading', ['Volume', 'Spread']],
    ['the others alone', null, [spread], 'ready', ['Spread']],
    ['none below a message', volume, [spread], 'empty', []],
    ['nor below a wrong period', volume, [spread], 'wrongPeriod', []],
  ] as const)('%s', (_sentence, turnover, panes, status, labels) => {
    expect(panesBelow(turnover, panes, status).map(({ label: name }) => name)).toEqual(labels)
  })

  test('the second chart starts at zero in its own colour, unless the page draws it otherwise', () => {
    const [pane] = panesBelow(volume, [], 'ready')
    expect(pane?.series.map(({ id, variant, tone }) => [id, variant, tone])).toEqual([
      ['a', 'histogram', 'series'],
      ['b', 'area', 'series'],
    ])
  })
})

describe('C15 the rows of the main series', () => {
  test.each<[sentence: string, series: TimeSeries[], rows: ReturnType<typeof mainRows>]>([
    ['none without a series', [], { latest: null, count: 0 }],
    ['none without a point', [line('a', [])], { latest: null, count: 0 }],
    [
      'the latest day at any position',
      [{ ...one, points: one.points.toReversed() }],
      { latest: '2024-02-17', count: 3 },
    ],
    ['a row without a value is one', [line('a', [1, null])], { latest: '2024-02-16', count: 2 }],
    [
      'an instant is of its day at UTC+3 (readings #31)',
      [{ id: 'a', name: 'A', points: [{ at: Date.UTC(2024, 1, 15, 21), value: 1 }] }],
      { latest: '2024-02-16', count: 1 },
    ],
    [
      'the first series alone counts',
      [one, line('b', [1, 2, 3, 4], '2025-01-01')],
      { latest: '2024-02-17', count: 3 },
    ],
  ])('%s', (_sentence, series, rows) => {
    expect(mainRows(series)).toEqual(rows)
  })
})

describe('C14 messages and their actions', () => {
  const good = { from: '2024-01-01', to: '2024-06-30' } as const
  const wrong = { from: '2024-06-30', to: '2024-01-01' } as const
  const statusOf = (status: ChartStatus, request: Partial<Parameters<typeof panelStatus>[0]> = {}) => {
    const actions = { onSwap: vi.fn(), onRangeChange: vi.fn(), onChooseVenue: vi.fn() }
    const answer = panelStatus({
      status,
      range: good,
      series: [one],
      lastDay: '2024-08-23',
      label,
      ...actions,
      ...request,
    })
    return { answer, actions }
  }
  const actionOf = (status: ChartStatus) => ('action' in status ? (status.action?.label ?? null) : null)

  test.each<[string, ChartStatus, Partial<Parameters<typeof panelStatus>[0]>, string, string | null]>([
    ['no trading ground: the select', { kind: 'noVenue' }, {}, 'noVenue', 'Choose a trading ground'],
    [
      'no trading ground comes before a wrong period',
      { kind: 'noVenue' },
      { range: wrong },
      'noVenue',
      'Choose a trading ground',
    ],
    ['a start after the end', { kind: 'ready' }, { range: wrong }, 'wrongPeriod', 'Swap the two dates'],
    [
      'a period of one day',
      { kind: 'ready' },
      { range: { from: '2024-01-01', to: '2024-01-01' } },
      'ready',
      null,
    ],
    ['also while data loads', { kind: 'loading' }, { range: wrong }, 'wrongPeriod', 'Swap the two dates'],
    ['also with the page’s status', { kind: 'wrongPeriod' }, {}, 'wrongPeriod', 'Swap the two dates'],
    ['no data in the period', { kind: 'empty' }, {}, 'empty', 'Show the last period with data'],
    [
      'nothing to draw is no data',
      { kind: 'ready' },
      { series: [line('a', [null])] },
      'empty',
      'Show the last period with data',
    ],
    ['one of two lines to draw', { kind: 'ready' }, { series: [line('a', [null]), one] }, 'ready', null],
    ['no data at all has no action', { kind: 'empty' }, { lastDay: null }, 'empty', null],
    [
      'nor has the last period itself',
      { kind: 'empty' },
      { range: { from: '2024-05-23', to: '2024-08-23' } },
      'empty',
      null,
    ],
    [
      'a period that ends before the last day has one',
      { kind: 'empty' },
      { range: { from: '2024-05-23', to: '2024-08-22' } },
      'empty',
      'Show the last period with data',
    ],
    [
      'so has one that begins earlier',
      { kind: 'empty' },
      { range: { from: '2024-05-22', to: '2024-08-23' } },
      'empty',
      'Show the last period with data',
    ],
    ['a loading chart has no action', { kind: 'loading' }, { series: [] }, 'loading', null],
    ['a chart with data neither', { kind: 'ready' }, {}, 'ready', null],
    ['the retry of an error stays', { kind: 'error', onRetry: () => {} }, {}, 'error', null],
  ])('%s', (_sentence, status, request, kind, action) => {
    const { answer } = statusOf(status, request)
    expect(answer.kind).toBe(kind)
    expect(actionOf(answer)).toBe(action)
  })

  test('with data elsewhere the period has none; without any data there is nothing to draw', () => {
    expect(statusOf({ kind: 'empty' }).answer).toMatchObject({ text: 'No data for this period.' })
    expect(statusOf({ kind: 'empty' }, { lastDay: null }).answer).not.toHaveProperty('text')
    expect(statusOf({ kind: 'empty', text: 'No quotes.' }).answer).toMatchObject({ text: 'No quotes.' })
  })

  test('a page’s own action stays', () => {
    const action = { label: 'Elsewhere', onAction: () => {} }
    expect(actionOf(statusOf({ kind: 'empty', action }).answer)).toBe('Elsewhere')
    expect(actionOf(statusOf({ kind: 'noVenue', action }).answer)).toBe('Elsewhere')
    expect(actionOf(statusOf({ kind: 'wrongPeriod', action }).answer)).toBe('Elsewhere')
  })

  test('without a select there is no action for the trading ground', () => {
    expect(actionOf(statusOf({ kind: 'noVenue' }, { onChooseVenue: null }).answer)).toBeNull()
  })

  test('each action calls its callback', () => {
    const press = (status: ChartStatus) => 'action' in status && status.action?.onAction()
    const empty = statusOf({ kind: 'empty' })
    press(empty.answer)
    expect(empty.actions.onRangeChange).toHaveBeenCalledExactlyOnceWith({
      from: '2024-05-23',
      to: '2024-08-23',
    })
    const swapped = statusOf({ kind: 'ready' }, { range: wrong })
    press(swapped.answer)
    expect(swapped.actions.onSwap).toHaveBeenCalledOnce()
    const noVenue = statusOf({ kind: 'noVenue' })
    press(noVenue.answer)
    expect(noVenue.actions.onChooseVenue).toHaveBeenCalledOnce()
  })
})
