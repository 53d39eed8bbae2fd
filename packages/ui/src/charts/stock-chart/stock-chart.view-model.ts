import type { LabelOf } from '../../foundation/labels/labels.ts'
import { listOf } from '../../foundation/list-of.ts'
import { type Bars, type ChartBars, emptyColumn, type FullBars, heikinAshi } from '../indicators/bars.ts'
import {
  computeIndicator,
  type IndicatorLine,
  type IndicatorOutcome,
} from '../indicators/compute-indicator.ts'
import type { IndicatorId } from '../indicators/indicator-registry.ts'
import type { ActiveIndicator, IndicatorStyle } from '../indicators/indicators.reducer.ts'
import { indicatorRefusal, indicatorTitle } from '../indicators/indicators.view-model.ts'
import { type Column, extremesOf } from '../plot/column.ts'
import { withoutPlaces } from '../plot/masked-shape.ts'
import { areaDomain } from '../series/area.ts'
import { type BarColumns, barsAt } from '../series/bar-columns.ts'
import { barRefusal } from '../series/bar-marks.ts'
import { type BarPeriod, periodStart } from '../series/bar-periods.ts'
import { groupDays, mergeDays } from '../series/merge-days.ts'
import {
  columnOf,
  type SeriesVariant,
  type TimeSeries,
  type ValuesMode,
  visibleColumn,
} from '../series/time-series.ts'
import type { ValueDomain } from '../time-chart/value-axis.ts'
import { STOCK_TYPES, type StockType } from './stock-chart.reducer.ts'

type Translation = { label: LabelOf; lang: string }

/** The data before the main series begins; only indicators read it. */
export type StockHistory = Pick<TimeSeries, 'points' | 'bars'> & {
  /** The volume at each point, NaN for none. */
  volume?: Float64Array | undefined
}

/** The main series for the tools of a stock chart: all values by the index of the column. */
export type StockData = {
  column: Column
  /** The input of indicators: the history first, then the main series. */
  bars: ChartBars
  /** How many of the bars are history. */
  before: number
  /** Open, high, low and close, where there is at least one whole bar; else null. */
  full: FullBars | null
  /** Whether there is any value. */
  any: boolean
}

export type StockDataOptions = {
  masked: boolean
  /** One number for each point, NaN for none. */
  volume?: Float64Array | undefined
  history?: StockHistory | undefined
  /** The period that the main series' days were merged into; null for single days. Default null. */
  period?: BarPeriod | null
  /** The daily main series, where it was merged; `volume` belongs to its points. */
  daily?: TimeSeries | undefined
}

const EMPTY: TimeSeries = { id: '', name: '', points: [] }

/**
 * The data of the main series. Bars and volumes that are not as long as the points belong to other points and are left out. A masked
 * series has no volumes and no values outside of its shape.
 */
export function stockData(
  main: TimeSeries = EMPTY,
  { volume, masked, history, period = null, daily = main }: StockDataOptions,
): StockData {
  const column = visibleColumn(main, masked)
  const bars = visibleBars(column, main)
  const days = visibleColumn(daily, masked)
  const points = daily.column ? [] : listOf(daily.points)
  const dayBars = visibleBars(days, daily)
  const own: DatedBars = {
    x: days.x,
    bars: { close: days.y, ...dayBars, volume: masked ? undefined : volumesAt(days, points, volume) },
  }
  const earlier = masked || !history ? null : barsUntil(days.x[0], history)
  const all = inPeriods(earlier, own, period)
  return {
    column,
    bars: { ...all.bars, masked },
    before: all.before,
    full: bars && barRefusal({ ...bars, close: column.y }) === null ? { ...bars, close: column.y } : null,
    any: column.low <= column.high,
  }
}

/** The bars in the order of the column, without those that a masked shape refuses. */
function visibleBars(column: Column, { points, column: computed, bars }: TimeSeries): BarColumns | null {
  const all = barsAt(column, computed ? [] : points, bars)
  const { refused } = column
  if (!all || !refused) return all
  return {
    open: withoutPlaces(all.open, refused),
    high: withoutPlaces(all.high, refused),
    low: withoutPlaces(all.low, refused),
  }
}

function volumesAt(
  column: Column,
  points: TimeSeries['points'],
  volume: Float64Array | undefined,
): Float64Array | undefined {
  return (volume && barsAt(column, points, { open: volume, high: volume, low: volume })?.open) ?? undefined
}

/** Bars with their times. */
type DatedBars = { x: Float64Array; bars: Bars }

