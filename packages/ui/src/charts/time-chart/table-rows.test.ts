import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { dayFromNumber, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { labelLookup } from '../../foundation/labels/labels.ts'
import type { TimePoint } from '../plot/column.ts'
import { prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { FIRST_TABLE_ROWS, type TableRows, tableRows } from './table-rows.ts'
import type { ValueFormat } from './value-text.ts'

const FIRST = 19_800
const on = (n: number, value: number | null, reason?: string): TimePoint => ({
  day: dayFromNumber(FIRST + n),
  value,
  ...(reason === undefined ? {} : { reason }),
})
const series = (id: string, points: TimePoint[], over: Partial<TimeSeries> = {}): TimeSeries => ({
  id,
  name: id.toUpperCase(),
  points,
  ...over,
})

type Options = { masked?: boolean; limit?: number } & Partial<Pick<ValueFormat, 'mode' | 'unit' | 'decimals'>>
function tableOf(all: TimeSeries[], options: Options = {}): TableRows {
  const { masked = false, limit = FIRST_TABLE_ROWS, mode = 'absolute', unit = '', decimals = 3 } = options
  const { lines, instants } = prepareSeries(all, { mode, masked })
  const format: ValueFormat = { lang: 'en', label: labelLookup(english), decimals, mode, unit }
  return tableRows(lines, instants, limit, format)
}

const price = series('a', [on(0, 100), on(1, 101.09375)])

describe('C22 a cell has the value, or the reason for a missing one', () => {
  type Cell = { text: string; aside: '' | undefined }
  const value = (text: string): Cell => ({ text, aside: undefined })
  const aside = (text: string): Cell => ({ text, aside: '' })
  const other = series('b', [on(9, 1)])
  test.each<[sentence: string, first: TimeSeries, options: Options, cell: Cell]>([
    ['a value has 3 decimals (bond-page §9)', series('a', [on(0, 101.09375)]), {}, value('101.094')],
    ['the requested number of decimals', series('a', [on(0, 101.09375)]), { decimals: 1 }, value('101.1')],
    ['zero is a value', series('a', [on(0, 0)]), {}, value('0.000')],
    ['its unit is in the head, not here', series('a', [on(0, 7)], { unit: 'bp' }), {}, value('7.000')],
    [
      'C10: percent has its sign',
      series('a', [on(-1, 50), on(0, 55)]),
      { mode: 'percent' },
      value('+10.000%'),
    ],
    ['a gap has its reason', series('a', [on(0, null, 'no trades')]), {}, aside('no trades')],
    ['a gap without a reason has a text', series('a', [on(0, null)]), {}, aside('no value')],
    ['what cannot be drawn is bad data', series('a', [on(0, Number.NaN)]), {}, aside('bad data')],
    [
      'a hole names the days that are missing (readings #72)',
      series('a', [on(-3, 1), on(-2, 1), on(-1, 1), on(20, 1)]),
      {},
      aside('No data 18 Mar – 6 Apr'),
    ],
    ['the reason goes before bad data', series('a', [on(0, Number.NaN, 'halted')]), {}, aside('halted')],
    ['no point at this time: an empty cell', series('a', [on(-1, 1), on(1, 2)]), {}, value('')],
    ['the line starts later: an empty cell', series('a', [on(1, 2)]), {}, value('')],
    ['P7: a masked value is hidden', series('a', [on(0, 64)]), { masked: true }, aside('for subscribers')],
    ['P7: one masked line too', series('a', [on(0, 64)], { masked: true }), {}, aside('for subscribers')],
    [
      'P7: percent does not uncover it',
      series('a', [on(-1, 50), on(0, 64)]),
      { masked: true, mode: 'percent' },
      aside('for subscribers'),
    ],
    [
      'a masked gap has its reason',
      series('a', [on(0, null, 'no trades')]),
      { masked: true },
      aside('no trades'),
    ],
  ])('%s', (_, first, options, cell) => {
    const mark = series('mark', [on(0, 1)])
    const row = tableOf([first, mark, other], options).rows.find(({ at }) => at === FIRST * MS_PER_DAY)
    expect(row?.cells[0]).toEqual({ id: 'a', ...cell })
  })

  test('P7: next to a masked line the others have their values', () => {
    const { rows } = tableOf([series('a', [on(0, 64)], { masked: true }), series('b', [on(0, 5)])])
    expect(rows[0]?.cells.map(cell => cell.text)).toEqual(['for subscribers', '5.000'])
  })
})

test('C22 the whole table: newest first, blank without a point, the reason without a value', () => {
  const bond = series('bond', [
    on(0, 101.09375),
    on(1, null, 'no trades'),
    on(2, Number.POSITIVE_INFINITY),
    on(3, null),
  ])
  const { columns, rows, total } = tableOf([bond, series('other', [on(4, 7)], { unit: 'bp' })])
  expect(columns.map(column => column.text)).toEqual(['BOND', 'OTHER, bp'])
  expect(rows.map(row => [row.date, ...row.cells.map(cell => cell.text)])).toEqual([
    ['22 Mar 2024', '', '7.000'],
    ['21 Mar 2024', 'no value', ''],
    ['20 Mar 2024', 'bad data', ''],
    ['19 Mar 2024', 'no trades', ''],
    ['18 Mar 2024', '101.094', ''],
  ])
  expect(total).toBe(5)
})

describe('a head names the line and its unit once (visual rule 1)', () => {
  test.each<[sentence: string, over: Partial<TimeSeries>, options: Options, head: string]>([
    ['the name alone without a unit', {}, {}, 'A'],
    ['the line’s own unit', { unit: 'bp' }, {}, 'A, bp'],
    ['else the axis’ unit', {}, { unit: 'USD' }, 'A, USD'],
    ['its own before the axis’', { unit: 'bp' }, { unit: 'USD' }, 'A, bp'],
    ['percent instead of the unit', { unit: 'bp' }, { mode: 'percent' }, 'A, %'],
    ['no unit over hidden values', { unit: 'bp', masked: true }, { unit: 'USD' }, 'A'],
    ['not even percent', { masked: true }, { mode: 'percent' }, 'A'],
  ])('%s', (_, over, options, head) => {
    expect(tableOf([{ ...price, ...over }], options).columns).toEqual([{ id: 'a', text: head }])
  })
})

describe('rows are the times of all lines, newest first', () => {
  const days = (count: number) => Array.from({ length: count }, (_, i) => on(i, i))
  const dates = (all: TimeSeries[]) => tableOf(all).rows.map(row => row.date)
  test.each<[sentence: string, all: TimeSeries[], written: string[]]>([
    ['no line, no row', [], []],
    ['the newest first', [price], ['19 Mar 2024', '18 Mar 2024']],
    ['points in any order', [series('a', [on(1, 2), on(0, 1)])], ['19 Mar 2024', '18 Mar 2024']],
    ['a shared day is there once', [price, series('b', [on(1, 5)])], ['19 Mar 2024', '18 Mar 2024']],
    [
      'a day that only the second line has',
      [price, series('b', [on(2, 5)])],
      ['20 Mar 2024', '19 Mar 2024', '18 Mar 2024'],
    ],
    [
      'the days of a helper line are none',
      [price, series('t', [on(5, 5)], { variant: 'trend' })],
      ['19 Mar 2024', '18 Mar 2024'],
    ],
    [
      'C19: instants have their time of day and zone',
      [series('a', [{ at: Date.UTC(2025, 6, 10, 21), value: 1 }])],
      ['11 Jul 2025, 00:00 UTC+3'],
    ],
  ])('%s', (_, all, written) => {
    expect(dates(all)).toEqual(written)
  })

  test('a helper line has no column and no cells', () => {
    const { columns, rows } = tableOf([series('t', days(2), { variant: 'trend' }), price])
    expect(columns.map(column => column.id)).toEqual(['a'])
    expect(rows.map(row => row.cells.map(cell => cell.id))).toEqual([['a'], ['a']])
  })

  test.each<[sentence: string, points: number, limit: number, shown: number]>([
    ['fewer than the limit are all there', 99, FIRST_TABLE_ROWS, 99],
    ['exactly the limit too', 100, FIRST_TABLE_ROWS, 100],
    ['of more, the first hundred', 101, FIRST_TABLE_ROWS, 100],
    ['all of them on request', 250, Number.POSITIVE_INFINITY, 250],
  ])('%s, with the total', (_, points, limit, shown) => {
    const { rows, total } = tableOf([series('a', days(points))], { limit })
    expect(rows).toHaveLength(shown)
    expect(total).toBe(points)
    expect(rows[0]?.at).toBe((FIRST + points - 1) * MS_PER_DAY)
  })
})
