'use client'
import { Axis, buildChartTheme, Grid } from '@visx/xychart'
import { useMemo } from 'react'
import type { Figure } from './time-chart.shape.ts'

/** Grid and axes wear tokens; visx would paint its own greys. */
export const PLOT_THEME = buildChartTheme({
  backgroundColor: 'transparent',
  colors: [],
  tickLength: 0,
  gridColor: 'var(--grid)',
  gridColorDark: 'var(--line)',
})

/** Horizontal grid, values on the right, times below. Only the ticks that the shape chose are drawn. */
export function TimeChartAxes({ figure }: { figure: Figure }) {
  const values = useMemo(() => new Map(figure.valueTicks.map(tick => [tick.value, tick.text])), [figure])
  const times = useMemo(() => new Map(figure.timeTicks.map(tick => [tick.at, tick])), [figure])
  // visx's type leaves the row values out, its grid takes them; its styles are refused in the server's markup
  const grid = { columns: false, tickValues: [...values.keys()], stroke: 'var(--grid)', lineStyle: undefined }
  return (
    <>
      <Grid {...grid} />
      <Axis
        orientation="right"
        hideAxisLine
        tickFormat={unwritten}
        tickValues={[...values.keys()]}
        ticksComponent={({ ticks }) =>
          ticks.map(({ value, to }) => (
            <text key={value} x={to.x + 10} y={to.y} dy="0.35em" className={LABEL}>
              {values.get(value)}
            </text>
          ))
        }
      />
      <Axis
        orientation="bottom"
        axisLineClassName="[shape-rendering:crispEdges]"
        stroke="var(--line)"
        tickFormat={unwritten}
        tickValues={[...times.keys()]}
        ticksComponent={({ ticks }) =>
          ticks.map(({ value, to }) => (
            <text
              key={value}
              x={to.x}
              y={to.y}
              dy="1.5em"
              textAnchor="middle"
              className={times.get(value)?.strong ? STRONG_LABEL : LABEL}
            >
              {times.get(value)?.text}
            </text>
          ))
        }
      />
    </>
  )
}

/** visx would write every value once more, in its own way; the texts are the figure's. */
const unwritten = () => ''

const LABEL = 'num fill-ink-3 text-(length:--chart-text) forced-colors:fill-[CanvasText]'
const STRONG_LABEL = 'num fill-ink-2 font-strong text-(length:--chart-text) forced-colors:fill-[CanvasText]'
