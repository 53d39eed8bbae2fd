'use client'
import type { PanelFigure, StockChartProps } from '@accrue/ui/charts'
import { ErrorState, Room, Spinner } from '@accrue/ui/controls'
import { type LazyFallbackProps, lazyPart } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { rowsOf } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'
import { volumesOf } from './stock.map.ts'

/** Its tools are the heaviest of all charts, and few readers open it. */
const LazyStockChart = lazyPart(async () => (await import('@accrue/ui/charts')).StockChart, Waiting)

export type ExtendedViewProps = GraphProps & {
  title: string
  /** What stands in the panel's frame. */
  figure: PanelFigure
}

/** The extended chart with stock tools (bond-page §2, C20): the panel's figure, the bond's trades, its drawings. */
export function ExtendedView({ page, graph: { state, dispatch }, title, figure }: ExtendedViewProps) {
  const { loaded, tradingGroundId, stock } = state
  const rows = rowsOf(loaded)
  const volume = useMemo(() => rows && volumesOf(rows.rows), [rows])
  const { series, status, mode, period, height, fontStep } = figure
  return (
    <LazyStockChart
      {...{ label: title, series, status, mode, period, height, fontStep }}
      {...(volume ? { volume } : {})}
      {...(tradingGroundId === null ? {} : { tradingGroundId })}
      instrument={`bond-${page.bond.id}`}
      value={stock}
      onValueChange={view => dispatch({ type: 'stockViewChosen', stock: view })}
      onRemove={key => dispatch({ type: 'compared', event: { type: 'removed', key } })}
    />
  )
}

/** As high as the chart. */
function Waiting({ part: { height = 0 }, retry, retrying }: LazyFallbackProps<StockChartProps>) {
  return (
    <div className="flex items-center justify-center">
      <Room height={height} />
      {retry ? <ErrorState onRetry={retry} pending={retrying} /> : <Spinner />}
    </div>
  )
}