/** The bars of the history followed by the chart's own, merged by the period if there is one; `before` of them are only history. */
function inPeriods(
  earlier: DatedBars | null,
  own: DatedBars,
  period: BarPeriod | null,
): { bars: Bars; before: number } {
  const bars = earlier ? joinBars(earlier.bars, own.bars) : own.bars
  if (period === null) return { bars, before: earlier?.x.length ?? 0 }
  const groups = groupDays(Float64Array.of(...(earlier?.x ?? []), ...own.x), period)
  const first = own.x[0]
  const merged: Bars = { close: mergeDays(bars.close, groups, 'last') }
  for (const part of PARTS) {
    const values = bars[part]
    if (values) merged[part] = mergeDays(values, groups, PART_MERGES[part])
  }
  return {
    bars: merged,
    before: first === undefined ? 0 : groups.filter(({ start }) => start < periodStart(first, period)).length,
  }
}

/** The bars of the history that are earlier than a time. */
function barsUntil(first: number | undefined, { points, bars, volume }: StockHistory): DatedBars {
  const column = columnOf({ points })
  const later = column.x.findIndex(at => first !== undefined && at >= first)
  const count = later < 0 ? column.x.length : later
  const all: Bars = {
    close: column.y,
    ...barsAt(column, points, bars),
    volume: volumesAt(column, points, volume),
  }
  return { x: column.x.subarray(0, count), bars: mapBars(all, values => values.subarray(0, count)) }
}

const PARTS = ['open', 'high', 'low', 'volume'] as const
const PART_MERGES = { open: 'first', high: 'highest', low: 'lowest', volume: 'sum' } as const

function mapBars(bars: Bars, change: (values: Float64Array) => Float64Array): Bars {
  const parts = PARTS.map(part => [part, bars[part] && change(bars[part])] as const)
  return { close: change(bars.close), ...Object.fromEntries(parts) }
}

/** Joins two lists of bars; a part that only one of them has is NaN for the other. */
function joinBars(earlier: Bars, later: Bars): Bars {
  const length = earlier.close.length + later.close.length
  const join = (one: Float64Array | undefined, other: Float64Array | undefined) => {
    if (!one && !other) return undefined
    const all = emptyColumn(length)
    all.set(one ?? [], 0)
    all.set(other ?? [], earlier.close.length)
    return all
  }
  const parts = PARTS.map(part => [part, join(earlier[part], later[part])] as const)
  return { close: join(earlier.close, later.close) ?? new Float64Array(0), ...Object.fromEntries(parts) }
}

