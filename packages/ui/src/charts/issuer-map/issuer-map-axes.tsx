'use client'
import { scaleLinear } from '@visx/scale'
import { Axis, DataContext, Grid } from '@visx/xychart'
import { memo, useMemo } from 'react'
import { PLOT_THEME } from '../time-chart/time-chart-axes.tsx'
import type { MapFigure, MapTick } from './issuer-map.shape.ts'

export type IssuerMapAxesProps = {
  figure: MapFigure
  xTitle: string
  /** Empty where values may not be shown. */
  yTitle: string
}

/** Grid and axes by visx: y on the right, x below, each under its name. Only the ticks that the shape chose are drawn. */
export const IssuerMapAxes = memo(function IssuerMapAxes({ figure, xTitle, yTitle }: IssuerMapAxesProps) {
  const { width, height, box, xTicks, yTicks } = figure
  const plot = useMemo(() => plotOf(figure), [figure])
  const heights = yTicks.map(({ value }) => value)
  // visx's type leaves the row values out, its grid takes them; its styles are refused in the server's markup
  const grid = { columns: false, tickValues: heights, stroke: 'var(--grid)', lineStyle: undefined }
  return (
    <svg aria-hidden="true" data-chart-layer="grid" width={width} height={height} className={FORCED_GRID}>
      <DataContext.Provider value={plot}>
        <Grid {...grid} />
        <Axis
          orientation="right"
          hideAxisLine
          tickFormat={unwritten}
          tickValues={heights}
          ticksComponent={({ ticks }) =>
            ticks.map(({ value, to }) => (
              <text key={value} x={to.x + 10} y={to.y} dy="0.35em" className={LABEL}>
                {textOf(yTicks, value)}
              </text>
            ))
          }
        />
        <Axis
          orientation="bottom"
          axisLineClassName="[shape-rendering:crispEdges]"
          stroke="var(--line)"
          tickFormat={unwritten}
          tickValues={xTicks.map(({ value }) => value)}
          ticksComponent={({ ticks }) =>
            ticks.map(({ value, to }) => (
              <text key={value} x={to.x} y={to.y} dy="1.5em" textAnchor="middle" className={LABEL}>
                {textOf(xTicks, value)}
              </text>
            ))
          }
        />
      </DataContext.Provider>
      <text x={box.left + box.width / 2} y={height - 6} textAnchor="middle" className={LABEL}>
        {xTitle}
      </text>
      <text x={width - 4} y={box.top} dy="-0.6em" textAnchor="end" className={LABEL}>
        {yTitle}
      </text>
    </svg>
  )
})

/** What axes want to hear before they draw: that there is data. */
const SOME_DATA = { entries: () => [{ data: [0] }] }

/** What visx's axes and grid read; its own provider would make the scales in a second pass. */
function plotOf({ width, height, margin, box, view }: MapFigure) {
  return {
    ...{ width, height, margin, theme: PLOT_THEME },
    innerWidth: box.width,
    innerHeight: box.height,
    dataRegistry: SOME_DATA as never,
    xScale: scaleLinear<number>({
      domain: [view.x.from, view.x.to],
      range: [box.left, box.left + box.width],
    }),
    yScale: scaleLinear<number>({
      domain: [view.y.from, view.y.to],
      range: [box.top + box.height, box.top],
    }),
  }
}

function textOf(ticks: readonly MapTick[], value: number): string {
  return ticks.find(tick => tick.value === value)?.text ?? ''
}

/** visx would write every value once more, in its own way; the texts are the figure's. */
const unwritten = () => ''

const LABEL = 'num fill-ink-3 text-(length:--chart-text) forced-colors:fill-[CanvasText]'
const FORCED_GRID = 'forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]'
