import type { ComponentProps, ReactNode } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { listOf } from '../../foundation/list-of.ts'
import type { Redraw } from '../chart-export/redraw.ts'
import type { CompareMeasure } from '../compare/compare-kinds.ts'
import type { ComparedListProps } from '../compare/compared-list.tsx'
import type { ChartNavigatorProps } from '../navigator/chart-navigator.tsx'
import type { ChartStatus, MessageAction } from '../plot/plot-status.ts'
import type { ScaleKind } from '../plot/scales.ts'
import { dayOfWall } from '../plot/ticks.ts'
import { columnOf, type TimeSeries, type ValuesMode } from '../series/time-series.ts'
import type { TimeChartProps } from '../time-chart/time-chart.tsx'
import type { Zoom } from '../time-chart/zoom.ts'
import { trendLabels, trendRefusal } from '../trend/trend.text.ts'
import { type TrendKind, trendSeries } from '../trend/trend.ts'
import { type DayRange, lastRange, type PanelRows } from './chart-period.ts'

/** A chart below the main one, with the same times and the same crosshair. */
export type ChartPane = Pick<
  TimeChartProps,
  'label' | 'series' | 'decimals' | 'unit' | 'mode' | 'showUnit'
> & {
  id: string
  /** Text in its corner. Default the label. */
  title?: string
  /** What the drawing means, after the values in its corner. Default: what hollow columns mean, while there are any. */
  note?: string
  /** Statistics below the charts: `<SpreadStats …/>`. */
  stats?: ReactNode
  /** In pixels, until the user moves its boundary. Default 200 (shared-blocks §9), and 84 if the whole chart is lower than 650. */
  height?: number
}

/** What the panel shows, for an export menu or another chart in its frame. */
export type PanelViewModel = {
  /** The page's series, then their trends. */
  series: readonly TimeSeries[]
  mode: ValuesMode
  status: ChartStatus
  /** The days that are shown, both included. */
  period: DayRange
  /** Of the main chart, in pixels; in full screen the remaining height of the panel. */
  height: number
  fontStep: number
  /** Props of another chart in the frame: `<StockChart {...chartProps} instrument="index-1" />`. */
  chartProps: PanelChartProps
  /** For a navigator of the chart: `<ChartNavigator overview={…} />`. */
  overview: ChartNavigatorProps['overview']
  /** Null while it is not shown. */
  logo: ReactNode
  /** Scale of the value axis; linear where a logarithmic axis is impossible. */
  scale: ScaleKind
  /** The element around the charts, for pictures; null while there are none. */
  chart: () => Element | null
  /** Redraws the charts for a picture; returns null for a view without charts. */
  draw: Redraw
}

type PanelChartProps = Pick<
  PanelViewModel,
  'series' | 'mode' | 'status' | 'period' | 'height' | 'fontStep'
> & {
  label: string
  venueId: number | undefined
  masked: boolean | undefined
}

/** The comparison of the panel's lines, for the list behind "+N more" in the legend. */
export type PanelComparison = Pick<
  ComparedListProps,
  'items' | 'kinds' | 'changeUnit' | 'onRemove' | 'onCancelLast' | 'onRemoveAll'
> & {
  /** The measure of the values. */
  measure: CompareMeasure
  /** The visible days, for values and changes; null is all of the data. */
  days: Zoom | null
}

/** Options of the main chart that the panel does not set. */
export type PanelChartOptions = Omit<
  TimeChartProps,
  | keyof ComponentProps<'section'>
  | 'label'
  | 'series'
  | 'status'
  | 'mode'
  | 'height'
  | 'period'
  | 'fontStep'
  | 'venueId'
  | 'masked'
  | 'cursorLink'
  | 'group'
  | 'extent'
  | 'scale'
  | 'legendList'
  | 'model'
>

export type SeriesWithTrends = {
  /** The series, then the trend of each visible one. */
  series: readonly TimeSeries[]
  /** Sentences that say why a series has no trend. */
  refusals: readonly string[]
  /** Sentences that say what x means in the legend's equations. */
  hints: readonly string[]
}

export type TrendsRequest = {
  series: readonly TimeSeries[]
  trend: TrendKind | null
  /** Ids of the series that are switched off in the legend. */
  hidden: readonly string[]
  /** The user may not see values; an equation would reveal them. */
  masked: boolean
  label: LabelOf
  lang: string
}

/**
 * Adds the trend of each visible series (C12). In both values modes a trend is fitted to absolute values; in per cent it is drawn relative
 * to the first value of its series.
 */
