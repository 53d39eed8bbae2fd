import { INITIAL_STATE, type WindowEvent, type WindowState, windowReducer } from './time-chart.reducer.ts'

/** What charts below each other share: the visible part of the data, and how wide each needs its value axis. */
export type ChartGroupState = WindowState & {
  /** Pixels, by chart. */
  rooms: Readonly<Record<string, number>>
}

export const INITIAL_GROUP: ChartGroupState = {
  window: INITIAL_STATE.window,
  windowKey: INITIAL_STATE.windowKey,
  rooms: {},
}

export type ChartGroupEvent =
  | WindowEvent
  /** A chart needs so many pixels for its value axis; null: it is gone. */
  | { type: 'roomNeeded'; chart: string; room: number | null }

/** The group's state after an event. */
export function chartGroupReducer(state: ChartGroupState, event: ChartGroupEvent): ChartGroupState {
  if (event.type !== 'roomNeeded') return windowReducer(state, event)
  const { chart, room } = event
  if ((state.rooms[chart] ?? null) === room) return state
  const { [chart]: _, ...others } = state.rooms
  return { ...state, rooms: room === null ? others : { ...others, [chart]: room } }
}

/** The width of everybody's value axis in pixels: as wide as the widest, so that their times stand below each other. */
export function axisRoomOf({ rooms }: Pick<ChartGroupState, 'rooms'>): number {
  return Math.max(0, ...Object.values(rooms))
}
