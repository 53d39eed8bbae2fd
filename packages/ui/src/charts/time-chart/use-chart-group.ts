'use client'
import { useMemo, useReducer, useState } from 'react'
import { type CursorLink, createCursorLink } from '../plot/cursor.ts'
import type { AxisRange } from '../plot/scales.ts'
import type { Bounds } from '../plot/window.ts'
import { type ChartGroupState, chartGroupReducer, INITIAL_GROUP, widestAxis } from './chart-group.reducer.ts'
import { isZoomed, visibleWindow } from './time-chart.reducer.ts'
import type { TimeChartEvents, TimeChartModel } from './use-time-chart-model.ts'

type WindowEvents = Pick<TimeChartEvents, 'zoom' | 'pan' | 'pinch' | 'choose' | 'reveal' | 'reset'>

/** Stacked charts with one visible part, one crosshair and one width of the value axis (C18). */
export type ChartGroup = {
  state: ChartGroupState
  events: WindowEvents & {
    /** The pixels that a chart needs for its value axis; null: it unmounted. */
    reportAxisWidth: (chart: string, width: number | null) => void
  }
  link: CursorLink
  /** The width of every value axis in pixels. */
  axisWidth: number
}

/** The shared state of several charts: pass the result to each of them as `group`. */
export function useChartGroup(): ChartGroup {
  const [state, dispatch] = useReducer(chartGroupReducer, INITIAL_GROUP)
  const [link] = useState(createCursorLink)
  const events = useMemo<ChartGroup['events']>(
    () => ({
      zoom: (around, factor, bounds) => dispatch({ type: 'zoomed', around, factor, bounds }),
      pan: (by, bounds) => dispatch({ type: 'panned', by, bounds }),
      pinch: (before, after, bounds) => dispatch({ type: 'pinched', before, after, bounds }),
      choose: (window, bounds) => dispatch({ type: 'selected', window, bounds }),
      reveal: (at, bounds) => dispatch({ type: 'revealed', at, bounds }),
      reset: () => dispatch({ type: 'reset' }),
      reportAxisWidth: (chart, width) => dispatch({ type: 'axisWidthReported', chart, width }),
    }),
    [],
  )
  return useMemo(() => ({ state, events, link, axisWidth: widestAxis(state) }), [state, events, link])
}

/** The group's window within these bounds (null for all of the data), and its setter for a navigator. */
export function groupWindow({ state, events }: ChartGroup, bounds: Bounds) {
  return {
    window: isZoomed(state, bounds) ? visibleWindow(state, bounds) : null,
    onWindowChange: (window: AxisRange | null): void =>
      window ? events.choose(window, bounds) : events.reset(),
  }
}

/** A chart's own state and events, but with the window of the group. */
export function useGrouped(own: TimeChartModel, group: ChartGroup | undefined): TimeChartModel {
  const shared = group?.events
  const events = useMemo(() => {
    if (!shared) return own.events
    const { zoom, pan, pinch, choose, reveal, reset } = shared
    return { ...own.events, zoom, pan, pinch, choose, reveal, reset }
  }, [own.events, shared])
  const { window, windowKey } = group?.state ?? own.state
  const state = useMemo(() => ({ ...own.state, window, windowKey }), [own.state, window, windowKey])
  return { state, events }
}