export function withTrends({ series, trend, hidden, masked, label, lang }: TrendsRequest): SeriesWithTrends {
  if (trend === null || masked) return { series, refusals: [], hints: [] }
  const trends: TimeSeries[] = []
  const refusals: string[] = []
  const hints = new Map<string, string>()
  series.forEach((one, place) => {
    if (hidden.includes(one.id) || !mayHaveTrend(one)) return
    const styled = { ...one, style: one.style ?? place }
    const { outcome, series: line } = trendSeries(styled, trend, fitted => {
      const { name, note, hint } = trendLabels(fitted, one.name, { label, lang })
      hints.set(name, hint)
      return { name, note }
    })
    if (line) trends.push(line)
    if (outcome.kind === 'none') {
      const text = trendRefusal(outcome.reason, label)
      refusals.push(label('chart_panel_series_message', { name: one.name, text }))
    }
  })
  return {
    series: trends.length > 0 ? [...series, ...trends] : series,
    refusals,
    hints: equationHints(hints, label),
  }
}

/** Lines derived from another line and bars have no trend. */
function mayHaveTrend({ variant, base }: TimeSeries): boolean {
  return variant !== 'trend' && variant !== 'histogram' && base === undefined
}

/** One hint if all trends begin on the same day, else one hint with a name for each. */
function equationHints(hints: ReadonlyMap<string, string>, label: LabelOf): string[] {
  const [first, ...others] = new Set(hints.values())
  if (first === undefined) return []
  if (others.length === 0) return [first]
  return Array.from(hints, ([name, text]) => label('chart_panel_series_message', { name, text }))
}

/** Why no trend can be chosen, or null: a trend needs visible values and a series with more than one point (shared-blocks §9). */
export function trendReason(
  series: readonly TimeSeries[],
  { masked, label }: Pick<TrendsRequest, 'masked' | 'label'>,
): string | null {
  if (masked) return label('trend_masked')
  if (series.length === 0 || series.some(one => countValues(one) > 1)) return null
  return label('trend_few_points')
}

function countValues(one: TimeSeries): number {
  return columnOf(one).y.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0)
}

type PaneSeries = Pick<ChartPane, 'series'>

/** The panes below the main chart; none if the main chart shows a message (C18). */
export function panesBelow<Pane extends PaneSeries>(
  turnover: Pane | null,
  panes: readonly Pane[],
  status: ChartStatus['kind'],
): readonly Pane[] {
  if (status !== 'ready' && status !== 'loading') return []
  return turnover ? [asHistogram(turnover), ...panes] : panes
}

/** Turnover is drawn as bars from zero, unless the page draws it otherwise. */
function asHistogram<Pane extends PaneSeries>(pane: Pane): Pane {
  return {
    ...pane,
    series: listOf(pane.series).map(
      one => ({ variant: 'histogram', tone: 'series', neutral: true, ...one }) as const,
    ),
  }
}

/** The rows of the main series, which is the first (C15). */
export function mainRows(series: readonly TimeSeries[]): PanelRows {
  const [main] = series
  const { x } = main ? columnOf(main) : { x: [] }
  const latest = x[x.length - 1]
  return { latest: latest === undefined ? null : dayOfWall(latest), count: x.length }
}

export type StatusRequest = {
  /** The page's status. */
  status: ChartStatus
  range: DayRange
  series: readonly TimeSeries[]
  /** The latest day with any data, if the page knows it. */
  lastDay: Day | null
  label: LabelOf
  /** Swaps the two days of the period. */
  onSwap: () => void
  onRangeChange: (range: DayRange) => void
  /** Moves the focus to the select of venues; null without one. */
  onChooseVenue: (() => void) | null
}

/**
 * The status of the main chart, with an action (C14). The first that applies: no venue, a start after the end, the page's
 * status, no data to draw. An action of the page stays.
 */
export function panelStatus({
  status,
  range,
  series,
  lastDay,
  label,
  onSwap,
  onRangeChange,
  onChooseVenue,
}: StatusRequest): ChartStatus {
  if (status.kind === 'noVenue')
    return withAction(
      status,
      onChooseVenue && {
        label: label('chart_panel_choose_trading_ground'),
        onAction: onChooseVenue,
      },
    )
  if (status.kind === 'wrongPeriod' || range.from > range.to)
    return withAction(status.kind === 'wrongPeriod' ? status : { kind: 'wrongPeriod' }, {
      label: label('chart_panel_swap'),
      onAction: onSwap,
    })
  const isEmpty =
    status.kind === 'empty' || (status.kind === 'ready' && series.every(one => countValues(one) === 0))
  if (!isEmpty) return status
  const empty: Extract<ChartStatus, { kind: 'empty' }> = status.kind === 'empty' ? status : { kind: 'empty' }
  if (lastDay === null) return empty
  const last = lastRange(lastDay)
  const isShown = last.from === range.from && last.to === range.to
  return withAction(
    { ...empty, text: empty.text ?? label('no_data_for_period') },
    isShown ? null : { label: label('chart_panel_last_period'), onAction: () => onRangeChange(last) },
  )
}

function withAction(
  status: Extract<ChartStatus, { action?: MessageAction }>,
  action: MessageAction | null,
): ChartStatus {
  return status.action || !action ? status : { ...status, action }
}

/** Height of the legend's first line on a phone in pixels: with the 6 above it, a touch target for the select of venues. */
export const TOUCH_HEAD_HEIGHT = 38
