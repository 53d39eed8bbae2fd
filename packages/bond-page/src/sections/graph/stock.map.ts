import type { TradingFigure, TradingRow } from '@accrue/api-client'
import type { BarColumns, TimePoint, TimeSeries } from '@accrue/ui/charts'
import type { ChartType } from '../../rules/chart-url.ts'
import { type FigureKind, showFigure } from '../../rules/number-rules.ts'
import { type SeriesInput, seriesOf } from './graph.map.ts'

/**
 * The bond's line for the extended chart (bond-page §2). On a ground with trades it is made of them: open, high, low and the last
 * price; anywhere else, and for yields and spreads, it is the line of the chart. Masked rows give their shape alone.
 */
export function stockLineOf(input: SeriesInput & { lastPrice: string }): TimeSeries {
  const { rows, type, reason, lastPrice, id, name, unit } = input
  if (isMasked(rows) || !hasTrades(rows, type)) return seriesOf(input)
  const points = rows.map(row => lastPoint(row, reason))
  return { id, name, unit, note: lastPrice, points, bars: barsOf(rows) }
}

/** Pieces traded, beside the points of the bond's line; null where nobody says. */
export function volumesOf(rows: readonly TradingRow[]): Float64Array | null {
  return isMasked(rows) ? null : columnOf(rows, 'volume', 'volume')
}

function isMasked(rows: readonly TradingRow[]): boolean {
  return rows.some(row => row.masked)
}

/** Trades have prices; a yield or a spread is of one moment and has no high and low. */
function hasTrades(rows: readonly TradingRow[], type: ChartType): boolean {
  const has = (field: TradingFigure) => rows.some(row => row[field].kind === 'value')
  return type === 'price' && has('open') && has('high') && has('low') && has('last')
}

function lastPoint(row: TradingRow, reason: (key: string) => string): TimePoint {
  const { day } = row
  const shown = showFigure('price', row.last, { fullPrecision: true })
  if (shown.kind === 'value') return { day, value: Number(shown.text) }
  return shown.kind === 'blank' && shown.reason
    ? { day, value: null, reason: reason(shown.reason) }
    : { day, value: null }
}

function barsOf(rows: readonly TradingRow[]): BarColumns {
  const priced = (field: TradingFigure) => valuesOf(rows, field, 'price')
  return { open: priced('open'), high: priced('high'), low: priced('low') }
}

function valuesOf(rows: readonly TradingRow[], field: TradingFigure, kind: FigureKind): Float64Array {
  return Float64Array.from(rows, row => {
    const shown = showFigure(kind, row[field], { fullPrecision: true })
    return shown.kind === 'value' ? Number(shown.text) : Number.NaN
  })
}

function columnOf(rows: readonly TradingRow[], field: TradingFigure, kind: FigureKind): Float64Array | null {
  const values = valuesOf(rows, field, kind)
  return values.some(value => !Number.isNaN(value)) ? values : null
}

/** The second chart "overturn" (shared-blocks §2, C18): what was traded each day, in money. Null where nobody says. */
export function turnoverOf(rows: readonly TradingRow[], name: string, unit: string): TimeSeries | null {
  const values = columnOf(rows, 'turnover', 'volume')
  if (!values || isMasked(rows)) return null
  const points = rows.map(({ day }, at): TimePoint => {
    const value = values[at] as number
    return { day, value: Number.isNaN(value) ? null : value }
  })
  return { id: 'overturn', name, unit, points, variant: 'histogram', tone: 'series', merge: 'sum' }
}
