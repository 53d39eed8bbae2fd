import { indexAtOrBefore, nearestIndex } from '../plot/column.ts'
import type { Step } from '../plot/keyboard.ts'
import type { AxisRange } from '../plot/scales.ts'
import { CALENDAR } from '../plot/time-axis.ts'
import { type Bounds, clampWindow, endAhead, panned, pinched, revealed, zoomed } from '../plot/window.ts'

/** The point that the keyboard cursor is on. */
type KeyboardCursor = { id: string; at: number }

/** A part of the data; with `follows` it moves with the end of growing data. */
export type ChosenWindow = AxisRange & { follows?: boolean }

/** What part of the data shows. */
export type WindowState = {
  /** The visible part, or null for all of it. */
  window: ChosenWindow | null
  /** The loaded period that `window` was chosen for. */
  windowKey: string
}

export type TimeChartState = WindowState & {
  /** The part that dense lines were last drawn for; between two redraws they are only moved and scaled. */
  drawn: ChosenWindow | null
  /** Series switched off in the legend. */
  hidden: readonly string[]
  /** The series whose line is highlighted; the others fade. */
  highlighted: string | null
  cursor: KeyboardCursor | null
  focused: boolean
  table: 'closed' | 'firstRows' | 'allRows'
}

export const INITIAL_STATE: TimeChartState = {
  window: null,
  drawn: null,
  windowKey: '',
  hidden: [],
  highlighted: null,
  cursor: null,
  focused: false,
  table: 'closed',
}

/** A series that the keyboard cursor can walk. */
export type CursorLine = { id: string; x: Float64Array }

export type WindowEvent =
  /** `factor` below 1 shows less; `around` stays where it is. */
  | { type: 'zoomed'; around: number; factor: number; bounds: Bounds }
  /** Moved by milliseconds along the axis, later when positive. */
  | { type: 'panned'; by: number; bounds: Bounds }
  /** Two fingers, before and after, as shares of the plot's width. */
  | {
      type: 'pinched'
      before: readonly [number, number]
      after: readonly [number, number]
      bounds: Bounds
    }
  | { type: 'selected'; window: AxisRange; bounds: Bounds }
  /** Moved no further than needed to bring a time into sight. */
  | { type: 'revealed'; at: number; bounds: Bounds }
  | { type: 'reset' }

export type TimeChartEvent =
  | WindowEvent
  /** The dense lines have been drawn for this window; null: for all of it. */
  | { type: 'linesDrawn'; window: ChosenWindow | null }
  | { type: 'toggled'; id: string }
  /** A line is highlighted; null: none. */
  | { type: 'highlighted'; id: string | null }
  /** `window`: the visible part, when it differs from the chart's own. */
  | { type: 'stepped'; step: Step; lines: readonly CursorLine[]; bounds: Bounds; window?: AxisRange }
  | { type: 'dismissed' }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'tableToggled' }
  | { type: 'allRowsRequested' }

/** The points that Page Up and Page Down skip. */
const PAGE_OF_POINTS = 10

/** The window after an event; the rest of the state stays. Times are wall-clock milliseconds. */
export function windowReducer<State extends WindowState>(state: State, event: WindowEvent): State {
  if (event.type === 'reset') return state.window === null ? state : { ...state, window: null }
  const { bounds } = event
  const { axis = CALENDAR } = bounds
  const placed = ({ from, to }: AxisRange): AxisRange => ({
    from: axis.placeOf(from),
    to: axis.placeOf(to),
  })
  const limits = { ...placed(bounds), minSpan: bounds.minSpan }
  const window = visibleWindow(state, bounds)
  const show = ({ from, to }: AxisRange): State =>
    shown(
      state,
      {
        // the exact bounds: a conversion to a place and back may round
        from: from <= limits.from ? bounds.from : axis.timeAt(from),
        to: to >= limits.to ? bounds.to : axis.timeAt(to),
      },
      bounds,
    )
  switch (event.type) {
    case 'zoomed':
      return show(zoomed(placed(window), axis.placeOf(event.around), event.factor, limits))
    case 'pinched':
      return show(pinched(placed(window), event.before, event.after, limits))
    case 'panned':
      return show(panned(placed(window), event.by, limits))
    case 'selected':
      return show(clampWindow(placed(event.window), limits))
    case 'revealed':
      return isInside(event.at, window)
        ? state
        : show(revealed(placed(window), axis.placeOf(event.at), limits))
  }
}

function isInside(at: number, window: AxisRange): boolean {
  return at >= window.from && at <= window.to
}

