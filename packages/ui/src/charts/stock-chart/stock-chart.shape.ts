import type { LabelOf } from '../../foundation/labels/labels.ts'
import {
  computeIndicator,
  type IndicatorLine,
  type IndicatorOutcome,
} from '../indicators/compute-indicator.ts'
import { heikinAshi } from '../indicators/heikin-ashi.ts'
import type { IndicatorId } from '../indicators/indicator-registry.ts'
import type { ActiveIndicator } from '../indicators/indicators.model.ts'
import { indicatorLineTitle, indicatorRefusal, indicatorTitle } from '../indicators/indicators.shape.ts'
import { areaDomain } from '../series/area.ts'
import { columnOf, type SeriesVariant, type TimeSeries, type ValuesMode } from '../series/time-series.ts'
import type { ValueDomain } from '../time-chart/value-axis.ts'
import { STOCK_TYPES, type StockType } from './stock-chart.model.ts'
import { computedColumn, type StockData } from './stock-data.ts'

type Words = { label: LabelOf; lang: string }

/** The types that the data can be drawn as; without any data everything is still possible. */
export function stockTypes({ full, any }: Pick<StockData, 'full' | 'any'>): readonly StockType[] {
  return full || !any ? STOCK_TYPES : ['line', 'area']
}

/** What is drawn: a line where the data cannot be drawn as wanted, and of a shape without values. */
export function drawnType(
  wanted: StockType,
  { types, masked }: { types: readonly StockType[]; masked: boolean },
): StockType {
  return !masked && types.includes(wanted) ? wanted : 'line'
}

const VARIANTS: Record<StockType, SeriesVariant> = {
  line: 'line',
  area: 'area',
  candles: 'candles',
  ohlc: 'ohlc',
  'heikin-ashi': 'candles',
}

/** The main series as its type has it. Heikin-Ashi draws averages, and says so beside the name. */
export function mainSeries(
  main: TimeSeries,
  type: StockType,
  { column, full }: StockData,
  label: LabelOf,
): TimeSeries {
  const variant = VARIANTS[type]
  if (type !== 'heikin-ashi' || !full) return { ...main, variant }
  const { close, ...bars } = heikinAshi(full)
  return { ...main, variant, note: label('stock_averaged'), column: computedColumn(column, close), bars }
}

/** An indicator over the bars. */
export type StockIndicator = {
  key: string
  id: IndicatorId
  /** "SMA (20)". */
  title: string
  outcome: IndicatorOutcome
}

/** Every indicator of the list, computed from the bars. */
export function stockIndicators(
  active: readonly ActiveIndicator[],
  { bars }: Pick<StockData, 'bars'>,
  words: Words,
): StockIndicator[] {
  return active.map(({ key, id, params }) => ({
    key,
    id,
    title: indicatorTitle(id, params, words),
    outcome: computeIndicator(id, params, bars),
  }))
}

/** The id of a series that belongs to an indicator; `indicatorOf` is the way back. */
export function lineId(key: string, line: string): string {
  return `indicator:${key}:${line}`
}

/** The key of the indicator whose line a series is; null for other series. */
export function indicatorOf(seriesId: string): string | null {
  const [kind, key, line] = seriesId.split(':')
  return kind === 'indicator' && key && line ? key : null
}

/**
 * The lines that stand over the price, in percent mode on the base of the main series (C10). All lines of one indicator
 * look alike: the band belongs to its middle.
 */
export function priceLines(
  indicators: readonly StockIndicator[],
  { column }: Pick<StockData, 'column'>,
  { main, styles, label }: { main: Pick<TimeSeries, 'id' | 'unit'>; styles: number; label: LabelOf },
): TimeSeries[] {
  const over = indicators.filter(({ outcome }) => outcome.kind === 'lines' && outcome.pane.place === 'price')
  return over.flatMap(({ key, title, outcome }, place) =>
    linesOf(outcome).map(line => ({
      id: lineId(key, line.id),
      name: indicatorLineTitle(title, line, label),
      points: NO_POINTS,
      column: computedColumn(column, line.values),
      base: main.id,
      ...(main.unit === undefined ? {} : { unit: main.unit }),
      style: styles + place,
    })),
  )
}

