import type { TradingField, TradingRow } from '@accrue/api-client'
import {
  type BarColumns,
  type ComparedItem,
  type CompareLinks,
  compareHref,
  compareName,
  compareTitle,
  type SeriesChange,
  type TimePoint,
  type TimeSeries,
} from '@accrue/ui/charts'
import type { AccessPolicy, LabelOf } from '@accrue/ui/foundation'
import type { ChartType } from '../../rules/chart-url.ts'
import { type NumberKind, showNumber } from '../../rules/number-rules.ts'
import { withholdTrading } from '../../rules/withhold-rows.ts'
import { type Measure, measureOf, type SplitRows } from './compared.map.ts'

type Charted = {
  field: Measure
  kind: NumberKind
  /** The label key of its unit. */
  unit: string
  /** How its change is written. */
  change: SeriesChange
}

/** The field that each chart type draws, its number rule, unit and changes (bond-page §5). */
const CHARTED: Record<ChartType, Charted> = {
  price: { field: 'indicativePrice', kind: 'price', unit: 'unit_percent', change: 'absolute' },
  yield: { field: 'indicativeYield', kind: 'yield', unit: 'unit_percent', change: 'basisPoints' },
  gspread: { field: 'gSpread', kind: 'spread', unit: 'unit_bp', change: 'basisPoints' },
}

export type LinesInput = {
  rows: SplitRows
  type: ChartType
  items: readonly ComparedItem[]
  /** The name of the bond's own line, and its beginning without the trading ground. */
  name: string
  shortName: string
  /** The bond's own line shows trades, for the extended chart. Default false. */
  extended?: boolean
  access: AccessPolicy
  label: LabelOf
  /** Link templates of compared items (shared-blocks §2). */
  links: CompareLinks
}

/** The lines of the chart: the bond first, then the compared items with their styles and links (C9). */
export function seriesLinesOf({
  rows: { rows, others },
  type,
  items,
  name,
  shortName,
  extended = false,
  access,
  label,
  links,
}: LinesInput): TimeSeries[] {
  // alone, the whole chart is masked by the verdict on its trading ground; beside others, each line by its own (readings #13)
  const own = others ? rows.map(row => withholdTrading(row, access)) : rows
  const unit = label(CHARTED[type].unit)
  const mainInput = { rows: own, type, id: 'main', name, unit, reason: label }
  const main = extended
    ? stockLineOf({ ...mainInput, lastPrice: label('last_price_note') })
    : timeSeriesOf(mainInput)
  const compared = items.flatMap(item => {
    const visible = others?.get(item.key)?.map((row: TradingRow) => withholdTrading(row, access)) ?? []
    if (visible.length === 0) return []
    const line = timeSeriesOf({
      rows: visible,
      type,
      id: item.key,
      name: compareTitle(item),
      // index levels have no unit
      unit: item.kind === 'bonds' || type !== 'price' ? unit : '',
      reason: label,
    })
    const note = line.masked ? label('chart_value_hidden') : undefined
    return [
      { ...line, shortName: compareName(item), style: item.style, href: compareHref(item, links), note },
    ]
  })
  return own.length > 0 ? [{ ...main, shortName }, ...compared] : compared
}

export type SeriesInput = {
  rows: readonly TradingRow[]
  type: ChartType
  id: string
  name: string
  unit: string
  /** The text of a reason's label key. */
  reason: LabelOf
}

/**
 * One line of the chart. Masked rows have their shape, never a value; a blank value is a gap with a reason.
 * Values keep all decimals: percent changes, spreads and trends are computed from them, and the chart rounds its labels (bond-page §9).
 */
