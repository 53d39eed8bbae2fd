'use client'
import { useMemo } from 'react'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { indicatorInputs } from '../indicators/compute-indicator.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import { logRefusal, prepareSeries, type TimeSeries } from '../series/time-series.ts'
import { boundsOf } from '../time-chart/chart-geometry.ts'
import {
  drawnType,
  indicatorNotes,
  mainSeries,
  priceDomain,
  priceLines,
  type StockPane,
  stockIndicators,
  stockPanes,
  stockTypes,
} from './stock-chart.shape.ts'
import type { StockChartProps } from './stock-chart-props.ts'
import { stockData } from './stock-data.ts'
import type { StockChartModel } from './use-stock-chart.ts'

export type StockFigure = ReturnType<typeof useStockFigure>

const READY: ChartStatus = { kind: 'ready' }
const NO_SERIES: readonly TimeSeries[] = []
const NO_PANES: readonly StockPane[] = []

/**
 * What an extended chart shows, from its data, its view and the user's access: nothing for visitors (bond-page §6, readings #9), a
 * shape without tools below full access, else everything.
 */
export function useStockFigure(props: StockChartProps, { state, indicators }: StockChartModel) {
  const { tradingGroundId, mode = 'absolute', volume, period, status: given = READY } = props
  const { label, lang } = useUi()
  const admitted = useVerdict('seeExtendedChart', tradingGroundId).kind === 'allowed'
  const seesValues = useVerdict('seeValues', tradingGroundId).kind === 'allowed'
  const series = admitted ? props.series : NO_SERIES
  const [main] = series
  const allMasked = !seesValues || props.masked === true
  // tools work on the main series, and others may still have their values (readings #13)
  const masked = allMasked || main?.masked === true

  const data = useMemo(() => stockData(main, { volume, masked }), [main, volume, masked])
  const types = stockTypes(data)
  const type = drawnType(state.type, { types, masked })
  const noLog = useMemo(() => logRefusal(series, mode), [series, mode])
  const log = state.scale === 'log' && noLog === null && !masked

  const words = useMemo(() => ({ label, lang }), [label, lang])
  const computed = useMemo(
    () => (masked || !data.any ? [] : stockIndicators(indicators.state, data, words)),
    [masked, data, indicators.state, words],
  )
  const drawn = useMemo(() => {
    if (!main) return NO_SERIES
    const over = priceLines(computed, data, { main, styles: series.length, label })
    return [mainSeries(main, type, data, label), ...series.slice(1), ...over]
  }, [main, series, computed, data, type, label])
  const panes = useMemo(() => stockPanes(computed, data, label), [computed, data, label])
  const notes = useMemo(() => indicatorNotes(computed, label), [computed, label])
  const domain = useMemo(() => priceDomain(type, series, { mode, log }), [type, series, mode, log])
  const bounds = useMemo(() => {
    const all = [...drawn, ...panes.flatMap(pane => pane.series)]
    return boundsOf(prepareSeries(all, { mode: 'absolute', masked }), period)
  }, [drawn, panes, masked, period])
  const inputs = useMemo(() => indicatorInputs(data.bars), [data])
  const status = useMemo<ChartStatus>(
    () => (admitted ? given : { kind: 'empty', text: label('stock_sign_in') }),
    [admitted, given, label],
  )

  const locked = admitted ? (masked ? label('chart_values_locked') : null) : label('need_auth')
  const nothing = data.any ? null : label('no_graph_data')
  return {
    admitted,
    /** Whether no series has values. */
    masked: allMasked,
    status,
    /** The main series as its type has it, what it is compared with, and the indicators over it. */
    series: drawn,
    /** None beside a message that stands for all charts. */
    panes: status.kind === 'ready' || status.kind === 'loading' ? panes : NO_PANES,
    /** Why indicators of the list are not drawn. */
    notes,
    types,
    type,
    log,
    domain,
    /** The stretch of the price and of every pane. */
    bounds,
    /** The main line; null without a value. */
    column: data.any ? data.column : null,
    inputs,
    /** Said beside the tools of drawing. */
    drawingsNote: locked === null && mode === 'percent' ? label('stock_drawings_percent') : null,
    /** Why a tool cannot be used now; null when it can. */
    reasons: {
      type: locked,
      log: locked ?? (noLog && label(noLog)),
      currentValue: locked,
      indicators: locked ?? nothing,
      drawings: locked ?? (mode === 'percent' ? label('stock_drawings_percent') : nothing),
    },
  }
}