/** The chart's state after an event. Times are wall-clock milliseconds. */
export function timeChartReducer(state: TimeChartState, event: TimeChartEvent): TimeChartState {
  switch (event.type) {
    case 'linesDrawn':
      return state.drawn === event.window ? state : { ...state, drawn: event.window }
    case 'toggled':
      return {
        ...state,
        hidden: state.hidden.includes(event.id)
          ? state.hidden.filter(id => id !== event.id)
          : [...state.hidden, event.id],
      }
    case 'highlighted':
      return state.highlighted === event.id ? state : { ...state, highlighted: event.id }
    case 'stepped':
      return stepped(state, event)
    case 'dismissed':
      return state.cursor ? { ...state, cursor: null } : state
    case 'focused':
      return { ...state, focused: true }
    case 'blurred':
      return { ...state, focused: false, cursor: null }
    case 'tableToggled':
      return { ...state, table: state.table === 'closed' ? 'firstRows' : 'closed' }
    case 'allRowsRequested':
      return { ...state, table: 'allRows' }
    default:
      return windowReducer(state, event)
  }
}

/** The part of the data that shows: the chosen window if it was chosen for this data, else all of it. */
export function visibleWindow({ window, windowKey }: WindowState, bounds: Bounds): AxisRange {
  const chosen = windowKey === bounds.key ? window : null
  if (!bounds.streaming || (chosen && !chosen.follows)) return chosen ?? { from: bounds.from, to: bounds.to }
  const { axis = CALENDAR } = bounds
  const shows = chosen ?? bounds
  const span = axis.placeOf(shows.to) - axis.placeOf(shows.from)
  const to = endAhead(axis.placeOf(bounds.to), span)
  return { from: chosen ? axis.timeAt(to - span) : bounds.from, to: axis.timeAt(to) }
}

/** Whether less than everything shows. */
export function isZoomed(state: WindowState, bounds: Bounds): boolean {
  return state.window !== null && state.windowKey === bounds.key
}

function shown<State extends WindowState>(state: State, window: AxisRange, bounds: Bounds): State {
  const whole = window.from <= bounds.from && window.to >= bounds.to
  if (whole) return state.window === null ? state : { ...state, window: null }
  const follows = bounds.streaming === true && window.to >= bounds.to
  const same =
    state.windowKey === bounds.key &&
    state.window?.from === window.from &&
    state.window.to === window.to &&
    (state.window.follows ?? false) === follows
  return same ? state : { ...state, window: follows ? { ...window, follows } : window, windowKey: bounds.key }
}

type Stepped = Extract<TimeChartEvent, { type: 'stepped' }>

function stepped(state: TimeChartState, event: Stepped): TimeChartState {
  const { bounds, window = visibleWindow(state, bounds) } = event
  const cursor = nextCursor(state.cursor, event, window)
  if (!cursor) return state.cursor ? { ...state, cursor: null } : state
  return { ...windowReducer(state, { type: 'revealed', at: cursor.at, bounds }), cursor }
}

/** The cursor after a step; null when there is no point. */
function nextCursor(
  cursor: KeyboardCursor | null,
  { step, lines }: Stepped,
  window: AxisRange,
): KeyboardCursor | null {
  const walkable = lines.filter(line => line.x.length > 0)
  const place = walkable.findIndex(line => line.id === cursor?.id)
  const line = walkable[Math.max(0, place)]
  if (!line) return null
  if (!cursor || place < 0) return onLine(line, entryIndex(line.x, step, window))
  if (step === 'up' || step === 'down') {
    const other = walkable[place + (step === 'up' ? -1 : 1)]
    return other ? onLine(other, nearestIndex(other.x, cursor.at)) : cursor
  }
  return onLine(line, steppedIndex(line.x, cursor.at, step))
}

function onLine(line: CursorLine, index: number): KeyboardCursor {
  return { id: line.id, at: line.x[index] as number }
}

/** The first step enters at the window's edge: forward from its start, anything else from its end. */
function entryIndex(x: Float64Array, step: Step, window: AxisRange): number {
  if (step === 'first') return 0
  if (step === 'last') return x.length - 1
  const forward = step === 'right' || step === 'next'
  const index = forward ? indexAtOrBefore(x, window.from - 1) + 1 : indexAtOrBefore(x, window.to)
  return Math.max(0, Math.min(x.length - 1, index))
}

function steppedIndex(x: Float64Array, at: number, step: Step): number {
  const last = x.length - 1
  const index = nearestIndex(x, at)
  const target = {
    right: index + 1,
    left: index - 1,
    next: index + PAGE_OF_POINTS,
    previous: index - PAGE_OF_POINTS,
    first: 0,
    last,
    up: index,
    down: index,
  }[step]
  return Math.max(0, Math.min(last, target))
}
