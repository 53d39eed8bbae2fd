import type { Box } from '../plot/geometry.ts'
import { createScales, type PlotScales } from '../plot/scales.ts'
import type { Column } from '../series/column.ts'
import type { Bounds, Range } from './time-chart.model.ts'
import type { Figure, Line, Prepared } from './time-chart.shape.ts'

/** What is drawn over a chart gets to know of it. Pixels are those of the frame, times wall-clock milliseconds. */
export type PlotView = {
  box: Box
  width: number
  height: number
  /** Times and values to pixels, and back. In percent mode values are percentages. */
  scales: PlotScales
  /** The visible part. */
  window: Range
  /** All of the data. */
  bounds: Bounds
  /** Size of the axis texts in pixels. */
  fontSize: number
  /** The chart shows a shape and no values. */
  masked: boolean
  /** Whether any point has a time of day. */
  instants: boolean
  /** The values of the first line that is not switched off; null without one, and where there are no values. */
  column: Column | null
}

export type PlotViewRequest = {
  figure: Figure
  prepared: Prepared
  visible: readonly Line[]
  bounds: Bounds
  fontSize: number
  masked: boolean
}

/** The chart as an overlay sees it. */
export function plotViewOf(request: PlotViewRequest): PlotView {
  const { figure, prepared, visible, bounds, fontSize, masked } = request
  const main = visible[0]
  return {
    box: figure.box,
    width: figure.width,
    height: figure.height,
    scales: scalesOf(figure, prepared.log),
    window: figure.view.window,
    bounds,
    fontSize,
    masked,
    instants: prepared.instants,
    column: main && !main.masked ? { ...main.column, y: main.values } : null,
  }
}

function scalesOf({ view: { window, low, high }, box }: Figure, log: boolean): PlotScales {
  return log
    ? createScales({ ...window, low: 10 ** low, high: 10 ** high }, box, 'log')
    : createScales({ ...window, low, high }, box)
}
