'use client'
import { memo } from 'react'
import { PlotFrame } from '../plot/plot-frame.tsx'
import type { Figure } from './time-chart.shape.ts'

/** Grid and axes. A cursor that moves over the chart leaves them as they are. */
export const TimeChartGround = memo(function TimeChartGround({ figure }: { figure: Figure }) {
  const { width, height, margin, view, timeTicks, valueTicks } = figure
  const { window, low, high } = view
  return (
    <div
      aria-hidden="true"
      data-chart-layer="grid"
      className="forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]"
    >
      <PlotFrame
        width={width}
        height={height}
        margin={margin}
        domain={{ from: window.from, to: window.to, low, high }}
        xTicks={timeTicks.map(({ at, text, strong }) => ({ value: at, text, strong }))}
        yTicks={valueTicks}
      />
    </div>
  )
})
