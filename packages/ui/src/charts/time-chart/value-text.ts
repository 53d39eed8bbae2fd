import { type ChangeDirection, directionOf } from '../../controls/change/change-styles.tsx'
import { type Day, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { weekdayName } from '../../foundation/format/date-terms.ts'
import { formatDecimal, roundTo } from '../../foundation/format/decimal.ts'
import { formatCompact } from '../../foundation/format/format-compact.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { timeText } from '../plot/chart-text.ts'
import { type Column, extremesOf, indexAtOrBefore, lastValueIndex, percentOf } from '../plot/column.ts'
import type { AxisRange } from '../plot/scales.ts'
import { dayOfWall } from '../plot/ticks.ts'
import type { Bounds } from '../plot/window.ts'
import { type BarPeriod, periodStart } from '../series/bar-periods.ts'
import type { PreparedSeries, SeriesLine, ValuesMode } from '../series/time-series.ts'

/** The number format of one chart. */
export type ValueFormat = {
  lang: string
  label: LabelOf
  /** Digits after the point in tooltip, legend and table (bond-page §9: 3). */
  decimals: number
  mode: ValuesMode
  /** The unit on the axis; a line with another one writes its own. */
  unit: string
}

/** The unit that all values share, else none. */
export function sharedUnit(lines: readonly SeriesLine[], fallback: string): string {
  const units = new Set(lines.filter(line => !line.trend && !line.masked).map(line => line.unit || fallback))
  return units.size === 1 ? ([...units][0] ?? '') : ''
}

/** The value in full, as tables and announcements write it; an empty text for masked lines. */
export function valueText(
  value: number,
  line: Pick<SeriesLine, 'masked' | 'unit' | 'names'>,
  format: ValueFormat,
): string {
  if (line.masked) return ''
  const name = line.names?.get(value)
  if (name !== undefined) return name
  const { lang, decimals, mode } = format
  const text = formatDecimal(value, { decimals, lang, sign: mode === 'percent' ? 'change' : 'auto' }) ?? ''
  if (mode === 'percent') return `${text}%`
  return line.unit && line.unit !== format.unit ? `${text}\u00A0${line.unit}` : text
}

/** The value as legend, tooltip and tags write it: amounts, which add up, are abbreviated (12.4M). */
export function readoutText(value: number, line: SeriesLine, format: ValueFormat): string {
  if (line.masked || !isAmount(line) || format.mode === 'percent') return valueText(value, line, format)
  return formatCompact(value, format.lang)
}

/** Whether its values are amounts, such as volumes: long numbers of which only the first digits matter. */
export function isAmount({ merge }: Pick<SeriesLine, 'merge'>): boolean {
  return merge === 'sum'
}

/** The date of a point: its moment, or the week, month or year that was merged into it. */
export function periodText(
  at: number,
  { instants, period }: { instants: boolean; period: BarPeriod | null },
  format: Pick<ValueFormat, 'lang' | 'label'>,
): string {
  const { lang, label } = format
  if (period === null || period === 'hour') return timeText(at, instants, format)
  const start = dayOfWall(periodStart(at, period))
  if (period === 'week') return label('chart_week_of', { date: formatDay(start, lang) })
  return formatDay(start, lang, period)
}

/** The date in the readout: as `periodText`, but a day with its weekday. */
export function readDateText(
  at: number,
  points: { instants: boolean; period: BarPeriod | null },
  format: Pick<ValueFormat, 'lang' | 'label'>,
): string {
  const date = periodText(at, points, format)
  if (points.period !== null && points.period !== 'hour') return date
  return format.label('chart_weekday_date', { weekday: weekdayName(dayOfWall(at), format.lang), date })
}

/** The change from the previous value as the legend writes it. */
export type StepText = {
  text: string
  /** Of a coloured change; null for one without a colour, and for one that is rounded to zero. */
  direction: ChangeDirection
}

const NO_STEP: StepText = { text: '', direction: null }

/** The change from the previous value; none for percentages, histograms and named values, and without a previous value. */
export function stepText(
  { values, masked, names, variant, trend, change, unit }: SeriesLine,
  index: number,
  format: ValueFormat,
): StepText {
  if (masked || names || trend || variant === 'histogram' || format.mode === 'percent') return NO_STEP
  let before = index - 1
  while (before >= 0 && Number.isNaN(values[before])) before--
  if (before < 0) return NO_STEP
  const value = values[index] as number
  const base = values[before] as number
  const difference = value - base
  if (change === 'basisPoints')
    return basisPointsText((unit || format.unit) === '%' ? difference * 100 : difference, format)
  const text = differenceText(difference, format)
  if (change !== 'percent') return { text, direction: null }
  const share = differenceText(percentOf(value, base), { ...format, decimals: SHARE_DECIMALS })
  return {
    text: share ? `${text} (${share}%)` : text,
    direction: directionOf(roundTo(difference, format.decimals)),
  }
}

/** Digits of a change in per cent, and of one in basis points. */
const SHARE_DECIMALS = 2
const BASIS_POINT_DECIMALS = 1

function basisPointsText(difference: number, format: ValueFormat): StepText {
  const text = differenceText(difference, { ...format, decimals: BASIS_POINT_DECIMALS })
  return { text: `${text}\u00A0${format.label('spread_unit_bp')}`, direction: null }
}

function differenceText(difference: number, { decimals, lang }: ValueFormat): string {
  return formatDecimal(difference, { decimals, lang, sign: 'change' }) ?? ''
}

/** The change from a base value. */
export function changeText(
  value: number,
  base: number,
  format: ValueFormat,
  kind: 'percent' | 'difference',
): string {
  if (kind === 'difference') return differenceText(value - base, format)
  const percent = percentOf(value, base)
  return Number.isNaN(percent) ? '' : `${differenceText(percent, format)}%`
}

/** The start of the changes: "since 18 Mar 2024". */
export function sinceText(at: number, { lang, label }: ValueFormat): string {
  return label('chart_since', { date: formatDay(dayOfWall(at), lang) })
}

/** Open, high and low of the bar at this place, or the edges of the band; an empty text where there is none. */
export function barText(
  { barValues, masked, unit, variant }: SeriesLine,
  index: number,
  format: ValueFormat,
): string {
  if (!barValues || masked) return ''
  if (variant === 'band') {
    const [low, high] = [barValues.low, barValues.high].map(values => values[index] as number)
    if (Number.isNaN(low) || Number.isNaN(high)) return ''
    return `${valueText(low as number, { masked, unit }, format)}–${valueText(high as number, { masked, unit }, format)}`
  }
  const [open, high, low] = [barValues.open, barValues.high, barValues.low].map(values => {
    const value = values[index] as number
    return Number.isNaN(value) ? '–' : valueText(value, { masked, unit }, format)
  })
  return format.label('chart_bar_values', { open: open ?? '', high: high ?? '', low: low ?? '' })
}

/** Why there is no value at this place of the line. */
export function gapText(
  column: Column,
  index: number,
  { label, lang }: Pick<ValueFormat, 'label' | 'lang'>,
): string {
  const gap = column.gaps?.get(index)
  if (!gap) return column.reasons.get(index) ?? label(missingKey(column, index))
  // the date next to it has the year, which is enough for a gap of less than a year
  const style = gap.to - gap.from < ONE_YEAR ? 'dayMonth' : 'day'
  const [from, to] = [gap.from, gap.to].map(at => formatDay(dayOfWall(at), lang, style))
  return label('chart_no_data_between', { from: from ?? '', to: to ?? '' })
}

/** The label key of a gap that has no reason of its own. */
function missingKey({ refused, bad }: Column, index: number): string {
  if (refused?.has(index)) return 'chart_value_hidden'
  return bad.has(index) ? 'chart_bad_value' : 'chart_no_value'
}

const ONE_YEAR = 365 * MS_PER_DAY

/** What the chart leaves out, in sentences. */
export function omissions({ dropped, bad, unbased }: PreparedSeries, label: LabelOf): string[] {
  return [
    ...(dropped > 0 ? [label('chart_points_dropped', { count: dropped })] : []),
    ...(bad > 0 ? [label('chart_points_bad', { count: bad })] : []),
    ...(unbased.length > 0 ? [label('chart_percent_unbased', { names: unbased.join(', ') })] : []),
  ]
}

/** The announcement for the point under the cursor (C22). */
export function announcement(
  prepared: { lines: readonly SeriesLine[]; instants: boolean },
  cursor: { id: string; at: number } | null,
  format: ValueFormat,
  period: BarPeriod | null = null,
): string {
  const line = prepared.lines.find(line => line.id === cursor?.id)
  if (!line || !cursor) return ''
  const index = indexAtOrBefore(line.column.x, cursor.at)
  const date = periodText(cursor.at, { instants: prepared.instants, period }, format)
  const value = line.column.y[index] as number
  const text = Number.isNaN(value)
    ? gapText(line.column, index, format)
    : line.masked
      ? format.label('chart_value_hidden')
      : valueWithUnit(index, line, format)
  return format.label('chart_point_announcement', { date, name: line.name, value: text })
}

function valueWithUnit(index: number, line: SeriesLine, format: ValueFormat): string {
  const text = valueText(line.values[index] as number, line, format)
  const value = format.mode === 'absolute' && format.unit ? `${text} ${format.unit}` : text
  const bar = barText(line, index, format)
  return bar ? `${value}, ${bar}` : value
}

/** The length of the line's longest value: the legend reserves that width, so that nothing moves under the pointer. */
export function maxValueLength(line: SeriesLine, format: ValueFormat): number {
  const { low, high } = line.values === line.column.y ? line.column : extremesOf(line.values)
  if (low > high) return 1
  if (line.names) return Math.max(1, ...[...line.names.values()].map(name => name.length))
  return Math.max(readoutText(low, line, format).length, readoutText(high, line, format).length)
}

type Described = { prepared: PreparedSeries; bounds: Bounds }

/** What the chart shows and which keys it has, for assistive technology. */
export function description(shown: Described, label: LabelOf, lang: string): string {
  const text = chartSummary(shown, label, lang)
  return shown.prepared.extent ? `${text} ${label('chart_keys')}` : text
}

/** What the chart shows: its lines, and their days. */
export function chartSummary({ prepared, bounds }: Described, label: LabelOf, lang: string): string {
  if (!prepared.extent) return label('no_graph_data')
  const { from: first, to: last } = prepared.extent
  const from = formatDay(dayOfWall(Math.max(bounds.from, first)), lang)
  const to = formatDay(dayOfWall(Math.min(bounds.to, last)), lang)
  const names = prepared.lines.map(line => line.name).join(', ')
  return label('chart_description', { names, from, to })
}

/** The days of a window; null for all of the data. Half a bar extends beyond the first and the last day of the data and is no extra day. */
export function windowDays(
  window: AxisRange | null,
  extent: AxisRange | null,
): { from: Day; to: Day } | null {
  if (!window) return null
  const { from, to } = extent ?? window
  return {
    from: dayOfWall(Math.round(Math.max(window.from, from))),
    to: dayOfWall(Math.round(Math.min(window.to, to))),
  }
}

/** The line's newest value, for the first paint. */
export function newestText(line: SeriesLine, format: ValueFormat): string {
  const value = line.values[lastValueIndex(line.column.y)]
  return value === undefined ? '–' : readoutText(value, line, format)
}
