import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import type { TimeSeries } from '../series/time-series.ts'
import { type ComparedRowsInput, comparedRows } from './compared-rows.ts'

const line = (id: string, values: (number | null)[], more: Partial<TimeSeries> = {}): TimeSeries => ({
  id,
  name: `Bond ${id}`,
  unit: '%',
  points: values.map((value, at) => ({ day: `2025-07-0${at + 1}` as Day, value })),
  ...more,
})
const rowsOf = (input: Partial<ComparedRowsInput>) =>
  comparedRows({ series: [], measure: 'price', mode: 'absolute', days: null, ...input })
const numbers = (input: Partial<ComparedRowsInput>) =>
  rowsOf(input).map(({ value, change, low, high, spread }) => [value, change, low, high, spread])

const main = line('main', [100, 98, 103])
const other = line('b', [50, 51, 49.5])

describe('C9, C11 the lines of a chart in numbers', () => {
  test.each<[string, Partial<ComparedRowsInput>, unknown[]]>([
    ['no lines: no rows', {}, []],
    [
      'value, change, lowest, highest, spread to the main line',
      { series: [main, other] },
      [
        [103, 3, 98, 103, null],
        [49.5, -0.5, 49.5, 51, 53.5],
      ],
    ],
    [
      'in per cent mode the change is relative to the first value, the other numbers stay',
      { series: [main, other], mode: 'percent' },
      [
        [103, 3, 98, 103, null],
        [49.5, -1, 49.5, 51, 53.5],
      ],
    ],
    [
      'yields change and differ in basis points',
      { series: [line('main', [4.1, 4.2]), line('b', [4, 4.05])], measure: 'yield' },
      [
        [4.2, 10, 4.1, 4.2, null],
        [4.05, 5, 4, 4.05, 15],
      ],
    ],
    [
      'only the days in sight count',
      { series: [main, other], days: { from: '2025-07-01', to: '2025-07-02' } },
      [
        [98, -2, 98, 100, null],
        [51, 1, 50, 51, 47],
      ],
    ],
    [
      'a window without a value has no number',
      { series: [main, other], days: { from: '2026-01-01', to: '2026-01-02' } },
      [
        [null, null, null, null, null],
        [null, null, null, null, null],
      ],
    ],
    [
      'gaps are passed over, and the spread is of the last day that both have',
      { series: [line('main', [100, 101, null]), line('b', [90, null, 95])] },
      [
        [101, 1, 100, 101, null],
        [95, 5, 90, 95, 10],
      ],
    ],
    [
      'no spread without a day in common',
      { series: [line('main', [100, null]), line('b', [null, 95])] },
      [
        [100, 0, 100, 100, null],
        [95, 0, 95, 95, null],
      ],
    ],
    [
      'no spread between different units',
      { series: [main, line('i', [4000, 4100, 4200], { unit: '' })] },
      [
        [103, 3, 98, 103, null],
        [4200, 200, 4000, 4200, null],
      ],
    ],
    [
      'readings #13: a line that may not be seen has no number, the others have theirs',
      { series: [main, line('b', [10, 20, 30], { masked: true })] },
      [
        [103, 3, 98, 103, null],
        [null, null, null, null, null],
      ],
    ],
    [
      'no spread to a main line that may not be seen',
      { series: [line('main', [10, 20, 30], { masked: true }), other] },
      [
        [null, null, null, null, null],
        [49.5, -0.5, 49.5, 51, null],
      ],
    ],
    [
      'P4: a masked chart has no number at all',
      { series: [main, other], masked: true },
      [
        [null, null, null, null, null],
        [null, null, null, null, null],
      ],
    ],
    [
      'helper lines have no row',
      { series: [main, line('t', [1, 2, 3], { variant: 'trend' })] },
      [[103, 3, 98, 103, null]],
    ],
    [
      'no per cent if the first value is zero',
      { series: [line('main', [0, 0])], mode: 'percent' },
      [[0, null, 0, 0, null]],
    ],
  ])('%s', (_title, input, expected) => {
    expect(numbers(input)).toEqual(expected)
  })

  test('each has its number, its style and its page', () => {
    const rows = rowsOf({
      series: [main, { ...other, style: 7, href: '/bonds/2/', note: 'for subscribers' }],
    })
    expect(rows).toMatchObject([
      { id: 'main', place: 1, style: 0, name: 'Bond main', masked: false, unit: '%' },
      { id: 'b', place: 2, style: 7, href: '/bonds/2/', note: 'for subscribers' },
    ])
  })
})
