'use client'
import { useMemo } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { hasNodeEnv } from '../../foundation/dev-warnings.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { indicatorInputs } from '../indicators/compute-indicator.ts'
import type { IndicatorsState } from '../indicators/indicators.reducer.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import { tradingDays } from '../plot/time-axis.ts'
import { useMasked } from '../plot/use-masked.ts'
import { useRefusalWarning } from '../plot/use-refusal-warning.ts'
import { barPeriod } from '../series/bar-periods.ts'
import { seriesByPeriod } from '../series/merge-days.ts'
import {
  logRefusal,
  prepareSeries,
  type TimeSeries,
  type ValuesMode,
  visibleColumn,
} from '../series/time-series.ts'
import { skipSeriesWarnings, useSeriesWarnings } from '../series/use-series-warnings.ts'
import { boundsOf } from '../time-chart/chart-geometry.ts'
import { visibleWindow } from '../time-chart/time-chart.reducer.ts'
import type { ChartGroup } from '../time-chart/use-chart-group.ts'
import { AXIS_WIDTH } from '../time-chart/use-time-chart.ts'
import type { StockView } from './stock-chart.reducer.ts'
import {
  drawnType,
  indicatorNotes,
  mainSeries,
  priceDomain,
  priceLines,
  type StockHistory,
  type StockPaneViewModel,
  stockData,
  stockIndicators,
  stockPanes,
  stockTypes,
  withPeriodNote,
} from './stock-chart.view-model.ts'

export type StockViewModelOptions = {
  series: readonly TimeSeries[]
  volume: Float64Array | undefined
  history: StockHistory | undefined
  mode: ValuesMode
  period: { from: Day; to: Day } | undefined
  status: ChartStatus
  masked: boolean | undefined
  venueId: number | undefined
  view: StockView
  indicators: IndicatorsState
  /** Width of the chart in pixels, null until it is measured. With the visible part it decides how narrow bars are merged. */
  width: number | null
  group: ChartGroup
}

export type StockViewModel = ReturnType<typeof useStockViewModel>

const NO_SERIES: readonly TimeSeries[] = []
const NO_PANES: readonly StockPaneViewModel[] = []

/**
 * The view model of an extended chart, from its data, its view and the user's access: no data for visitors (bond-page §6, readings #9),
 * a shape without tools below full access, else everything.
 */
export function useStockViewModel({
  series: allSeries,
  volume,
  history,
  mode,
  period,
  status: dataStatus,
  masked: maskedProp,
  venueId,
  view,
  indicators,
  width,
  group,
}: StockViewModelOptions) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useSeriesWarnings('StockChart', allSeries)
  const { label, lang } = useUi()
  const isAllowed = useVerdict('seeExtendedChart', { venueId }).kind === 'allowed'
  const daily = isAllowed ? allSeries : NO_SERIES
  const allMasked = useMasked(maskedProp, venueId)
  // tools work on the main series, and others may still have their values (readings #13)
  const masked = allMasked || daily[0]?.masked === true
  // shapes do not add up to weeks
  const interval = masked || view.interval === 'day' ? null : view.interval
  const series = useMemo(() => (interval ? seriesByPeriod(daily, interval) : daily), [daily, interval])
  const [main] = series

  const data = useMemo(
    () => stockData(main, { volume, masked, history, period: interval, daily: daily[0] }),
    [main, volume, masked, history, interval, daily],
  )
  const types = stockTypes(data)
  const type = drawnType(view.type, { types, masked })
  const noLog = useMemo(() => logRefusal(series, mode, allMasked), [series, mode, allMasked])
  const log = view.scale === 'log' && noLog === null && !masked

  const computed = useMemo(
    () => (masked || !data.any ? [] : stockIndicators(indicators, data, { label, lang })),
    [masked, data, indicators, label, lang],
  )
  const drawn = useMemo(() => {
    if (!main) return NO_SERIES
    const over = priceLines(computed, data, { main, styles: series.length })
    return [mainSeries(main, type, data, label), ...series.slice(1), ...over]
  }, [main, series, computed, data, type, label])
  const panes = useMemo(() => stockPanes(computed, data, label), [computed, data, label])
  const notes = useMemo(() => indicatorNotes(computed, label), [computed, label])
  const domain = useMemo(() => priceDomain(type, series, { mode, log }), [type, series, mode, log])
  // indicators have no days of their own
  const axis = useMemo(
    () => tradingDays(series.map(one => visibleColumn(one, allMasked))),
    [series, allMasked],
  )
  const prepared = useMemo(() => {
    const all = [...drawn, ...panes.flatMap(pane => pane.series)]
    return prepareSeries(all, { mode: 'absolute', masked: allMasked, axis })
  }, [drawn, panes, allMasked, axis])
  const bounds = useMemo(() => boundsOf(prepared, period), [prepared, period])
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useRefusalWarning('StockChart', prepared.refused)
  // below a line of days, columns stay those of days too: the crosshair has one date
  const mergeBars = type !== 'line' && type !== 'area'
  const { from, to } = visibleWindow(group.state, bounds)
  const span = axis.placeOf(to) - axis.placeOf(from)
  const merged =
    mergeBars && axis.days && width
      ? barPeriod(axis.days, axis, Math.max(1, width - AXIS_WIDTH) / span)
      : null
  const named = merged ?? interval ?? 'day'
  const noted = useMemo(
    () => (masked ? drawn : withPeriodNote(drawn, named, label)),
    [masked, drawn, named, label],
  )
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') {
    skipSeriesWarnings(noted)
    for (const pane of panes) skipSeriesWarnings(pane.series)
  }
  const inputs = useMemo(() => indicatorInputs(data.bars), [data])
  const status = useMemo<ChartStatus>(
    () => (isAllowed ? dataStatus : { kind: 'empty', text: label('stock_sign_in') }),
    [isAllowed, dataStatus, label],
  )

  const locked = isAllowed ? (masked ? label('chart_values_locked') : null) : label('need_auth')
  const noData = data.any ? null : label('no_graph_data')
  return {
    isAllowed,
    /** Whether no series has values. */
    masked: allMasked,
    status,
    /** The main series in its type, the compared series, and the indicators over the price. */
    series: noted,
    /** Empty while a message replaces all charts. */
    panes: status.kind === 'ready' || status.kind === 'loading' ? panes : NO_PANES,
    /** The reasons why indicators of the list are not drawn. */
    notes,
    types,
    type,
    log,
    domain,
    /** The days that have a place in the price and in every pane. */
    axis,
    /** Their first and last. */
    bounds,
    /** Bars are merged where days are narrow, and all other lines with them. */
    mergeBars,
    /** The period that the user merged the days into; null for single days. */
    interval,
    /** The period of a drawn bar: a longer one where there is no space for those of the interval. */
    barPeriod: masked ? view.interval : named,
    /** The main line; null without a value. */
    column: data.any ? data.column : null,
    inputs,
    /** The note about the drawing tools. */
    drawingsNote: locked === null && mode === 'percent' ? label('stock_drawings_percent') : null,
    /** Why a tool cannot be used now; null when it can. */
    reasons: {
      type: locked,
      log: locked ?? (noLog && label(noLog)),
      currentValue: locked,
      indicators: locked ?? noData,
      drawings: locked ?? (mode === 'percent' ? label('stock_drawings_percent') : noData),
    },
  }
}
