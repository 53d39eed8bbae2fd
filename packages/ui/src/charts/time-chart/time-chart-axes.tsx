'use client'
import { Axis, buildChartTheme, DataContext, Grid } from '@visx/xychart'
import { useContext, useLayoutEffect, useMemo } from 'react'
import type { Figure } from './time-chart.shape.ts'

/** Grid and axes wear tokens; visx would paint its own greys. */
export const PLOT_THEME = buildChartTheme({
  backgroundColor: 'transparent',
  colors: [],
  tickLength: 0,
  gridColor: 'var(--grid)',
  gridColorDark: 'var(--line)',
  gridStyles: { shapeRendering: 'crispEdges' },
})

type TickProps = { x: number; y: number; formattedValue?: string }

/** Horizontal grid, values on the right, times below. Only the ticks that the shape chose are drawn. */
export function TimeChartAxes({ figure }: { figure: Figure }) {
  const values = useMemo(() => new Map(figure.valueTicks.map(tick => [tick.value, tick.text])), [figure])
  const times = useMemo(() => new Map(figure.timeTicks.map(tick => [tick.at, tick])), [figure])
  // visx's type leaves the row values out, its grid takes them
  const grid = { columns: false, tickValues: [...values.keys()] }
  return (
    <>
      <Grid {...grid} />
      <Axis
        orientation="right"
        hideAxisLine
        hideTicks
        tickValues={[...values.keys()]}
        tickFormat={value => values.get(Number(value)) ?? ''}
        tickComponent={ValueLabel}
      />
      <Axis
        orientation="bottom"
        hideTicks
        axisLineClassName="[shape-rendering:crispEdges]"
        stroke="var(--line)"
        tickValues={[...times.keys()]}
        tickFormat={at => times.get(Number(at))?.text ?? ''}
        tickComponent={TimeLabel}
      />
    </>
  )
}

const LABEL = 'num fill-ink-3 text-(length:--chart-text) forced-colors:fill-[CanvasText]'

function ValueLabel({ x, y, formattedValue }: TickProps) {
  return (
    <text x={x + 10} y={y} dy="0.35em" className={LABEL}>
      {formattedValue}
    </text>
  )
}

function TimeLabel({ x, y, formattedValue }: TickProps) {
  return (
    <text x={x} y={y} dy="0.75em" textAnchor="middle" className={LABEL}>
      {formattedValue}
    </text>
  )
}

const EXTENT_KEY = 'extent'
const atX = (point: readonly [number, number]): number => point[0]
const atY = (point: readonly [number, number]): number => point[1]

/**
 * The one series that visx knows: two points. Its scales take explicit domains, so registering the real points
 * would cost a pass over all of them at every change and bring nothing.
 */
export function ExtentSeries() {
  const { registerData, unregisterData } = useContext(DataContext)
  useLayoutEffect(() => {
    registerData?.({
      key: EXTENT_KEY,
      data: [
        [0, 0],
        [1, 1],
      ],
      xAccessor: atX as never,
      yAccessor: atY as never,
    })
    return () => unregisterData?.(EXTENT_KEY)
  }, [registerData, unregisterData])
  return null
}
