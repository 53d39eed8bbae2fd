'use client'
import { memo } from 'react'
import { AXIS_TEXT, PlotFrame } from '../plot/plot-frame.tsx'
import type { MapFigure } from './issuer-map.shape.ts'

export type IssuerMapAxesProps = {
  figure: MapFigure
  xTitle: string
  /** Empty where values may not be shown. */
  yTitle: string
}

/** Grid and axes: y on the right, x below, each under its name. */
export const IssuerMapAxes = memo(function IssuerMapAxes({ figure, xTitle, yTitle }: IssuerMapAxesProps) {
  const { width, height, margin, box, view, xTicks, yTicks } = figure
  return (
    <div aria-hidden="true" data-chart-layer="grid" className={FORCED_GRID}>
      <PlotFrame
        width={width}
        height={height}
        margin={margin}
        domain={{ ...view.x, low: view.y.from, high: view.y.to }}
        xTicks={xTicks}
        yTicks={yTicks}
      >
        <text x={box.left + box.width / 2} y={height - 6} textAnchor="middle" className={AXIS_TEXT}>
          {xTitle}
        </text>
        <text x={width - 4} y={box.top + 12} dy="-1.6em" textAnchor="end" className={AXIS_TEXT}>
          {yTitle}
        </text>
      </PlotFrame>
    </div>
  )
})

const FORCED_GRID = 'forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]'
