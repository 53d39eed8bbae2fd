import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { roundTo } from '../../foundation/format/decimal.ts'
import { uniqueBy } from '../../foundation/list-of.ts'
import { type Column, percentBase, percentOf, wallTimeOfDay } from '../plot/column.ts'
import { columnOf, type TimeSeries, type ValuesMode } from '../series/time-series.ts'
import type { Zoom } from '../time-chart/zoom.ts'
import type { CompareMeasure } from './compare-kinds.ts'
import { NOISE_DECIMALS, spreadUnitOf } from './spread.ts'

/** A line of the chart in numbers, for the visible days. A missing or masked number is null. */
export type ComparedRow = {
  id: string
  name: string
  href: string | undefined
  /** A short text after the name. */
  note: string | undefined
  /** Which of the 20 series styles. */
  style: number
  /** Its number: 1 is the main line. */
  place: number
  /** Whether its values are hidden from the user. */
  masked: boolean
  /** The unit of value, lowest and highest. */
  unit: string
  /** The last value. */
  value: number | null
  /** From the first value to the last: in per cent of the first, or in the unit of spreads. */
  change: number | null
  low: number | null
  high: number | null
  /** Main line − this one on the last day with both values; null for the main line and between different units. */
  spread: number | null
}

export type ComparedRowsInput = {
  /** The drawn lines, the main one first. */
  series: readonly TimeSeries[]
  /** The measure of the values: price, yield or another measure of the chart. */
  measure: CompareMeasure
  /** In per cent, changes are per cent of the first value. */
  mode: ValuesMode
  /** The visible days; null is all of the data. */
  days: Zoom | null
  /** Whether the values of all lines are hidden from the user. */
  masked?: boolean
}

/** One row per line in the order of the chart, without helper lines (C9, C11). */
export function comparedRows({
  series,
  measure,
  mode,
  days,
  masked = false,
}: ComparedRowsInput): ComparedRow[] {
  const lines = uniqueBy(series, ({ id }) => id).filter(line => line.variant !== 'trend')
  const [main] = lines
  const { factor } = spreadUnitOf(measure)
  return lines.map((line, index) => {
    const isMasked = masked || line.masked === true
    const values = isMasked ? NO_VALUES : valuesIn(columnOf(line), days)
    const comparable = index > 0 && main && !main.masked && (main.unit ?? '') === (line.unit ?? '')
    const change =
      mode === 'percent' ? percentChange(values.y) : difference(last(values.y), values.y[0], factor)
    return {
      id: line.id,
      name: line.name,
      href: line.href,
      note: line.note,
      style: line.style ?? index,
      place: index + 1,
      masked: isMasked,
      unit: line.unit ?? '',
      value: last(values.y) ?? null,
      change,
      low: values.y.length > 0 ? values.y.reduce((one, other) => Math.min(one, other)) : null,
      high: values.y.length > 0 ? values.y.reduce((one, other) => Math.max(one, other)) : null,
      spread: comparable && !isMasked ? lastSpread(valuesIn(columnOf(main), days), values, factor) : null,
    }
  })
}

/** The existing values, with their times. */
type Values = { x: readonly number[]; y: readonly number[] }

const NO_VALUES: Values = { x: [], y: [] }

function valuesIn({ x, y }: Column, days: Zoom | null): Values {
  const from = days ? wallTimeOfDay(days.from) : Number.NEGATIVE_INFINITY
  const to = days ? wallTimeOfDay(days.to) + MS_PER_DAY : Number.POSITIVE_INFINITY
  const values: { x: number[]; y: number[] } = { x: [], y: [] }
  for (let i = 0; i < x.length; i++) {
    const at = x[i] as number
    const value = y[i] as number
    if (at < from || at >= to || !Number.isFinite(value)) continue
    values.x.push(at)
    values.y.push(value)
  }
  return values
}

function last(values: readonly number[]): number | undefined {
  return values[values.length - 1]
}

function difference(one: number | undefined, other: number | undefined, factor: number): number | null {
  return one === undefined || other === undefined ? null : roundTo((one - other) * factor, NOISE_DECIMALS)
}

function percentChange(y: readonly number[]): number | null {
  const base = percentBase(Float64Array.from(y))
  const value = last(y)
  if (base === null || value === undefined) return null
  const change = percentOf(value, base)
  return Number.isFinite(change) ? roundTo(change, NOISE_DECIMALS) : null
}

function lastSpread(main: Values, other: Values, factor: number): number | null {
  let [a, b] = [main.x.length - 1, other.x.length - 1]
  while (a >= 0 && b >= 0) {
    const [one, two] = [main.x[a] as number, other.x[b] as number]
    if (one === two) return difference(main.y[a], other.y[b], factor)
    if (one > two) a -= 1
    else b -= 1
  }
  return null
}
