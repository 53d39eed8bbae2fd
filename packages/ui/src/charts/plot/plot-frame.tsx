'use client'
import { Axis, buildChartTheme, DataContext, Grid, XYChart } from '@visx/xychart'
import { memo, type ReactNode, useContext, useMemo, useState } from 'react'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { listOf } from '../../foundation/list-of.ts'
import { AXIS_TEXT, STRONG_TEXT } from './axis-text.tsx'
import type { Margin } from './geometry.ts'
import type { PlotDomain } from './scales.ts'
import type { AxisTick } from './ticks.ts'

export type PlotFrameProps = {
  /** Size of the frame in pixels. */
  width: number
  /** Height of the whole frame in pixels. */
  height: number
  /** Space for the axes around the plot, in pixels. */
  margin: Margin
  /** What the plot shows. Of a logarithmic axis the logarithms. */
  domain: PlotDomain
  /** Ticks along the bottom. */
  xTicks: readonly AxisTick[]
  /** Ticks up the right side, each with a line across the plot. */
  yTicks: readonly AxisTick[]
  /** Whether a line closes the plot at its bottom, where its axis is. Default true. */
  baseline?: boolean
  /** Drawn over grid and axes, in the same `<svg>`. */
  children?: ReactNode
}

/**
 * Grid and axes of a chart: visx's `XYChart` owns size, margins, scales and theme. Layers over it use the same domain through
 * `linearMap`. On the server it draws nothing: xychart's axes need data that is registered in the browser.
 */
export const PlotFrame = memo(function PlotFrame({
  width: givenWidth,
  height: givenHeight,
  margin,
  domain,
  xTicks: givenXTicks,
  yTicks: givenYTicks,
  baseline = true,
  children,
}: PlotFrameProps) {
  const { from, to, low, high } = domain
  const width = drawableLength(givenWidth, 0)
  const height = drawableLength(givenHeight, 0)
  const xTicks = drawableTicks(givenXTicks)
  const yTicks = drawableTicks(givenYTicks)
  const xScale = useMemo(() => linearScale(from, to), [from, to])
  const yScale = useMemo(() => linearScale(low, high), [low, high])
  const bottom = height - margin.bottom
  const right = width - margin.right
  return (
    <XYChart
      width={width}
      height={height}
      margin={margin}
      xScale={xScale}
      yScale={yScale}
      theme={THEME}
      captureEvents={false}
      accessibilityLabel=""
    >
      <PlotSetup domain={domain} width={width} height={height} margin={margin} />
      <PlotGrid yTicks={yTicks} />
      <Axis
        orientation="right"
        hideAxisLine
        hideTicks
        tickValues={yTicks.map(({ value }) => value)}
        tickFormat={(_, index) => yTicks[index]?.text ?? ''}
        ticksComponent={({ ticks }) =>
          ticks.map(({ index, to: { y }, formattedValue }) => (
            <text key={index} x={10} y={y} dy="0.35em" data-axis="value" data-at={y} className={AXIS_TEXT}>
              {formattedValue}
            </text>
          ))
        }
      />
      <Axis
        orientation="bottom"
        hideAxisLine
        hideTicks
        tickValues={xTicks.map(({ value }) => value)}
        tickFormat={(_, index) => xTicks[index]?.text ?? ''}
        ticksComponent={({ ticks }) =>
          ticks.map(({ index, to: { x }, formattedValue }) => (
            <text
              key={index}
              x={x}
              dy="1.5em"
              textAnchor="middle"
              data-axis="time"
              data-at={x}
              className={xTicks[index]?.strong ? STRONG_TEXT : AXIS_TEXT}
            >
              {formattedValue}
            </text>
          ))
        }
      />
      {baseline ? (
        <line
          // half a pixel further, where the stroke of the last column ends
          x1={margin.left + 0.5}
          x2={right + 0.5}
          y1={bottom}
          y2={bottom}
          stroke="var(--line)"
          strokeWidth="2"
          shapeRendering="crispEdges"
        />
      ) : null}
      {children}
    </XYChart>
  )
})

const THEME = buildChartTheme({
  backgroundColor: 'transparent',
  colors: ['var(--series-hue-1)'],
  gridColor: 'var(--grid)',
  gridColorDark: 'var(--line)',
  tickLength: 0,
})

/** The ticks that have a pixel: not NaN, and not so large that the scale overflows. */
function drawableTicks(ticks: readonly AxisTick[]): readonly AxisTick[] {
  return listOf(ticks).filter(({ value }) => Math.abs(value) < 1e99)
}

function linearScale(from: number, to: number) {
  return { type: 'linear' as const, domain: [from, to], zero: false }
}

/** A line across the plot for each tick, once there are scales. */
function PlotGrid({ yTicks }: Pick<PlotFrameProps, 'yTicks'>) {
  const { dataRegistry } = useContext(DataContext)
  if (!dataRegistry?.keys().length) return null
  // the grid accepts `tickValues`, although its type omits it
  const rows = { columns: false, tickValues: yTicks.map(({ value }) => value) }
  return <Grid {...rows} />
}

type Corner = { x: number; y: number }
const xAccessor = ({ x }: Corner): number => x
const yAccessor = ({ y }: Corner): number => y

/**
 * Registers two corners with xychart, which makes its scales and draws its axes once there is data. The domain itself comes with the
 * scales' configuration, so that no frame is late; and series register nothing, because their points would be copied with each
 * registration and searched at each move of the pointer. Size and margins are set before the browser paints: XYChart sets them
 * after, and a resized chart would show its old axes for a frame.
 */
function PlotSetup({
  domain,
  width,
  height,
  margin,
}: Omit<PlotFrameProps, 'xTicks' | 'yTicks' | 'baseline' | 'children'>) {
  const { registerData, unregisterData, setDimensions } = useContext(DataContext)
  const [corners] = useState<Corner[]>([
    { x: domain.from, y: domain.low },
    { x: domain.to, y: domain.high },
  ])
  useLayoutEffect(() => {
    registerData?.({ key: 'extent', data: corners, xAccessor, yAccessor })
    return () => unregisterData?.('extent')
  }, [registerData, unregisterData, corners])
  useLayoutEffect(() => setDimensions?.({ width, height, margin }), [setDimensions, width, height, margin])
  return null
}
