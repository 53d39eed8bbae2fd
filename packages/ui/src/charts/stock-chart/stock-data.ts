import type { ChartBars, FullBars } from '../indicators/bars.ts'
import { barsAt } from '../series/bar-columns.ts'
import { barRefusal } from '../series/bar-marks.ts'
import { type Column, extremesOf } from '../series/column.ts'
import { columnOf, type TimeSeries } from '../series/time-series.ts'

/** The main series as the tools of a stock chart take it: everything at the column's places. */
export type StockData = {
  column: Column
  /** What indicators are computed from. */
  bars: ChartBars
  /** Open, high, low and close, where there is at least one whole bar; else null. */
  full: FullBars | null
  /** Whether there is any value. */
  any: boolean
}

const EMPTY: TimeSeries = { id: '', name: '', points: [] }

/**
 * The data of the main series. `volume` has one number for each of its points, NaN for none. Columns that are not as long as
 * the points belong to other points and are left out.
 */
export function stockData(
  main: TimeSeries = EMPTY,
  { volume, masked }: { volume?: Float64Array | undefined; masked: boolean },
): StockData {
  const column = columnOf(main)
  const points = main.column ? [] : main.points
  const given = barsAt(column, points, main.bars)
  const sizes = volume && barsAt(column, points, { open: volume, high: volume, low: volume })
  const bars: ChartBars = { masked, close: column.y, ...given, ...(sizes ? { volume: sizes.open } : {}) }
  const full =
    given && barRefusal({ ...given, close: column.y }) === null ? { ...given, close: column.y } : null
  return { column, bars, full, any: column.low <= column.high }
}

/** Values that were computed at the places of a column, ready to draw. */
export function computedColumn(at: Pick<Column, 'x' | 'instants'>, values: Float64Array): Column {
  return {
    x: at.x,
    y: values,
    ...extremesOf(values),
    reasons: NO_REASONS,
    bad: NONE_BAD,
    dropped: 0,
    instants: at.instants,
  }
}

const NO_REASONS: ReadonlyMap<number, string> = new Map()
const NONE_BAD: ReadonlySet<number> = new Set()
