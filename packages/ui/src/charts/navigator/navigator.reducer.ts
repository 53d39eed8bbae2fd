import { indexAtOrBefore } from '../plot/column.ts'
import type { AxisRange } from '../plot/scales.ts'
import { clampWindow, zoomed } from '../plot/window.ts'

/** The whole range and the narrowest part of it worth showing; wall-clock milliseconds. */
export type NavigatorBounds = AxisRange & { minSpan: number }

/** The thumbs of the slider: the ends of the window, and the window between them. */
export type NavigatorPart = 'from' | 'to' | 'window'

export type NavigatorState = {
  /** The visible part in wall-clock milliseconds. */
  window: AxisRange
  /** The part under a pressed pointer, and the window before the press; null without one. `draw`: the pointer draws a new window. */
  pressed: { part: NavigatorPart | 'draw'; before: AxisRange } | null
}

/** How a key moves a part: by a point, by a tenth of the whole, or to its end. */
export type NavigatorStep = 'next' | 'previous' | 'pageNext' | 'pagePrevious' | 'first' | 'last'

/** Times in wall-clock milliseconds. */
export type NavigatorAction =
  | { type: 'pressed'; part: NavigatorPart | 'strip' }
  /** `from` is where the pointer was pressed. */
  | { type: 'dragged'; from: number; to: number }
  /** Pressed and released in one place. */
  | { type: 'clicked'; at: number }
  | { type: 'released' }
  /** Escape, or the browser cancelled the pointer: the window is restored. */
  | { type: 'cancelled' }
  /** Two fingers: how far the earlier and the later one moved. */
  | { type: 'pinched'; by: readonly [number, number] }
  /** `times` are the points for single steps. */
  | { type: 'stepped'; part: NavigatorPart; step: NavigatorStep; times: Float64Array }
  /** `factor` below 1 shows less; `around` stays in its place. */
  | { type: 'zoomed'; around: number; factor: number }
  /** Later when positive. */
  | { type: 'panned'; by: number }
  | { type: 'reset' }

/** The navigator after an action. The window never leaves the bounds, its ends never cross. */
export function navigatorReducer(
  state: NavigatorState,
  action: NavigatorAction,
  bounds: NavigatorBounds,
): NavigatorState {
  const { window, pressed } = state
  switch (action.type) {
    case 'pressed': {
      if (pressed) return state
      const { part } = action
      // a window that shows everything cannot move: a drag in it draws a new window
      const draws = part === 'strip' || (part === 'window' && isWholeRange(window, bounds))
      return { window, pressed: { part: draws ? 'draw' : part, before: window } }
    }
    case 'dragged':
      return pressed ? { window: dragged(pressed, action, bounds), pressed } : state
    case 'clicked':
      // a click next to the window centres the window there
      return pressed?.part === 'draw'
        ? { window: moved(window, action.at - (window.from + window.to) / 2, bounds), pressed: null }
        : { window, pressed: null }
    case 'released':
      return pressed ? { window, pressed: null } : state
    case 'cancelled':
      return pressed ? { window: pressed.before, pressed: null } : state
    case 'pinched': {
      const next = { from: window.from + action.by[0], to: window.to + action.by[1] }
      return { window: clampWindow(next, limitsOf(bounds)), pressed: null }
    }
    case 'stepped':
      return { window: stepped(window, action, bounds), pressed }
    case 'zoomed':
      return { window: zoomed(window, action.around, action.factor, limitsOf(bounds)), pressed }
    case 'panned':
      return { window: moved(window, action.by, bounds), pressed }
    case 'reset':
      return { window: wholeOf(bounds), pressed }
  }
}

/** The window over everything. */
function wholeOf({ from, to }: NavigatorBounds): AxisRange {
  return { from, to }
}

/** Whether the window leaves nothing out. */
export function isWholeRange(window: AxisRange, bounds: NavigatorBounds): boolean {
  return window.from <= bounds.from && window.to >= bounds.to
}

/** The page's window inside the bounds; all of it when the page has none or an invalid one. */
export function windowWithin(window: AxisRange | null, bounds: NavigatorBounds): AxisRange {
  const isValid = window && window.from <= window.to && Number.isFinite(window.to - window.from)
  return isValid ? clampWindow(window, limitsOf(bounds)) : wholeOf(bounds)
}