const NO_POINTS: TimeSeries['points'] = []

function linesOf(outcome: IndicatorOutcome): IndicatorLine[] {
  return outcome.kind === 'lines' ? outcome.lines : []
}

/** A chart of its own below the price. */
export type StockPane = {
  key: string
  title: string
  series: TimeSeries[]
  domain: ValueDomain
  guides: readonly number[]
  /** Digits after the point; null: as many as the price has. */
  decimals: number | null
  /** Whether its lines must be told apart by name. */
  legend: boolean
}

/** Oscillators from 0 to 100 say nothing by a third digit, and shares are whole. */
const DECIMALS: Partial<Record<IndicatorId, number>> = { rsi: 2, stochastic: 2, volume: 0 }

/** The panes below the price, as the indicators are listed. Columns lie behind lines: the first series is drawn on top. */
export function stockPanes(
  indicators: readonly StockIndicator[],
  { column }: Pick<StockData, 'column'>,
  label: LabelOf,
): StockPane[] {
  return indicators.flatMap(({ key, id, title, outcome }) => {
    if (outcome.kind !== 'lines' || outcome.pane.place !== 'own') return []
    const { low, high, guides } = outcome.pane
    const series = toned(outcome.lines)
      .toSorted((a, b) => depth(a) - depth(b))
      .map(line => paneLine(line, { key, title, column, label }))
    return [
      {
        key,
        title,
        series,
        domain: { low: low ?? undefined, high: high ?? undefined },
        guides,
        decimals: DECIMALS[id] ?? null,
        legend: series.length > 1,
      },
    ]
  })
}

type PaneLine = Pick<IndicatorLine, 'id' | 'role' | 'labelKey' | 'values'> & { tone?: Int8Array }

/** Columns that come apart as rising and falling ones are one series, or half of its values would be gaps. */
function toned(lines: readonly IndicatorLine[]): PaneLine[] {
  const [first] = lines
  if (!first || lines.some(({ tone }) => tone === undefined)) return lines.map(({ tone: _, ...line }) => line)
  const values = first.values.map(
    (_, at) => lines.find(line => !Number.isNaN(line.values[at]))?.values[at] ?? Number.NaN,
  )
  const falls = (at: number): boolean =>
    lines.some(line => line.tone === 'down' && !Number.isNaN(line.values[at]))
  const tone = Int8Array.from(values, (_, at) => (falls(at) ? -1 : 1))
  return [{ id: first.id, role: first.role, labelKey: null, values, tone }]
}

function depth({ role }: PaneLine): number {
  return role === 'histogram' ? 1 : 0
}

function paneLine(
  { id, role, tone, labelKey, values }: PaneLine,
  { key, title, column, label }: { key: string; title: string; label: LabelOf } & Pick<StockData, 'column'>,
): TimeSeries {
  return {
    id: lineId(key, id),
    name: labelKey === null ? title : label(labelKey),
    points: NO_POINTS,
    column: computedColumn(column, values),
    variant: role === 'histogram' ? 'histogram' : 'line',
    ...(tone ? { tone } : {}),
  }
}

/** Why an indicator of the list is not on the chart, a sentence for each. */
export function indicatorNotes(indicators: readonly StockIndicator[], label: LabelOf): string[] {
  return indicators.flatMap(({ title, outcome }) => {
    const text = indicatorRefusal(outcome, label)
    return text === null ? [] : [label('chart_panel_said_of', { name: title, text })]
  })
}

/** Ends of the price axis: an area stands on zero, or its size would lie. Nothing else is fixed. */
export function priceDomain(
  type: StockType,
  series: readonly TimeSeries[],
  { mode, log }: { mode: ValuesMode; log: boolean },
): ValueDomain {
  if (type !== 'area' || mode === 'percent' || log) return NO_DOMAIN
  const columns = series.map(columnOf)
  return areaDomain({
    low: Math.min(...columns.map(({ low }) => low)),
    high: Math.max(...columns.map(({ high }) => high)),
  })
}

const NO_DOMAIN: ValueDomain = {}