/** Computed values at the times of a column, ready to draw. */
function computedColumn(at: Pick<Column, 'x' | 'instants'>, values: Float64Array): Column {
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

/** The types that the data can be drawn as; without data all of them. */
export function stockTypes({ full, any }: Pick<StockData, 'full' | 'any'>): readonly StockType[] {
  return full || !any ? STOCK_TYPES : ['line', 'area']
}

/** The type that is drawn: a line where the data do not allow the requested one, and for a masked shape. */
export function drawnType(
  requested: StockType,
  { types, masked }: { types: readonly StockType[]; masked: boolean },
): StockType {
  return !masked && types.includes(requested) ? requested : 'line'
}

const VARIANTS: Record<StockType, SeriesVariant> = {
  line: 'line',
  area: 'area',
  candles: 'candles',
  ohlc: 'ohlc',
  'heikin-ashi': 'candles',
}

/** The main series in its type. Heikin-Ashi draws averages, and has a note about it after the name. */
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

/** The series with unit and period in the note of the main one: "USD, week". */
export function withPeriodNote(
  series: readonly TimeSeries[],
  period: BarPeriod,
  label: LabelOf,
): readonly TimeSeries[] {
  const [main, ...others] = series
  if (!main || main.masked) return series
  const parts = [main.unit, label(`stock_per_${period}`), main.note].filter(Boolean)
  return [{ ...main, note: parts.join(', ') }, ...others]
}

/** An indicator over the bars. */
export type StockIndicator = {
  key: string
  id: IndicatorId
  /** "SMA (20)". */
  title: string
  style: IndicatorStyle
  outcome: IndicatorOutcome
}

/** Every indicator of the list, computed from the bars. */
export function stockIndicators(
  active: readonly ActiveIndicator[],
  { bars, before }: Pick<StockData, 'bars' | 'before'>,
  translation: Translation,
): StockIndicator[] {
  return active.map(({ key, id, params, style }) => ({
    key,
    id,
    style,
    title: indicatorTitle(id, params, translation),
    outcome: withoutHistory(computeIndicator(id, params, bars), before),
  }))
}

/** The values from the start of the main series on. */
function withoutHistory(outcome: IndicatorOutcome, before: number): IndicatorOutcome {
  if (outcome.kind !== 'lines' || before === 0) return outcome
  const lines = outcome.lines.map(line => ({ ...line, values: line.values.subarray(before) }))
  return { ...outcome, lines }
}

/** The id of a series that belongs to an indicator; `indicatorOf` is the inverse. */
export function lineId(key: string, line: string): string {
  return `indicator:${key}:${line}`
}

/** The key of the indicator whose line a series is; null for other series. */
export function indicatorOf(seriesId: string): string | null {
  const [kind, key, line] = seriesId.split(':')
  return kind === 'indicator' && key && line ? key : null
}

/**
 * The lines over the price, in percent mode with the base of the main series (C10). The edges of a band are no series of their own: they
 * belong to its middle line.
 */
export function priceLines(
  indicators: readonly StockIndicator[],
  { column }: Pick<StockData, 'column'>,
  { main, styles }: { main: Pick<TimeSeries, 'id' | 'unit'>; styles: number },
): TimeSeries[] {
  const over = indicators.filter(({ outcome }) => outcome.kind === 'lines' && outcome.pane.place === 'price')
  return over.flatMap(({ key, title, style, outcome }, place) => {
    const lines = linesOf(outcome)
    const band = bandOf(lines)
    return lines
      .filter(({ role }) => role !== 'band')
      .map((line): TimeSeries => {
        return {
          id: lineId(key, line.id),
          name: title,
          points: NO_POINTS,
          column: computedColumn(column, line.values),
          base: main.id,
          ...(main.unit === undefined ? {} : { unit: main.unit }),
          ...(band ? { variant: 'band', bars: band } : {}),
          ...(style.width === null ? {} : { width: style.width }),
          style: style.colour ?? styles + place,
        }
      })
  })
}

function bandOf(lines: readonly IndicatorLine[]): BarColumns | null {
  const edge = (id: string) => lines.find(line => line.role === 'band' && line.id === id)?.values
  const [high, low] = [edge('upper'), edge('lower')]
  return high && low ? { open: emptyColumn(high.length), high, low } : null
}

const NO_POINTS: TimeSeries['points'] = []

function linesOf(outcome: IndicatorOutcome): IndicatorLine[] {
  return outcome.kind === 'lines' ? outcome.lines : []
}

/** A chart of its own below the price. */
export type StockPaneViewModel = {
  key: string
  id: IndicatorId
  title: string
  series: TimeSeries[]
  domain: ValueDomain
  guides: readonly number[]
  /** Digits after the point; null: as many as the price has. */
  decimals: number | null
}

/** A third digit of oscillators from 0 to 100 has no meaning, and shares are whole. */
const DECIMALS: Partial<Record<IndicatorId, number>> = { rsi: 2, stochastic: 2, volume: 0 }

/** The panes below the price, in the order of the indicators, none in the colour of the price. Columns are behind lines: the first series is drawn on top. */
export function stockPanes(
  indicators: readonly StockIndicator[],
  { column }: Pick<StockData, 'column'>,
  label: LabelOf,
): StockPaneViewModel[] {
  return indicators.flatMap(({ key, id, title, style, outcome }, at) => {
    if (outcome.kind !== 'lines' || outcome.pane.place !== 'own') return []
    const { low, high, guides } = outcome.pane
    const series = toned(outcome.lines)
      .toSorted((a, b) => depth(a) - depth(b))
      .map((line, place) => paneLine(line, { key, title, column, style, place: at + 1 + place, label }))
    return [
      {
        key,
        id,
        title,
        series,
        domain: { low: low ?? undefined, high: high ?? undefined },
        guides,
        decimals: DECIMALS[id] ?? null,
      },
    ]
  })
}

type PaneLine = Pick<IndicatorLine, 'id' | 'role' | 'labelKey' | 'values'> & { tone?: Int8Array }

/** Joins rising and falling columns into one series with tones, or half of its values would be gaps. */
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
  {
    key,
    title,
    column,
    style,
    place,
    label,
  }: { key: string; title: string; style: IndicatorStyle; place: number; label: LabelOf } & Pick<
    StockData,
    'column'
  >,
): TimeSeries {
  const isMain = role === 'main'
  return {
    id: lineId(key, id),
    name: labelKey === null ? title : label(labelKey),
    points: NO_POINTS,
    column: computedColumn(column, values),
    variant: role === 'histogram' ? 'histogram' : 'line',
    style: (isMain ? style.colour : null) ?? place,
    ...(isMain && style.width !== null ? { width: style.width } : {}),
    // volumes of merged days add up
    ...(id === 'up' ? { merge: 'sum', neutral: true } : {}),
    ...(tone ? { tone } : {}),
  }
}

/** Why an indicator of the list is not on the chart, a sentence for each. */
export function indicatorNotes(indicators: readonly StockIndicator[], label: LabelOf): string[] {
  return indicators.flatMap(({ title, outcome }) => {
    const text = indicatorRefusal(outcome, label)
    return text === null ? [] : [label('chart_panel_series_message', { name: title, text })]
  })
}

/** Fixed ends of the price axis: an area begins at zero, or its size would mislead. */
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