/** The page's bounds; those of the times where the page has none or invalid ones. */
export function boundsWithin(bounds: NavigatorBounds, times: Float64Array): NavigatorBounds {
  const minSpan = bounds?.minSpan > 0 ? bounds.minSpan : 0
  if (bounds && bounds.from <= bounds.to && Number.isFinite(bounds.to - bounds.from))
    return { ...bounds, minSpan }
  const from = times[0] ?? 0
  return { from, to: times.at(-1) ?? from, minSpan }
}

/** The narrowest window of these bounds. */
export function minSpanOf({ from, to, minSpan }: NavigatorBounds): number {
  return Math.min(to - from, Math.max(0, minSpan))
}

function limitsOf(bounds: NavigatorBounds): NavigatorBounds {
  return { ...bounds, minSpan: minSpanOf(bounds) }
}

type Pressed = NonNullable<NavigatorState['pressed']>
type Dragged = Extract<NavigatorAction, { type: 'dragged' }>

/** Relative to the window at the press, so that a drag past a limit and back ends where it began. */
function dragged({ part, before }: Pressed, { from, to }: Dragged, bounds: NavigatorBounds): AxisRange {
  const by = to - from
  switch (part) {
    case 'from':
      return withFrom(before, before.from + by, bounds)
    case 'to':
      return withTo(before, before.to + by, bounds)
    case 'window':
      return moved(before, by, bounds)
    case 'draw':
      return drawn(from, to, bounds)
  }
}

function withFrom({ to }: AxisRange, at: number, bounds: NavigatorBounds): AxisRange {
  return { from: Math.max(bounds.from, Math.min(at, to - minSpanOf(bounds))), to }
}

function withTo({ from }: AxisRange, at: number, bounds: NavigatorBounds): AxisRange {
  return { from, to: Math.min(bounds.to, Math.max(at, from + minSpanOf(bounds))) }
}

/** The window moved without a change of its width; at a limit its end is exactly the limit. */
function moved({ from, to }: AxisRange, by: number, bounds: NavigatorBounds): AxisRange {
  if (from + by <= bounds.from) return { from: bounds.from, to: Math.min(bounds.to, bounds.from + to - from) }
  if (to + by >= bounds.to) return { from: Math.max(bounds.from, bounds.to - (to - from)), to: bounds.to }
  return { from: from + by, to: to + by }
}

/** A new window between the press and the pointer; if they are too close, it has the minimum width in the direction of the drag. */
function drawn(start: number, at: number, bounds: NavigatorBounds): AxisRange {
  const inside = (time: number): number => Math.max(bounds.from, Math.min(bounds.to, time))
  const [from, to] = [inside(Math.min(start, at)), inside(Math.max(start, at))]
  const least = minSpanOf(bounds)
  if (to - from >= least) return { from, to }
  return moved(at < start ? { from: to - least, to } : { from, to: from + least }, 0, bounds)
}

type Stepped = Extract<NavigatorAction, { type: 'stepped' }>

function stepped(window: AxisRange, { part, step, times }: Stepped, bounds: NavigatorBounds): AxisRange {
  const start = part === 'to' ? window.to : window.from
  const at = steppedTime(start, step, times, bounds)
  if (part === 'from') return withFrom(window, at, bounds)
  if (part === 'to') return withTo(window, at, bounds)
  return moved(window, at - start, bounds)
}

/** The step of Page Up and Page Down, as a share of the whole. */
const PAGE_SHARE = 0.1

function steppedTime(
  at: number,
  step: NavigatorStep,
  times: Float64Array,
  { from, to }: NavigatorBounds,
): number {
  const page = (to - from) * PAGE_SHARE
  const index = indexAtOrBefore(times, at)
  switch (step) {
    case 'first':
      return from
    case 'last':
      return to
    case 'pageNext':
      return at + page
    case 'pagePrevious':
      return at - page
    case 'next':
      return times[index + 1] ?? to
    case 'previous':
      return times[times[index] === at ? index - 1 : index] ?? from
  }
}
