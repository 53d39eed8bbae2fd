'use client'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { plotKeys } from '../plot/keyboard.ts'
import type { TimeChartModel } from './use-time-chart.ts'
import type { TimeChartView } from './use-time-chart-view.ts'

/** The keys of the focused plot: arrows walk the points, + − 0 zoom, Escape takes the cursor away (C22). */
export function useTimeChartKeys(
  { data: { bounds }, lines: shown, window, crosshair: { link, source } }: TimeChartView,
  { state, events }: TimeChartModel,
): (event: KeyboardEvent) => void {
  const { cursor } = state

  useEffect(() => {
    if (!cursor) return
    link.set({ at: cursor.at, id: cursor.id, source })
    return () => link.set(null)
  }, [cursor, link, source])
  // The chart's own window has followed already; one that is shared with other charts follows here
  const latest = useRef(bounds)
  useEffect(() => {
    latest.current = bounds
  })
  useEffect(() => {
    if (cursor) events.reveal(cursor.at, latest.current)
  }, [cursor, events])

  return plotKeys({
    onStep: step => {
      const lines = shown.filter(line => !line.trend).map(line => ({ id: line.id, x: line.column.x }))
      events.step(step, lines, bounds, window)
    },
    onZoom: factor => events.zoom(cursor?.at ?? (window.from + window.to) / 2, factor, bounds),
    onReset: events.reset,
    onKey: ({ key }) => {
      if (key !== 'Escape' || !cursor) return false
      events.dismiss()
      return true
    },
  })
}
