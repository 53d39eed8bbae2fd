'use client'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Box } from '../plot/geometry.ts'
import type { AxisRange } from '../plot/scales.ts'
import type { TimeAxis } from '../plot/time-axis.ts'
import type { Bounds } from '../plot/window.ts'
import type { SeriesLine } from '../series/time-series.ts'
import type { ChartGeometry } from './chart-geometry.ts'
import {
  type DrawingTransform,
  type DrawnLine,
  drawLines,
  type GrownLines,
  isCovered,
  isHeavy,
  isSharp,
  NO_OVERSCAN,
  type Overscan,
  overscanAhead,
  REST_OVERSCAN,
  viewTransform,
} from './drawn-lines.ts'
import { type ChosenWindow, visibleWindow } from './time-chart.reducer.ts'
import type { TimeChartModel } from './use-time-chart-model.ts'
import { type ValueDomain, valueScale } from './value-axis.ts'

export type LinesDrawing = {
  /** The lines as paths, the main one first. */
  lines: DrawnLine[]
  /** The plot within the frame; keeps its identity while it stays the same. */
  box: Box
  /** Whether drawing in every frame would drop frames. */
  heavy: boolean
  /** How the lines must be moved and scaled to show the current window. */
  transform: DrawingTransform
}

export type DrawingOptions = {
  model: TimeChartModel
  /** Whether the width is known; without it nothing is drawn. */
  isMeasured: boolean
  domain: ValueDomain | undefined
  /** The visible lines, merged where days are narrow. */
  lines: readonly SeriesLine[]
  log: boolean
  axis: TimeAxis
  bounds: Bounds
  window: AxisRange
  geometry: ChartGeometry
}

/**
 * The paths of the lines. Dense ones are drawn for the window and an overscan; during a gesture they are moved and scaled, and redrawn
 * now and then. Of growing lines only the end is redrawn.
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
  const placed = ({ from, to }: AxisRange): AxisRange => ({
    from: axis.placeOf(from),
    to: axis.placeOf(to),
  })
  const latestTransform = useRef(UNCHANGED)
  const { rough, overscan } = useRedraw({
    heavy,
    transform: latestTransform,
    drawn,
    chosen,
    drawnWindow: placed(drawnWindow),
    window: placed(window),
    draw: model.events.setDrawn,
  })
  const [grown] = useState<GrownLines>(() => new Map())
  const { from, to } = drawnWindow
  const { left, top, width, height } = geometry.box
  const { headroom } = geometry
  const { low, high } = domain ?? {}
  const box = useMemo(() => ({ left, top, width, height }), [left, top, width, height])
  // numbers as dependencies, not objects: a frame of a gesture that only moves the window redraws nothing
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
  const transform = viewTransform(view, geometry.view, box)
  useEffect(() => {
    latestTransform.current = transform
  })
  return { lines, box, heavy, transform }
}

const UNCHANGED: DrawingTransform = { x: 0, y: 0, kx: 1, ky: 1 }

/** A gesture over dense lines redraws them at most this often; in between they are moved and scaled. */
const REDRAW_MS = 120
/** A gesture that rests for this long is over: the lines are drawn to the pixel. */
const REST_MS = 140
/** The window still moves when its last change is not older than this. */
const MOVING_MS = 60

export type RedrawOptions = {
  /** Whether drawing in every frame would drop frames. */
  heavy: boolean
  /** The window that was drawn, and the one that was chosen; null: all of the data. */
  drawn: ChosenWindow | null
  chosen: ChosenWindow | null
  /** The same two as ranges of the axis. */
  drawnWindow: AxisRange
  window: AxisRange
  /** How the drawing is scaled now. */
  transform: RefObject<DrawingTransform>
  draw: (window: ChosenWindow | null) => void
}

export type RedrawState = {
  /** Drawn during a gesture, with fewer points. */
  rough: boolean
  /** What is drawn beyond the window. */
  overscan: Overscan
}

const AT_REST: RedrawState = { rough: false, overscan: REST_OVERSCAN }

/**
 * Redraws dense lines for the chosen window: during a gesture when the drawing no longer reaches far enough or is stretched too much, and
 * once after it. After a pan the overscan is in the direction of the movement.
 */
export function useRedraw({
  heavy,
  drawn,
  chosen,
  drawnWindow,
  window,
  transform,
  draw,
}: RedrawOptions): RedrawState {
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
  // an interval that changes do not restart: a long gesture is redrawn on its way
  useEffect(() => {
    if (!pending) return
    let drawnAt = performance.now()
    const timer = setInterval(() => {
      const time = performance.now()
      const { at, ...now } = latest.current
      const isMoving = time - at <= MOVING_MS
      const isGood =
        isCovered(now.drawnWindow, now.overscan, now.window) && isSharp(transform.current, time - drawnAt)
      if (!isMoving || isGood) return
      setDrawing({ rough: true, overscan: overscanAhead(now.before, now.window) })
      draw(now.chosen)
      drawnAt = time
    }, REDRAW_MS)
    return () => clearInterval(timer)
  }, [pending, transform, draw])
  // a timeout that every change restarts
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
