'use client'
import { useEffect, useRef } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { wallTimeOfDay } from '../plot/column.ts'
import type { Range } from '../plot/scales.ts'
import type { Bounds } from '../plot/window.ts'
import type { TimeChartEvents } from './use-time-chart-model.ts'
import { windowDays } from './value-text.ts'
import { writeZoom, type Zoom } from './zoom.ts'

/** The visible part must rest for this long before the page hears of it: a gesture changes it in every frame. */
const REST_MS = 300

export type ControlledZoom = {
  /** What the page holds; undefined where it holds none. */
  zoom: Zoom | null | undefined
  onZoomChange: ((zoom: Zoom | null) => void) | undefined
  /** The visible part; null for all of it. */
  window: Range | null
  bounds: Bounds
  /** From the first to the last point. */
  extent: Range | null
  /** Whether there is data to zoom into. */
  drawable: boolean
  events: Pick<TimeChartEvents, 'choose' | 'reset'>
}

/** Keeps the visible part and the zoom that the page holds, in its address for example, equal. */
export function useControlledZoom({
  zoom,
  onZoomChange,
  window,
  bounds,
  extent,
  drawable,
  events,
}: ControlledZoom): void {
  const isHeard = onZoomChange !== undefined
  const controlled = zoom === undefined ? null : `${writeZoom(zoom)} ${bounds.key}`
  const shown = `${writeZoom(windowDays(window, extent))} ${bounds.key}`
  // what page and chart agreed on last, so that neither answers the other's change with the one before
  const agreed = useRef<string | null>(null)
  const latest = useRef({ zoom, window, bounds, extent, onZoomChange })
  useEffect(() => {
    latest.current = { zoom, window, bounds, extent, onZoomChange }
  })

  useEffect(() => {
    if (controlled === null || !drawable || agreed.current === controlled) return
    agreed.current = controlled
    const { zoom: wanted, bounds: whole } = latest.current
    if (!wanted) {
      events.reset()
      return
    }
    const range = { from: wallTimeOfDay(wanted.from), to: wallTimeOfDay(wanted.to) }
    if (range.from < whole.to && range.to > whole.from) events.choose(range, whole)
  }, [controlled, drawable, events])

  useEffect(() => {
    if (!isHeard || !drawable || shown === agreed.current) return
    const timer = setTimeout(() => {
      // without a zoom of the page's, the first thing that is shown is no change
      const isChange = agreed.current !== null || latest.current.window !== null
      agreed.current = shown
      const { window, extent } = latest.current
      if (isChange) latest.current.onZoomChange?.(windowDays(window, extent))
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [isHeard, shown, drawable])
}

/** Tells the parent of the window once it has changed, not at the first render. */
export function useWindowReport(
  window: { from: number; to: number } | null,
  extent: Range | null,
  report: ((window: { from: Day; to: Day } | null) => void) | undefined,
): void {
  const reported = useRef<{ from: number; to: number } | null>(null)
  useEffect(() => {
    if (reported.current?.from === window?.from && reported.current?.to === window?.to) return
    reported.current = window
    report?.(windowDays(window, extent))
  }, [window, extent, report])
}
