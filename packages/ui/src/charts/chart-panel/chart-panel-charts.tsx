'use client'
import { type ReactNode, useMemo } from 'react'
import { useRedrawable } from '../chart-export/redraw.ts'
import { GroupNavigator } from '../navigator/group-navigator.tsx'
import { PlotLogo } from '../plot/plot-logo.tsx'
import type { ChartStatus } from '../plot/plot-status.ts'
import { extentOf } from '../series/time-series.ts'
import { ChartSound } from '../sonification/chart-sound.tsx'
import type { PlotView } from '../time-chart/chart-geometry.ts'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import { useChartGroup } from '../time-chart/use-chart-group.ts'
import type { TimeChartModel } from '../time-chart/use-time-chart.ts'
import type { ChartPane, PanelChartOptions, PanelFigure } from './chart-panel.view-model.ts'

export type ChartPanelChartsProps = {
  label: string
  figure: PanelFigure
  /** The main chart's legend, table and so on. */
  model: TimeChartModel
  options: PanelChartOptions
  /** The charts below the main one, in order. */
  panes: readonly ChartPane[]
  tradingGroundId: number | undefined
  masked: boolean
  /** What x is in the legend's equations. */
  equationHints: readonly string[]
}

/** The main chart and those below it: one visible part, one crosshair, one width of the value axis (C18). */
export function ChartPanelCharts({
  label,
  figure: { series, mode, status, period, height, fontStep, logo, scale },
  model,
  options,
  panes,
  tradingGroundId,
  masked,
  equationHints,
}: ChartPanelChartsProps) {
  const group = useChartGroup()
  const extent = useMemo(() => extentOf([series, ...panes.map(pane => pane.series)].flat()), [series, panes])
  const shared = { group, extent, period, fontStep, masked, tradingGroundId }
  const overlay = (plot: PlotView): ReactNode => (
    <>
      {logo ? <PlotLogo {...plot}>{logo}</PlotLogo> : null}
      {options.overlay?.(plot)}
    </>
  )
  // a picture has the visible part of the page in its own size; it has no controls and reports nothing to the page
  useRedrawable(size => (
    <>
      <TimeChart
        {...shared}
        label={label}
        series={series}
        mode={mode}
        model={model}
        scale={scale}
        decimals={options.decimals}
        unit={options.unit}
        domain={options.domain}
        guides={options.guides}
        currentValue={options.currentValue}
        valueNames={options.valueNames}
        isOpen={options.isOpen}
        height={size.height}
        legend={false}
        table={false}
        overlay={overlay}
      />
      {panes.map((pane, i) => (
        <PaneChart key={pane.id} pane={pane} shared={shared} height={size.panes[i] ?? size.height} />
      ))}
    </>
  ))
  const [main] = series
  return (
    <>
      <TimeChart
        beside={shown => <ChartSound shown={shown} tradingGroundId={tradingGroundId} />}
        {...options}
        {...shared}
        label={label}
        series={series}
        mode={mode}
        status={status}
        height={height}
        model={model}
        scale={scale}
        overlay={overlay}
      />
      {equationHints.length > 0 ? (
        <ul data-slot="chart-panel-hints" className="-mt-2 text-12 text-ink-3">
          {equationHints.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {panes.map(pane => (
        <PaneChart
          key={pane.id}
          pane={pane}
          shared={shared}
          height={pane.height}
          status={status.kind === 'loading' ? LOADING : undefined}
        />
      ))}
      {main && status.kind === 'ready' ? (
        <GroupNavigator
          group={group}
          extent={extent}
          period={period}
          masked={masked}
          series={main}
          className="mt-3"
        />
      ) : null}
    </>
  )
}

const LOADING: ChartStatus = { kind: 'loading' }

/** Height of a chart below the main one in pixels (shared-blocks §9: overturn). */
const PANE_HEIGHT = 200

type PaneChartProps = {
  pane: ChartPane
  /** What it has in common with the main chart. */
  shared: Partial<TimeChartProps>
  height: number | undefined
  /** Default ready. */
  status?: ChartStatus | undefined
}

/** A chart below the main one, with its heading and statistics. Parts: `data-slot` chart-panel-pane, and those of TimeChart. */
function PaneChart({ pane, shared, height = PANE_HEIGHT, status }: PaneChartProps) {
  return (
    <div data-slot="chart-panel-pane" className="grid grid-cols-1 gap-2 border-t border-line pt-3">
      <h3 className="text-13 font-strong text-ink">{pane.title ?? pane.label}</h3>
      {pane.stats}
      <TimeChart
        {...shared}
        label={pane.label}
        series={pane.series}
        decimals={pane.decimals}
        unit={pane.unit}
        mode={pane.mode}
        height={height}
        status={status}
        legend={false}
      />
    </div>
  )
}
