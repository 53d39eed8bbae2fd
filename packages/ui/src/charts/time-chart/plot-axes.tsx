'use client'
import { DataContext, Grid } from '@visx/xychart'
import type { Mapping } from './path-text.ts'
import type { Box, Margin } from './time-chart.shape.ts'

/** A place on an axis, and what is written there. */
type AxisTick = {
  value: number
  text: string
  /** Begins a larger unit than its neighbours. */
  strong?: boolean
}

export type PlotAxesProps = {
  figure: { margin: Margin; box: Box; mapping: Mapping }
  /** Up the right side, each with a line across the plot. */
  rows: readonly AxisTick[]
  /** Along the bottom. */
  columns: readonly AxisTick[]
}

/** Grid and axes, to stand in a chart's `<svg>`. Only the ticks that the shape chose are drawn. */
export function PlotAxes({ figure: { margin, box, mapping }, rows, columns }: PlotAxesProps) {
  const yOf = (value: number): number => value * mapping.ky + mapping.by
  const [right, bottom] = [box.left + box.width, box.top + box.height]
  // xychart's own provider would make scales out of data that is registered with it in a second pass. Ours are known, and all
  // that the grid does with a scale is to call it
  const plot = { margin, innerWidth: box.width, yScale: yOf as never }
  // its type leaves the values of the rows out, it takes them
  const grid = { columns: false, tickValues: rows.map(({ value }) => value), stroke: 'var(--grid)' }
  return (
    <>
      <DataContext.Provider value={plot}>
        <Grid {...grid} />
      </DataContext.Provider>
      {rows.map(({ value, text }) => (
        <text key={value} x={right + 10} y={yOf(value)} dy="0.35em" className={AXIS_TEXT}>
          {text}
        </text>
      ))}
      {columns.map(({ value, text, strong }) => (
        <text
          key={value}
          x={value * mapping.kx + mapping.bx}
          y={bottom}
          dy="1.5em"
          textAnchor="middle"
          className={strong ? STRONG_TEXT : AXIS_TEXT}
        >
          {text}
        </text>
      ))}
      <line
        // half a pixel on, where the last column's own stroke ends
        x1={box.left + 0.5}
        x2={right + 0.5}
        y1={bottom}
        y2={bottom}
        stroke="var(--line)"
        strokeWidth="2"
        shapeRendering="crispEdges"
      />
    </>
  )
}

/** What axes write in. */
export const AXIS_TEXT = 'num fill-ink-3 text-(length:--chart-text) forced-colors:fill-[CanvasText]'
const STRONG_TEXT = 'num fill-ink-2 font-strong text-(length:--chart-text) forced-colors:fill-[CanvasText]'
