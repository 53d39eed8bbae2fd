'use client'
import { useEffect, useRef } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { wallTimeOfDay } from '../plot/column.ts'
import type { AxisRange } from '../plot/scales.ts'
import type { Bounds } from '../plot/window.ts'
import type { TimeChartEvents } from './use-time-chart-model.ts'
import { windowDays } from './value-text.ts'
import { writeZoom, type Zoom } from './zoom.ts'

/** `onZoomChange` waits until the visible part rests for this long: a gesture changes it in every frame. */
const REST_MS = 300

export type ControlledZoom = {
  /** The controlled value; undefined where the zoom is uncontrolled. */
  zoom: Zoom | null | undefined
  onZoomChange: ((zoom: Zoom | null) => void) | undefined
  /** The visible part; null for all of it. */
  window: AxisRange | null
  bounds: Bounds
  /** From the first to the last point. */
  extent: AxisRange | null
  /** Whether there is data to zoom into. */
  drawable: boolean
  events: Pick<TimeChartEvents, 'choose' | 'reset'>
}

/** Synchronises the visible part with a controlled zoom, for example one from the address. */
export function useControlledZoom({
  zoom,
  onZoomChange,
  window,
  bounds,
  extent,
  drawable,
  events,
}: ControlledZoom): void {
  const isReported = onZoomChange !== undefined
  const controlled = zoom === undefined ? null : `${writeZoom(zoom)} ${bounds.key}`
  const shown = `${writeZoom(windowDays(window, extent))} ${bounds.key}`
  // the last value that page and chart agreed on, so that neither overwrites the other's change with an old value
  const agreed = useRef<string | null>(null)
  const latest = useRef({ zoom, window, bounds, extent, onZoomChange })
  useEffect(() => {
    latest.current = { zoom, window, bounds, extent, onZoomChange }
  })

  useEffect(() => {
    if (controlled === null || !drawable || agreed.current === controlled) return
    agreed.current = controlled
    const { zoom: target, bounds: whole } = latest.current
    if (!target) {
      events.reset()
      return
    }
    const range = { from: wallTimeOfDay(target.from), to: wallTimeOfDay(target.to) }
    if (range.from < whole.to && range.to > whole.from) events.choose(range, whole)
  }, [controlled, drawable, events])

  useEffect(() => {
    if (!isReported || !drawable || shown === agreed.current) return
    const timer = setTimeout(() => {
      // without a controlled zoom the first visible part is no change
      const isChange = agreed.current !== null || latest.current.window !== null
      agreed.current = shown
      const { window, extent } = latest.current
      if (isChange) latest.current.onZoomChange?.(windowDays(window, extent))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [isReported, shown, drawable])
}

/** Calls `report` when the window has changed, not at the first render. */
export function useWindowReport(
  window: { from: number; to: number } | null,
  extent: AxisRange | null,
  report: ((window: { from: Day; to: Day } | null) => void) | undefined,
): void {
  const reported = useRef<{ from: number; to: number } | null>(null)
  useEffect(() => {
    if (reported.current?.from === window?.from && reported.current?.to === window?.to) return
    reported.current = window
    report?.(windowDays(window, extent))
  }, [window, extent, report])
}
