'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Box } from '../plot/geometry.ts'
import type { Range } from '../plot/scales.ts'
import type { TimeAxis } from '../plot/time-axis.ts'
import type { Bounds } from '../plot/window.ts'
import type { Line } from '../series/time-series.ts'
import type { ChartGeometry } from './chart-geometry.ts'
import {
  type DrawnLine,
  drawLines,
  type GrownLines,
  isCovered,
  isHeavy,
  NO_OVERSCAN,
  type Overscan,
  overscanAhead,
  REST_OVERSCAN,
  viewTransform,
} from './drawn-lines.ts'
import { type ChosenWindow, visibleWindow } from './time-chart.reducer.ts'
import type { TimeChartModel } from './use-time-chart-model.ts'
import { type ValueDomain, valueScale } from './value-axis.ts'

/** How drawn lines must be moved and stretched to show what is in the window now. */
export type DrawingTransform = ReturnType<typeof viewTransform>

export type LinesDrawing = {
  /** The lines as paths, the main one first. */
  lines: DrawnLine[]
  /** The plot within the frame; keeps its identity while it stays the same. */
  box: Box
  /** Whether drawing in every frame would be felt. */
  heavy: boolean
  transform: DrawingTransform
}

export type DrawingOptions = {
  model: TimeChartModel
  /** Nothing is drawn before the width is known. */
  isMeasured: boolean
  domain: ValueDomain | undefined
  /** The lines that are not switched off, as they are read. */
  lines: readonly Line[]
  log: boolean
  axis: TimeAxis
  bounds: Bounds
  window: Range
  geometry: ChartGeometry
}

/**
 * The paths of the lines. Dense ones are drawn for a window and a little beyond; while a gesture goes on they are moved and stretched,
 * and drawn again now and then. Of lines that grow only the end is drawn again.
 */
export function useDrawing({
  model,
  isMeasured,
  domain,
  lines: visible,
  log,
  axis,
  bounds,
  window,
  geometry,
}: DrawingOptions): LinesDrawing {
  const { window: chosen, drawn, windowKey } = model.state
  const streaming = bounds.streaming ?? false
  const heavy = useMemo(() => isHeavy(visible), [visible])
  const drawnWindow = heavy ? visibleWindow({ window: drawn, windowKey }, bounds) : window
  const placed = ({ from, to }: Range): Range => ({ from: axis.placeOf(from), to: axis.placeOf(to) })
  const { rough, overscan } = useRedraw({
    heavy,
    drawn,
    chosen,
    drawnWindow: placed(drawnWindow),
    window: placed(window),
    draw: model.events.drew,
  })
  const [grown] = useState<GrownLines>(() => new Map())
  const { from, to } = drawnWindow
  const { left, top, width, height } = geometry.box
  const { headroom } = geometry
  const { low, high } = domain ?? {}
  const box = useMemo(() => ({ left, top, width, height }), [left, top, width, height])
  // by numbers, not by objects: a frame of a gesture that only moves the window draws nothing
  const { view, lines } = useMemo(() => {
    const range = { from, to }
    const places = { from: axis.placeOf(from), to: axis.placeOf(to) }
    const scale = valueScale(visible, range, { domain: { low, high }, log, streaming, headroom })
    const view = { ...places, ...scale }
    const grows = streaming ? grown : undefined
    const options = { overscan: heavy ? overscan : NO_OVERSCAN, log, headroom, rough, grown: grows }
    return { view, lines: isMeasured ? drawLines(visible, view, box, options) : [] }
  }, [
    visible,
    from,
    to,
    low,
    high,
    log,
    axis,
    box,
    heavy,
    overscan,
    rough,
    isMeasured,
    streaming,
    headroom,
    grown,
  ])
  return { lines, box, heavy, transform: viewTransform(view, geometry.view, box) }
}

/** A gesture over dense lines redraws them this often; in between they are moved and stretched. */
const REDRAW_MS = 120
/** A gesture that has rested this long is over: the lines are drawn to the pixel. */
const REST_MS = 140
/** The window is still being moved when its last change is no older. */
const MOVING_MS = 60

export type RedrawRequest = {
  /** Whether drawing in every frame would be felt. */
  heavy: boolean
  /** The window that was drawn, and the one that was chosen; null: all of the data. */
  drawn: ChosenWindow | null
  chosen: ChosenWindow | null
  /** The same two as stretches of the axis. */
  drawnWindow: Range
  window: Range
  draw: (window: ChosenWindow | null) => void
}

export type Redraw = {
  /** Drawn on the way of a gesture: fewer points will do. */
  rough: boolean
  /** What is drawn beyond the window. */
  overscan: Overscan
}

const AT_REST: Redraw = { rough: false, overscan: REST_OVERSCAN }

/**
 * Redraws dense lines for the window that was chosen: every now and then while a gesture goes on, and once it is over. A window that is
 * only moved is shown by moving what is drawn, as long as that reaches; then it is drawn ahead in the direction of the movement.
 */
export function useRedraw({ heavy, drawn, chosen, drawnWindow, window, draw }: RedrawRequest): Redraw {
  const [drawing, setDrawing] = useState(AT_REST)
  const { rough, overscan } = drawing
  const latest = useRef({ chosen, window, before: window, at: 0, drawnWindow, overscan })
  useEffect(() => {
    const { window: before } = latest.current
    latest.current = { ...latest.current, chosen, window, before, at: performance.now() }
  }, [chosen, window])
  useEffect(() => {
    latest.current = { ...latest.current, drawnWindow, overscan }
  })
  const pending = heavy && drawn !== chosen
  // No change puts this off: a long gesture is redrawn on its way
  useEffect(() => {
    if (!pending) return
    const timer = setInterval(() => {
      const { at, ...now } = latest.current
      if (performance.now() - at > MOVING_MS || isCovered(now.drawnWindow, now.overscan, now.window)) return
      setDrawing({ rough: true, overscan: overscanAhead(now.before, now.window) })
      draw(now.chosen)
    }, REDRAW_MS)
    return () => clearInterval(timer)
  }, [pending, draw])
  // Every change puts this off
  const unsettled = pending || rough
  useEffect(() => {
    if (!unsettled) return
    const timer = setTimeout(() => {
      setDrawing(AT_REST)
      draw(chosen)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [unsettled, chosen, draw])
  return drawing
}
