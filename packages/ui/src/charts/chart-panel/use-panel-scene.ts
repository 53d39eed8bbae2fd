'use client'
import { type RefCallback, type RefObject, useMemo, useRef } from 'react'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import { type TimeChartModel, useTimeChart } from '../time-chart/use-time-chart.ts'
import { pulledNow } from './chart-panel.model.ts'
import { panesBelow } from './chart-panel.shape.ts'
import type { ChartPane, ChartPanelProps } from './chart-panel-props.ts'
import type { PulledRange } from './chart-period.ts'
import { type ChartPanelModel, useChartPanel } from './use-chart-panel.ts'
import { type PanelFigureState, usePanelFigure } from './use-panel-figure.ts'
import { type PanelPeriod, usePanelPeriod } from './use-panel-period.ts'

/** Everything that the panel's parts draw. */
export type PanelScene = PanelFigureState & {
  model: ChartPanelModel
  /** The main chart's own behaviour: its legend, its table. */
  chartModel: TimeChartModel
  choice: PanelPeriod
  /** What had to move for the limit, or null (C5). */
  pulled: PulledRange | null
  /** The charts below the main one, in order. */
  panes: readonly ChartPane[]
  ref: RefCallback<HTMLDivElement>
  content: RefObject<HTMLDivElement | null>
  selects: RefObject<HTMLDivElement | null>
}

const NO_PANES: readonly ChartPane[] = []

/** The panel's state and what follows from it, without its looks. */
export function usePanelScene(props: ChartPanelProps): PanelScene {
  const { tabs, period, limitYears, onPeriodChange, elementId, initial, onFullscreenChange } = props
  const { overturn = null, panes = NO_PANES, trend, onTrendChange } = props
  const own = useChartPanel({
    ...(trend === undefined ? {} : { trend }),
    ...(onTrendChange ? { onTrendChange } : {}),
    ...(elementId === undefined ? {} : { elementId }),
    ...(initial ? { initial } : {}),
    ...(onFullscreenChange ? { onFullscreenChange } : {}),
  })
  const model = props.model ?? own
  const ownChart = useTimeChart()
  const chartModel = props.chart?.model ?? ownChart
  const content = useRef<HTMLDivElement>(null)
  const selects = useRef<HTMLDivElement>(null)
  const ref = useMergedRefs(props.ref, model.root)
  const choice = usePanelPeriod({ tabs, period, limitYears, onPeriodChange, events: model.events })
  const { hidden } = chartModel.state
  const figure = usePanelFigure(props, { model, period: choice, hidden, content, selects })
  const status = figure.figure.status.kind
  return {
    ...figure,
    ...{ model, chartModel, choice, ref, content, selects },
    pulled: pulledNow(model.state, period),
    panes: useMemo(() => panesBelow(overturn, panes, status), [overturn, panes, status]),
  }
}
