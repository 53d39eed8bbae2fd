'use client'
import { useMemo, useReducer } from 'react'
import type { Step } from '../plot/keyboard.ts'
import type { AxisRange } from '../plot/scales.ts'
import type { Bounds } from '../plot/window.ts'
import {
  type ChosenWindow,
  type CursorLine,
  INITIAL_STATE,
  type TimeChartState,
  timeChartReducer,
} from './time-chart.reducer.ts'

export type TimeChartEvents = {
  /** `factor` below 1 shows less; `around` (wall-clock ms) stays in its place. */
  zoom: (around: number, factor: number, bounds: Bounds) => void
  /** Moves the window by wall-clock ms. */
  pan: (by: number, bounds: Bounds) => void
  /** Two fingers, before and after, as shares of the plot's width: the times that they touched stay under them. */
  pinch: (before: readonly [number, number], after: readonly [number, number], bounds: Bounds) => void
  choose: (window: AxisRange, bounds: Bounds) => void
  /** Moves the window no further than needed to bring a time into sight. */
  reveal: (at: number, bounds: Bounds) => void
  /** Shows everything again. */
  reset: () => void
  /** The dense lines are drawn for this window; null: for all of it. */
  setDrawn: (window: ChosenWindow | null) => void
  /** Shows or hides a series. */
  toggle: (id: string) => void
  /** Highlights the line of a series, the others fade; null: none. */
  highlight: (id: string | null) => void
  /** `window`: the visible part. */
  step: (step: Step, lines: readonly CursorLine[], bounds: Bounds, window: AxisRange) => void
  /** Removes the keyboard cursor. */
  dismiss: () => void
  focus: () => void
  blur: () => void
  toggleTable: () => void
  showAllRows: () => void
}

/** The user's state of a chart: window, hidden series, cursor, table. */
export type TimeChartModel = { state: TimeChartState; events: TimeChartEvents }

/** The state of a chart for a page that controls it: pass the result to `TimeChart` or `useTimeChart` as `model`. */
export function useTimeChartModel(): TimeChartModel {
  const [state, dispatch] = useReducer(timeChartReducer, INITIAL_STATE)
  const events = useMemo<TimeChartEvents>(
    () => ({
      zoom: (around, factor, bounds) => dispatch({ type: 'zoomed', around, factor, bounds }),
      pan: (by, bounds) => dispatch({ type: 'panned', by, bounds }),
      pinch: (before, after, bounds) => dispatch({ type: 'pinched', before, after, bounds }),
      choose: (window, bounds) => dispatch({ type: 'selected', window, bounds }),
      reveal: (at, bounds) => dispatch({ type: 'revealed', at, bounds }),
      reset: () => dispatch({ type: 'reset' }),
      setDrawn: window => dispatch({ type: 'linesDrawn', window }),
      toggle: id => dispatch({ type: 'toggled', id }),
      highlight: id => dispatch({ type: 'highlighted', id }),
      step: (step, lines, bounds, window) => dispatch({ type: 'stepped', step, lines, bounds, window }),
      dismiss: () => dispatch({ type: 'dismissed' }),
      focus: () => dispatch({ type: 'focused' }),
      blur: () => dispatch({ type: 'blurred' }),
      toggleTable: () => dispatch({ type: 'tableToggled' }),
      showAllRows: () => dispatch({ type: 'allRowsRequested' }),
    }),
    [],
  )
  return { state, events }
}

/** The model for an exported picture: without the highlighted line. */
export function pictureModel(model: TimeChartModel): TimeChartModel {
  return { ...model, state: { ...model.state, highlighted: null } }
}