export function timeSeriesOf({ rows, type, id, name, unit, reason }: SeriesInput): TimeSeries {
  if (isMasked(rows))
    return { id, name, unit, masked: true, points: rows.map(({ day, shape }) => ({ day, value: shape })) }
  const { field, kind, change } = CHARTED[type]
  // a line without g-spreads may have t-spreads (bond-page §5)
  const drawn = measureOf(rows, type) ?? field
  const points = rows.map(row => pointOf(row, drawn, kind, reason))
  return { id, name, unit, change, masked: false, points }
}

/** The label key of the drawn field. */
export function drawnField(rows: readonly TradingRow[], type: ChartType): string {
  return `field_${measureOf(rows, type) ?? CHARTED[type].field}`
}

/**
 * The bond's line for the extended chart (bond-page §2). On a trading ground with trades it has open, high, low and last prices; otherwise, and
 * for yields and spreads, it is the line of the chart. Masked rows have shapes only.
 */
export function stockLineOf({ lastPrice, ...input }: SeriesInput & { lastPrice: string }): TimeSeries {
  const { rows, type, id, name, unit, reason } = input
  if (isMasked(rows) || !hasTrades(rows, type)) return timeSeriesOf(input)
  const prices = (field: TradingField) => columnOf(rows, field, 'price')
  const bars: BarColumns = { open: prices('open'), high: prices('high'), low: prices('low') }
  const points = rows.map(row => pointOf(row, 'last', 'price', reason))
  return { id, name, unit, note: lastPrice, points, bars }
}

/** Traded volume by point of the bond's line; null if no row has any. */
export function volumesOf(rows: readonly TradingRow[]): Float64Array | null {
  const values = columnOf(rows, 'volume', 'volume')
  return isMasked(rows) || !hasValue(values) ? null : values
}

/** The second chart (shared-blocks §2, C18): daily turnover in money; null if no row has any. */
export function turnoverOf(rows: readonly TradingRow[], name: string, unit: string): TimeSeries | null {
  const values = columnOf(rows, 'turnover', 'volume')
  if (isMasked(rows) || !hasValue(values)) return null
  const points = rows.map(({ day }, at): TimePoint => {
    const value = values[at] as number
    return { day, value: Number.isNaN(value) ? null : value }
  })
  const tone = tonesOf(rows)
  return { id: 'overturn', name, unit, points, variant: 'histogram', tone, neutral: true, merge: 'sum' }
}

/** Whether each day rose from its open to its last price; a single tone if prices are unknown. */
function tonesOf(rows: readonly TradingRow[]): 'series' | Int8Array {
  const [open, last] = [columnOf(rows, 'open', 'price'), columnOf(rows, 'last', 'price')]
  if (!hasValue(open)) return 'series'
  return Int8Array.from(rows, (_, at) => ((last[at] as number) < (open[at] as number) ? -1 : 1))
}

function isMasked(rows: readonly TradingRow[]): boolean {
  return rows.some(row => row.masked)
}

/** Only prices have open, high and low; a yield or a spread does not. */
function hasTrades(rows: readonly TradingRow[], type: ChartType): boolean {
  const has = (field: TradingField) => rows.some(row => row[field].kind === 'value')
  return type === 'price' && has('open') && has('high') && has('low') && has('last')
}

function pointOf(row: TradingRow, field: TradingField, kind: NumberKind, reason: LabelOf): TimePoint {
  const { day, indicativeYield } = row
  const shown = showNumber(kind, row[field], { indicativeYield, fullPrecision: true })
  if (shown.kind === 'value') return { day, value: Number(shown.text) }
  return shown.kind === 'blank' && shown.reason
    ? { day, value: null, reason: reason(shown.reason) }
    : { day, value: null }
}

function columnOf(rows: readonly TradingRow[], field: TradingField, kind: NumberKind): Float64Array {
  return Float64Array.from(rows, row => {
    const shown = showNumber(kind, row[field], { fullPrecision: true })
    return shown.kind === 'value' ? Number(shown.text) : Number.NaN
  })
}

function hasValue(values: Float64Array): boolean {
  return values.some(value => !Number.isNaN(value))
}
