import { roundDecimal } from '../../foundation/format/decimal.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { type Column, indexAtOrBefore, toColumn } from '../plot/column.ts'
import { clockText, dayOfWall } from '../plot/ticks.ts'
import type { TimeSeries } from '../series/time-series.ts'

export type ChartDataRequest = {
  series: readonly TimeSeries[]
  label: LabelOf
  /** Digits after the point. Default 3 (bond-page §9). */
  decimals?: number
  /** The whole chart hides its values, so no value may be written. */
  masked: boolean
}

/**
 * The values of a chart as CSV, oldest first: a column of dates, then one column per series. Empty without values.
 * Masked series and trends are left out, because a shape is not data (P7).
 */
export function chartData({ series, label, decimals = 3, masked }: ChartDataRequest): string {
  const open = masked ? [] : series.filter(one => !one.masked && one.variant !== 'trend')
  if (open.length === 0) return ''
  const columns = open.map(one => toColumn(one.points))
  const instants = columns.some(column => column.instants)
  const times = [...new Set(columns.flatMap(({ x }) => [...x]))].sort((a, b) => a - b)
  const head = [label('chart_date'), ...open.map(one => headOf(one, label))].map(csvCell)
  const rows = times.map(at => [
    instants ? `${dayOfWall(at)} ${clockText(at)}` : dayOfWall(at),
    ...columns.map(column => valueAt(column, at, decimals)),
  ])
  return [head, ...rows].map(cells => cells.join(',')).join('\n')
}

function headOf({ name, unit }: TimeSeries, label: LabelOf): string {
  return unit ? label('chart_table_head', { name, unit }) : name
}

function valueAt({ x, y }: Column, at: number, decimals: number): string {
  const index = indexAtOrBefore(x, at)
  const value = y[index] as number
  return x[index] === at && !Number.isNaN(value) ? (roundDecimal(value, decimals) ?? '') : ''
}

/** A name as a CSV cell, escaped so that no spreadsheet reads it as a formula and no parser as two cells. */
export function csvCell(text: string): string {
  const safe = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
