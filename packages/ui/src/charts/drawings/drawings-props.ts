import type { ComponentProps } from 'react'
import type { Box } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import type { SnapData } from './drawings.shape.ts'
import type { DrawingsModel } from './use-drawings.ts'

/** What `DrawingLayer` takes; the rest goes to its root element. */
export type DrawingLayerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The drawings, held by the page: the result of `useDrawings()`. */
  model: DrawingsModel
  /** How the chart below maps times and values to pixels of its frame. Keep the identity while it stays the same. */
  scales: PlotScales
  /** The plot within the frame, in pixels. Nothing is drawn outside it. */
  box: Box
  /** Width of the frame in pixels. */
  width: number
  /** Height of the frame in pixels. */
  height: number
  /** The line that points snap to when the user asks for it; ascending times, NaN for gaps. */
  data?: SnapData
  /** Digits after the point of a value. Default 3 (bond-page §9). */
  decimals?: number
  /** Whether the chart shows times of day. Default false. */
  instants?: boolean
  /** Size of the words on the chart in pixels, 6–40 (C17). Default 12. */
  fontSize?: number
}
