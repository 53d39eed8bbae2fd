import { describe, expect, test } from 'vitest'
import german from '../../../labels/de.json' with { type: 'json' }
import english from '../../../labels/en.json' with { type: 'json' }
import chinese from '../../../labels/zh.json' with { type: 'json' }
import { dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { ordinarySpaces } from '../../foundation/format/format-day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import { chartFonts } from '../plot/chart-text.ts'
import { type ChartStatus, plotAppearance } from '../plot/plot-status.ts'
import type { BarPeriod } from '../series/bar-periods.ts'
import { prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { boundsOf } from './chart-geometry.ts'
import {
  announcement,
  description,
  maxValueLength,
  omissions,
  periodText,
  readoutText,
  stepText,
  type ValueFormat,
  windowDays,
} from './value-text.ts'

const label = labelLookup(english)
const format: ValueFormat = { lang: 'en', label, decimals: 3, mode: 'absolute', unit: '' }
const day = (n: number) => dayFromNumber(19_800 + n)
const start = 19_800 * MS_PER_DAY
const price: TimeSeries = {
  id: 'p',
  name: 'UST',
  points: [
    { day: day(0), value: 101.09375 },
    { day: day(1), value: null, reason: 'no trades' },
    { day: day(2), value: Number.POSITIVE_INFINITY },
    { day: day(3), value: null },
  ],
}
const prepared = prepareSeries([price], { mode: 'absolute', masked: false })
const masked = prepareSeries([price], { mode: 'absolute', masked: true })

describe('amounts are abbreviated where they are read at a glance, and whole elsewhere', () => {
  const volume: TimeSeries = {
    id: 'v',
    name: 'Volume',
    merge: 'sum',
    points: [{ day: day(0), value: 12_399_120 }],
  }
  const [amount] = prepareSeries([volume], { mode: 'absolute', masked: false }).lines
  const [plain] = prepareSeries([{ ...volume, merge: 'last' }], { mode: 'absolute', masked: false }).lines
  const whole = { ...format, decimals: 0 }

  test('in a readout, whose width follows', () => {
    expect(amount && readoutText(12_399_120, amount, whole)).toBe('12.4M')
    expect(amount && maxValueLength(amount, whole)).toBe(5)
    expect(plain && readoutText(12_399_120, plain, whole)).toBe('12,399,120')
  })

  test('an announcement has all digits', () => {
    const lines = amount ? [amount] : []
    const expected = announcement({ lines, instants: false }, { id: 'v', at: start }, whole)
    expect(expected).toBe('18 Mar 2024, Volume: 12,399,120')
  })
})

describe('the change from the previous value', () => {
  const stepOf = (
    values: readonly number[],
    series: Partial<TimeSeries>,
    more: Partial<ValueFormat> = {},
  ) => {
    const points = values.map((value, n) => ({ day: day(n), value }))
    const [line] = prepareSeries([{ id: 's', name: 'S', ...series, points }], {
      mode: more.mode ?? 'absolute',
      masked: false,
    }).lines
    return line && stepText(line, values.length - 1, { ...format, ...more })
  }

  test.each<[title: string, values: number[], series: Partial<TimeSeries>, text: string]>([
    ['without a kind a difference', [97.304, 97.424], { unit: '%' }, '+0.120'],
    ['of yields in basis points', [4.357, 4.34], { unit: '%', change: 'basisPoints' }, '−1.7\u00A0bp'],
    [
      'of a spread, which is in basis points',
      [0.8, 0.6],
      { unit: 'bp', change: 'basisPoints' },
      '−0.2\u00A0bp',
    ],
    ['of nothing', [4.3, 4.3], { unit: '%', change: 'basisPoints' }, '0.0\u00A0bp'],
  ])('%s has no colour', (_, values, series, text) => {
    expect(stepOf(values, series)).toEqual({ text, direction: null })
  })

  test.each<[values: number[], text: string, direction: 'up' | 'down' | null]>([
    [[168.11, 172.5], '+4.39 (+2.61%)', 'up'],
    [[171.08, 169.23], '−1.85 (−1.08%)', 'down'],
    [[169.23, 169.231], '0.00 (0.00%)', null],
    [[0, 1], '+1.00', 'up'],
  ])('of a price from %j is %s, %s', (values, text, direction) => {
    expect(stepOf(values, { unit: 'USD', change: 'percent' }, { decimals: 2 })).toEqual({ text, direction })
  })

  test('of percentages there is none', () => {
    expect(stepOf([168, 172], { change: 'percent' }, { mode: 'percent' })).toEqual({
      text: '',
      direction: null,
    })
  })
})

describe('C22 announcement: date, series, value or the reason of the gap', () => {
  test.each<[sentence: string, at: number, expected: string]>([
    ['a value', 0, '18 Mar 2024, UST: 101.094'],
    ['a gap with its reason', 1, '19 Mar 2024, UST: no trades'],
    ['bad data', 2, '20 Mar 2024, UST: bad data'],
    ['a gap without a reason', 3, '21 Mar 2024, UST: no value'],
  ])('%s', (_, at, expected) => {
    expect(announcement(prepared, { id: 'p', at: start + at * MS_PER_DAY }, format)).toBe(expected)
  })

  test.each<[sentence: string, next: number, expected: string]>([
    ['a hole names its days', 40, '22 Mar 2024, UST: No data 22 Mar – 26 Apr'],
    [
      'a hole of more than a year names the years',
      440,
      '22 Mar 2024, UST: No data 22 Mar 2024 – 31 May 2025',
    ],
  ])('%s (readings #72)', (_, next, expected) => {
    const holed = { ...price, points: [...price.points, { day: day(next), value: 1 }] }
    const lines = prepareSeries([holed], { mode: 'absolute', masked: false })
    expect(announcement(lines, { id: 'p', at: start + 4 * MS_PER_DAY }, format)).toBe(expected)
  })

  test('with the axis’ unit', () => {
    expect(announcement(prepared, { id: 'p', at: start }, { ...format, unit: 'USD' })).toBe(
      '18 Mar 2024, UST: 101.094 USD',
    )
  })

  test('P7: a masked point is announced as such', () => {
    expect(announcement(masked, { id: 'p', at: start }, format)).toBe('18 Mar 2024, UST: for subscribers')
  })

  test('no cursor, or one on a removed series, gives no announcement', () => {
    expect(announcement(prepared, null, format)).toBe('')
    expect(announcement(prepared, { id: 'gone', at: start }, format)).toBe('')
  })
})

describe('omissions', () => {
  test('values that are left out are counted', () => {
    const rubbish = {
      ...price,
      points: [...price.points, { day: day(0), value: 1 }, { day: '?' as never, value: 1 }],
    }
    expect(omissions(prepareSeries([rubbish], { mode: 'absolute', masked: false }), label)).toEqual([
      'Points left out because their date is unreadable or repeated: 2.',
      'Values that cannot be drawn, shown as gaps: 1.',
    ])
  })
  test('C10: a series without a base is named', () => {
    const zero = { id: 'z', name: 'Zero bond', points: [{ day: day(0), value: 0 }] }
    expect(omissions(prepareSeries([zero], { mode: 'percent', masked: false }), label)).toEqual([
      'No starting value for percent: Zero bond.',
    ])
  })
  test('complete data give no note', () => {
    expect(
      omissions(
        prepareSeries([{ ...price, points: price.points.slice(0, 2) }], { mode: 'absolute', masked: false }),
        label,
      ),
    ).toEqual([])
  })
})

describe('plotAppearance: the same frame in every state', () => {
  const action = () => {}
  test.each<[sentence: string, status: ChartStatus, drawable: boolean, face: object]>([
    ['ready', { kind: 'ready' }, true, { status: 'ready', drawn: true, live: true, message: null }],
    [
      'ready without a value is empty',
      { kind: 'ready' },
      false,
      { status: 'empty', drawn: false, live: false },
    ],
    [
      'loading keeps old lines, dimmed',
      { kind: 'loading' },
      true,
      { busy: true, drawn: true, live: false, dimmed: true, skeleton: false },
    ],
    [
      'loading for the first time has a skeleton',
      { kind: 'loading' },
      false,
      { busy: true, drawn: false, skeleton: true },
    ],
    [
      'empty',
      { kind: 'empty' },
      false,
      { message: { text: 'No data to draw.', urgent: false, action: null } },
    ],
    [
      'empty in the page’s words',
      { kind: 'empty', text: 'Nothing' },
      true,
      { drawn: false, message: { text: 'Nothing', urgent: false, action: null } },
    ],
    [
      'wrong period',
      { kind: 'wrongPeriod' },
      true,
      { message: { text: english.graph_period_start_incorrect, urgent: false, action: null } },
    ],
    [
      'no trading ground, with an action',
      { kind: 'noVenue', action: { label: 'Choose', onAction: action } },
      false,
      {
        message: {
          text: english.no_select_trading_ground,
          urgent: false,
          action: { label: 'Choose', onAction: action },
        },
      },
    ],
    [
      'error',
      { kind: 'error', onRetry: action },
      false,
      { message: { text: english.chart_error, urgent: true, action: { label: 'Retry', onAction: action } } },
    ],
  ])('%s', (_, status, drawable, face) => {
    expect(plotAppearance(status, drawable, label)).toMatchObject(face)
  })
})

describe('C17 fonts', () => {
  test.each([
    [0, 12, 13],
    [3, 15, 16],
    [-50, 6, 6],
    [50, 40, 40],
    [Number.NaN, 12, 13],
  ])('%d presses of A+ give %d and %d px', (step, chart, legend) => {
    expect(chartFonts(step)).toEqual({ chart, legend })
  })
})

test('the description has the names, the period and the keys', () => {
  const text = description({ prepared, bounds: boundsOf(prepared, undefined) }, label, 'en')
  expect(text).toContain('UST, from 18 Mar 2024 to 21 Mar 2024.')
  expect(text).toContain('Arrow keys')
  const none = prepareSeries([], { mode: 'absolute', masked: false })
  expect(description({ prepared: none, bounds: boundsOf(none, undefined) }, label, 'en')).toBe(
    'No data to draw.',
  )
})

test('a window is reported in days', () => {
  const window = { from: start, to: start + 2.5 * MS_PER_DAY }
  expect(windowDays(window, null)).toEqual({ from: '2024-03-18', to: '2024-03-20' })
  expect(windowDays(null, window)).toBeNull()
})

test('C20 half a bar reaches over the ends of the data, and is no day of its own', () => {
  const data = { from: start, to: start + 3 * MS_PER_DAY }
  const window = { from: start - MS_PER_DAY / 2, to: start + 3.5 * MS_PER_DAY }
  expect(windowDays(window, data)).toEqual({ from: '2024-03-18', to: '2024-03-21' })
})

test('the legend reserves the width of the widest value', () => {
  const [line] = prepareSeries(
    [
      {
        ...price,
        points: [
          { day: day(0), value: 9 },
          { day: day(1), value: 10 },
        ],
      },
    ],
    { mode: 'absolute', masked: false },
  ).lines
  expect(line && maxValueLength(line, format)).toBe(6)
})

describe('C20 days that are merged into one bar are named as their period', () => {
  const wednesday = Date.parse('2025-07-09')
  const of = (period: BarPeriod | null, lang: string, labels: Record<string, string>) =>
    ordinarySpaces(periodText(wednesday, { instants: false, period }, { lang, label: labelLookup(labels) }))

  test.each<[BarPeriod | null, string]>([
    [null, '9 Jul 2025'],
    ['day', '9 Jul 2025'],
    ['week', 'Week of 7 Jul 2025'],
    ['month', 'Jul 2025'],
    ['year', '2025'],
  ])('%s: %s', (period, text) => {
    expect(of(period, 'en', english)).toBe(text)
  })

  test('in the language’s own terms and order', () => {
    expect(of('week', 'de', german)).toBe('Woche vom 7. Juli 2025')
    expect(of('week', 'zh', chinese)).toBe('2025年7月7日当周')
    expect(of('month', 'ru', {})).toBe('июль 2025 г.')
  })
})
