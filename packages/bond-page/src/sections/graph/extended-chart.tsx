'use client'
import { ChartNavigator, type PanelFigure, StockChart, useFlags } from '@accrue/ui/charts'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { EventsTable } from './events-table.tsx'
import { flagsOf } from './flags.map.ts'
import { rowsOf } from './graph.model.ts'
import type { GraphProps } from './graph-props.ts'
import { volumesOf } from './stock.map.ts'
import { useHistory } from './use-history.ts'
import { useRatingHistories } from './use-rating-histories.ts'

export type ExtendedChartProps = Pick<GraphProps, 'page' | 'graph' | 'ports'> & {
  title: string
  /** What stands in the panel's frame. */
  figure: PanelFigure
}

/** The extended chart with stock tools (bond-page §2, C20): the panel's figure, the bond's trades, drawings and events (X5, X6). */
export function ExtendedChart({ page, ports, graph, title, figure }: ExtendedChartProps) {
  const { state, dispatch } = graph
  const { loaded, tradingGroundId, stock, indicators, zoom } = state
  const label = useLabel()
  const lang = useLang()
  const rows = rowsOf(loaded)
  const volume = useMemo(() => rows && volumesOf(rows.rows), [rows])
  const histories = useRatingHistories(page.bond, ports.ratingsHistory)
  const events = useMemo(() => flagsOf({ ...page, histories, label, lang }), [page, histories, label, lang])
  const flags = useFlags(events, { storageKey: 'bond' })
  const { series, status, mode, period, height, fontStep } = figure
  const history = useHistory({ page, ports, graph, main: series[0], from: period?.from })
  return (
    <>
      <StockChart
        label={title}
        series={series}
        {...(volume ? { volume } : {})}
        history={history}
        status={status}
        mode={mode}
        period={period}
        height={height}
        fontStep={fontStep}
        flags={flags}
        {...(tradingGroundId === null ? {} : { tradingGroundId })}
        instrument={`bond-${page.bond.id}`}
        value={stock}
        onValueChange={view => dispatch({ type: 'stockViewChosen', stock: view })}
        indicators={indicators}
        onIndicatorsChange={(next, by) =>
          dispatch({ type: by === 'user' ? 'indicatorsChosen' : 'indicatorsRecalled', indicators: next })
        }
        zoom={zoom}
        onZoomChange={next => dispatch({ type: 'zoomed', zoom: next })}
        onRemove={key => dispatch({ type: 'compared', event: { type: 'removed', key } })}
        navigator={strip => <ChartNavigator {...strip} className="mt-1" />}
      />
      <EventsTable flags={flags} />
    </>
  )
}
