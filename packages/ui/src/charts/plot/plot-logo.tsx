'use client'
import type { ReactNode } from 'react'
import type { Box } from './geometry.ts'

/** Pixels between the logo and the plot's edges. */
const ROOM = 10

export type PlotLogoProps = {
  /** The plot within the frame, and the frame's height. */
  box: Box
  height: number
  children: ReactNode
}

/** The logo in the lower corner of the plot, under the pointer; a layer of the chart, so that pictures of it have it. `data-slot` plot-logo. */
export function PlotLogo({ box, height, children }: PlotLogoProps) {
  return (
    <div
      data-slot="plot-logo"
      data-chart-layer="logo"
      className="pointer-events-none absolute opacity-50"
      style={{ insetInlineStart: box.left + ROOM, insetBlockEnd: height - box.top - box.height + ROOM }}
    >
      {children}
    </div>
  )
}
