import type { Day } from '../../foundation/calendar/day.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import type { ChartStatus, WayOut } from '../plot/plot-status.ts'
import { dayOfWall } from '../plot/ticks.ts'
import { columnOf, type TimeSeries } from '../series/time-series.ts'
import { trendRefusal, trendWords } from '../trend/trend.text.ts'
import { type TrendKind, trendSeries } from '../trend/trend.ts'
import { type DayRange, lastRange } from './chart-period.ts'

/** What the panel draws, and what is to be said of it. */
export type PanelLines = {
  /** The series as they were given; behind them the trends of those that show. */
  series: readonly TimeSeries[]
  /** Why a series has no trend, in sentences. */
  refused: readonly string[]
  /** What x is in the equations of the legend. */
  hints: readonly string[]
}

export type PanelLinesRequest = {
  series: readonly TimeSeries[]
  trend: TrendKind | null
  /** Ids of the series that are switched off in the legend. */
  hidden: readonly string[]
  /** Whether the user sees no values: an equation would tell them. */
  masked: boolean
  label: LabelOf
  lang: string
}

/**
 * The series with the trend of each one that shows (C12). A trend is fitted to the series' own values in either values mode; in
 * per cent it is drawn from the first value of its series, as everything else of that series is.
 */
export function panelLines({ series, trend, hidden, masked, label, lang }: PanelLinesRequest): PanelLines {
  const lines: PanelLines = { series, refused: [], hints: [] }
  if (trend === null || masked) return lines
  const trends: TimeSeries[] = []
  const refused: string[] = []
  const hints = new Map<string, string>()
  series.forEach((one, place) => {
    if (hidden.includes(one.id) || !mayHaveTrend(one)) return
    const styled = { ...one, style: one.style ?? place }
    const { outcome, series: drawn } = trendSeries(styled, trend, fitted => {
      const words = trendWords(fitted, one.name, { label, lang })
      hints.set(words.name, words.hint)
      return { name: words.name, note: words.note }
    })
    if (outcome.kind === 'none')
      refused.push(
        label('chart_panel_said_of', { name: one.name, text: trendRefusal(outcome.reason, label) }),
      )
    if (drawn) trends.push(drawn)
  })
  return {
    series: trends.length > 0 ? [...series, ...trends] : series,
    refused,
    hints: hintsOf(hints, label),
  }
}

/** Lines that follow another one have no trend of their own. */
function mayHaveTrend({ variant, base }: TimeSeries): boolean {
  return variant !== 'trend' && variant !== 'histogram' && base === undefined
}

/** One hint for all trends that begin on the same day, else each with its name. */
function hintsOf(hints: ReadonlyMap<string, string>, label: LabelOf): string[] {
  const [first, ...others] = new Set(hints.values())
  if (first === undefined) return []
  if (others.length === 0) return [first]
  return Array.from(hints, ([name, text]) => label('chart_panel_said_of', { name, text }))
}

/** The second chart with its volumes as columns in their own colour that stand on zero, where the page says nothing else (C18). */
function asHistogram<Pane extends { series: readonly TimeSeries[] }>(pane: Pane): Pane {
  return {
    ...pane,
    series: pane.series.map(one => ({ variant: 'histogram', tone: 'series', ...one }) as const),
  }
}

/** The charts that stand below the main one: none below a message, for they would show what it says is not there. */
export function panesBelow<Pane extends { series: readonly TimeSeries[] }>(
  overturn: Pane | null,
  panes: readonly Pane[],
  status: ChartStatus['kind'],
): readonly Pane[] {
  if (status !== 'ready' && status !== 'loading') return []
  return overturn ? [asHistogram(overturn), ...panes] : panes
}

/** Why no trend can be chosen at all, or null: it needs a series with more than one point (shared-blocks §9). */
export function trendReason(series: readonly TimeSeries[], label: LabelOf): string | null {
  if (series.length === 0 || series.some(one => valuesOf(one) > 1)) return null
  return label('trend_few_points')
}

function valuesOf(one: TimeSeries): number {
  return columnOf(one).y.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0)
}

/** The rows that a chart has: what the old-data warning looks at. */
export type PanelRows = {
  /** The day of the latest row, also one without a value; null without rows. */
  latest: Day | null
  count: number
}

/** The rows of the main series, which is the first (C15). */
export function rowsOf(series: readonly TimeSeries[]): PanelRows {
  const [main] = series
  const { x } = main ? columnOf(main) : { x: [] }
  const latest = x[x.length - 1]
  return { latest: latest === undefined ? null : dayOfWall(latest), count: x.length }
}

export type StatusRequest = {
  /** What the page says. */
  status: ChartStatus
  range: DayRange
  series: readonly TimeSeries[]
  /** The latest day with data at all, where the page knows it. */
  lastDay: Day | null
  label: LabelOf
  /** What can be done about it. */
  ways: {
    swap: () => void
    showRange: (range: DayRange) => void
    /** Null where there is no trading ground to choose. */
    chooseGround: (() => void) | null
  }
}

/**
 * What stands in the frame, with a way out (C14). Of several the first counts: no trading ground, a start after the end, what the page
 * says, nothing to draw. A way out of the page's own is kept.
 */
export function panelStatus({ status, range, series, lastDay, label, ways }: StatusRequest): ChartStatus {
  if (status.kind === 'noGround')
    return withWay(
      status,
      ways.chooseGround && { label: label('chart_panel_choose_ground'), onAction: ways.chooseGround },
    )
  if (status.kind === 'wrongPeriod' || range.from > range.to)
    return withWay(status.kind === 'wrongPeriod' ? status : { kind: 'wrongPeriod' }, {
      label: label('chart_panel_swap'),
      onAction: ways.swap,
    })
  const isEmpty =
    status.kind === 'empty' || (status.kind === 'ready' && series.every(one => valuesOf(one) === 0))
  if (!isEmpty) return status
  const empty: Extract<ChartStatus, { kind: 'empty' }> = status.kind === 'empty' ? status : { kind: 'empty' }
  if (lastDay === null) return empty
  const last = lastRange(lastDay)
  const isThere = last.from === range.from && last.to === range.to
  return withWay(
    { ...empty, text: empty.text ?? label('no_data_for_period') },
    isThere ? null : { label: label('chart_panel_last_period'), onAction: () => ways.showRange(last) },
  )
}

type WithWay = Extract<ChartStatus, { wayOut?: WayOut }>

function withWay(status: WithWay, wayOut: WayOut | null): ChartStatus {
  return status.wayOut || !wayOut ? status : { ...status, wayOut }
}
