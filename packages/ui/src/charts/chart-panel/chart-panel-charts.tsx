'use client'
import { type ReactNode, useMemo } from 'react'
import { type StageSize, useRedrawable } from '../chart-export/redraw.ts'
import { GroupNavigator } from '../navigator/group-navigator.tsx'
import { PlotLogo } from '../plot/plot-logo.tsx'
import { extentOf } from '../series/time-series.ts'
import { ChartSound } from '../sonification/chart-sound.tsx'
import type { PlotView } from '../time-chart/chart-geometry.ts'
import { TimeChart, type TimeChartProps } from '../time-chart/time-chart.tsx'
import { useChartGroup } from '../time-chart/use-chart-group.ts'
import type { TimeChartModel } from '../time-chart/use-time-chart.ts'
import { ChartPanelPane } from './chart-panel-pane.tsx'
import type { ChartPane, PanelChartOptions, PanelFigure } from './chart-panel-props.ts'

export type ChartPanelChartsProps = {
  label: string
  figure: PanelFigure
  /** The main chart's legend, table and so on. */
  model: TimeChartModel
  chart: PanelChartOptions
  /** The charts below the main one, in order. */
  panes: readonly ChartPane[]
  tradingGroundId: number | undefined
  masked: boolean
  /** What x is in the equations of the legend. */
  hints: readonly string[]
}

/** The main chart and those below it: one visible part, one crosshair, one width of the value axis (C18). */
export function ChartPanelCharts(props: ChartPanelChartsProps) {
  const { label, figure, model, chart, panes, hints, tradingGroundId, masked } = props
  const group = useChartGroup()
  const { series, mode, status, period, height, fontStep, logo, scale } = figure
  const extent = useMemo(() => extentOf([series, ...panes.map(pane => pane.series)].flat()), [series, panes])
  const shared = {
    ...{ group, extent, period, fontStep, masked },
    ...(tradingGroundId === undefined ? {} : { tradingGroundId }),
  }
  const main = series[0]
  useRedrawable(size => <PanelPicture {...props} shared={shared} size={size} />)
  return (
    <>
      <TimeChart
        beside={shown => <ChartSound shown={shown} tradingGroundId={tradingGroundId} />}
        {...chart}
        {...shared}
        {...{ label, series, mode, status, height, model, scale }}
        overlay={plot => withLogo(plot, logo, chart.overlay)}
      />
      {hints.length > 0 ? (
        <ul data-slot="chart-panel-hints" className="-mt-2 text-12 text-ink-3">
          {hints.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {panes.map(pane => (
        <ChartPanelPane key={pane.id} pane={pane} shared={shared} busy={status.kind === 'loading'} />
      ))}
      {main && status.kind === 'ready' ? (
        <GroupNavigator {...{ group, extent, period, masked }} series={main} className="mt-3" />
      ) : null}
    </>
  )
}

type PanelPictureProps = ChartPanelChartsProps & { shared: Partial<TimeChartProps>; size: StageSize }

/** The charts at the size of a picture, with the visible part of the page: no controls, and nothing that tells the page of a change. */
function PanelPicture({ label, figure, model, chart, panes, shared, size }: PanelPictureProps) {
  const { series, mode, scale, logo } = figure
  const { decimals, unit, domain, guides, currentValue, valueNames, isOpen, overlay } = chart
  return (
    <>
      <TimeChart
        {...shared}
        {...{
          label,
          series,
          mode,
          model,
          scale,
          decimals,
          unit,
          domain,
          guides,
          currentValue,
          valueNames,
          isOpen,
        }}
        height={size.height}
        legend={false}
        table={false}
        overlay={plot => withLogo(plot, logo, overlay)}
      />
      {panes.map((pane, i) => (
        <ChartPanelPane
          key={pane.id}
          pane={{ ...pane, height: size.panes[i] ?? size.height }}
          shared={shared}
          busy={false}
        />
      ))}
    </>
  )
}

function withLogo(plot: PlotView, logo: ReactNode, overlay: PanelChartOptions['overlay']): ReactNode {
  return (
    <>
      {logo ? <PlotLogo {...plot}>{logo}</PlotLogo> : null}
      {overlay?.(plot)}
    </>
  )
}
