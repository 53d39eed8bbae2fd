import { INITIAL_STATE, type WindowEvent, type WindowState, windowReducer } from './time-chart.reducer.ts'

/** The state that stacked charts share: the visible part of the data, and the width that each needs for its value axis. */
export type ChartGroupState = WindowState & {
  /** Pixels, by chart. */
  axisWidths: Readonly<Record<string, number>>
}

export const INITIAL_GROUP: ChartGroupState = {
  window: INITIAL_STATE.window,
  windowKey: INITIAL_STATE.windowKey,
  axisWidths: {},
}

export type ChartGroupEvent =
  | WindowEvent
  /** The pixels that a chart needs for its value axis; null: it unmounted. */
  | { type: 'axisWidthReported'; chart: string; width: number | null }

/** The group's state after an event. */
export function chartGroupReducer(state: ChartGroupState, event: ChartGroupEvent): ChartGroupState {
  if (event.type !== 'axisWidthReported') return windowReducer(state, event)
  const { chart, width } = event
  if ((state.axisWidths[chart] ?? null) === width) return state
  const { [chart]: _, ...others } = state.axisWidths
  return { ...state, axisWidths: width === null ? others : { ...others, [chart]: width } }
}

/** The width of every value axis in pixels: the widest one, so that the times of all charts align. */
export function widestAxis({ axisWidths }: Pick<ChartGroupState, 'axisWidths'>): number {
  return Math.max(0, ...Object.values(axisWidths))
}
