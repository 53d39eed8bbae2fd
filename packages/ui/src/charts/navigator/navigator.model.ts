import type { Range } from '../plot/scales.ts'
import { clampWindow, zoomed } from '../plot/window.ts'
import { indexAtOrBefore } from '../series/column.ts'

/** The whole stretch and the narrowest part of it worth showing; wall-clock milliseconds. */
export type NavigatorBounds = Range & { minSpan: number }

/** What can be taken hold of. */
export type NavigatorPart = 'from' | 'to' | 'window'

/** What a pointer holds, and how things stood when it took hold. */
export type Grip = {
  pointer: number
  /** `draw`: a new window, from where the press was. */
  part: NavigatorPart | 'draw'
  /** The time under the press. */
  at: number
  /** The window at the press. */
  window: Range
  /** Whether the hand has gone further than it trembles. */
  moved: boolean
}

export type NavigatorState = { window: Range; grip: Grip | null }

/** What a key does to a part: a point, a tenth of the whole, or to its end. */
export type NavigatorStep = 'next' | 'previous' | 'pageNext' | 'pagePrevious' | 'first' | 'last'

export type NavigatorEvent =
  | { type: 'pressed'; pointer: number; at: number; part: NavigatorPart | 'strip' }
  /** `slack`: milliseconds under the few pixels that a click may wander. */
  | { type: 'dragged'; pointer: number; at: number; slack: number }
  | { type: 'released'; pointer: number }
  /** The pointer was taken away, or Escape was pressed: the window is as before. */
  | { type: 'cancelled' }
  /** `times` are the points that single steps go along. */
  | { type: 'stepped'; part: NavigatorPart; step: NavigatorStep; times: Float64Array }
  /** `factor` below 1 shows less; `around` keeps its place. */
  | { type: 'zoomed'; around: number; factor: number }
  /** Later when positive. */
  | { type: 'panned'; by: number }
  | { type: 'widened' }

/** The navigator after an event. The window never leaves the bounds, its ends never cross. */
export function navigatorReducer(
  state: NavigatorState,
  event: NavigatorEvent,
  bounds: NavigatorBounds,
): NavigatorState {
  switch (event.type) {
    case 'pressed':
      return pressed(state, event, bounds)
    case 'dragged':
      return dragged(state, event, bounds)
    case 'released':
      return released(state, event.pointer, bounds)
    case 'cancelled':
      return state.grip ? { window: state.grip.window, grip: null } : state
    case 'stepped':
      return { ...state, window: stepped(state.window, event, bounds) }
    case 'zoomed':
      return { ...state, window: zoomed(state.window, event.around, event.factor, keyed(bounds)) }
    case 'panned':
      return { ...state, window: moved(state.window, event.by, bounds) }
    case 'widened':
      return { ...state, window: wholeOf(bounds) }
  }
}

/** All there is. */
function wholeOf({ from, to }: NavigatorBounds): Range {
  return { from, to }
}

/** Whether the window leaves nothing out. */
export function isWhole(window: Range, bounds: NavigatorBounds): boolean {
  return window.from <= bounds.from && window.to >= bounds.to
}

/** The window that a page gave, brought inside the bounds; all of it when it is none. */
export function shownWindow(window: Range | null, bounds: NavigatorBounds): Range {
  const isOne = window !== null && window.from <= window.to && Number.isFinite(window.to - window.from)
  return isOne ? clampWindow(window, keyed(bounds)) : wholeOf(bounds)
}

/** The narrowest window of these bounds. */
export function leastSpan({ from, to, minSpan }: NavigatorBounds): number {
  return Math.min(to - from, Math.max(0, minSpan))
}

function keyed(bounds: NavigatorBounds) {
  return { ...bounds, minSpan: leastSpan(bounds), key: '' }
}

type Pressed = Extract<NavigatorEvent, { type: 'pressed' }>

/** A window that shows everything cannot be moved: a press in it draws, as on the empty strip. */
function pressed(
  state: NavigatorState,
  { pointer, at, part }: Pressed,
  bounds: NavigatorBounds,
): NavigatorState {
  if (state.grip) return state
  const draws = part === 'strip' || (part === 'window' && isWhole(state.window, bounds))
  const { window } = state
  return { window, grip: { pointer, part: draws ? 'draw' : part, at, window, moved: false } }
}

function dragged(
  state: NavigatorState,
  { pointer, at, slack }: Extract<NavigatorEvent, { type: 'dragged' }>,
  bounds: NavigatorBounds,
): NavigatorState {
  const { grip } = state
  if (grip?.pointer !== pointer) return state
  const by = at - grip.at
  const next = grip.moved || Math.abs(by) >= slack ? { ...grip, moved: true } : grip
  switch (grip.part) {
    case 'from':
      return { window: withFrom(grip.window, grip.window.from + by, bounds), grip: next }
    case 'to':
      return { window: withTo(grip.window, grip.window.to + by, bounds), grip: next }
    case 'window':
      return { window: moved(grip.window, by, bounds), grip: next }
    case 'draw':
      return { window: next.moved ? drawn(grip.at, at, bounds) : state.window, grip: next }
  }
}

/** A press beside the window that went nowhere brings the window there. */
function released(state: NavigatorState, pointer: number, bounds: NavigatorBounds): NavigatorState {
  const { grip, window } = state
  if (grip?.pointer !== pointer) return state
  if (grip.part !== 'draw' || grip.moved) return { window, grip: null }
  const { from, to } = grip.window
  return { window: moved(grip.window, grip.at - (from + to) / 2, bounds), grip: null }
}

function withFrom({ to }: Range, at: number, bounds: NavigatorBounds): Range {
  return { from: Math.max(bounds.from, Math.min(at, to - leastSpan(bounds))), to }
}

function withTo({ from }: Range, at: number, bounds: NavigatorBounds): Range {
  return { from, to: Math.min(bounds.to, Math.max(at, from + leastSpan(bounds))) }
}

/** Moved at its width; at an end it stands exactly there. */
function moved({ from, to }: Range, by: number, bounds: NavigatorBounds): Range {
  if (from + by <= bounds.from) return { from: bounds.from, to: Math.min(bounds.to, bounds.from + to - from) }
  if (to + by >= bounds.to) return { from: Math.max(bounds.from, bounds.to - (to - from)), to: bounds.to }
  return { from: from + by, to: to + by }
}

/** A new window between the press and the hand; if they are too close, it grows the way that the hand went. */
function drawn(anchor: number, at: number, bounds: NavigatorBounds): Range {
  const inside = (time: number): number => Math.max(bounds.from, Math.min(bounds.to, time))
  const [from, to] = [inside(Math.min(anchor, at)), inside(Math.max(anchor, at))]
  const least = leastSpan(bounds)
  if (to - from >= least) return { from, to }
  return moved(at < anchor ? { from: to - least, to } : { from, to: from + least }, 0, bounds)
}

type Stepped = Extract<NavigatorEvent, { type: 'stepped' }>

function stepped(window: Range, { part, step, times }: Stepped, bounds: NavigatorBounds): Range {
  const start = part === 'to' ? window.to : window.from
  const at = steppedTime(start, step, times, bounds)
  if (part === 'from') return withFrom(window, at, bounds)
  if (part === 'to') return withTo(window, at, bounds)
  return moved(window, at - start, bounds)
}

/** The share of the whole that Page Up and Page Down pass over. */
const PAGE_SHARE = 0.1

function steppedTime(
  at: number,
  step: NavigatorStep,
  times: Float64Array,
  { from, to }: NavigatorBounds,
): number {
  const whole = to - from
  switch (step) {
    case 'first':
      return from
    case 'last':
      return to
    case 'pageNext':
      return at + whole * PAGE_SHARE
    case 'pagePrevious':
      return at - whole * PAGE_SHARE
    case 'next':
      return times[indexAtOrBefore(times, at) + 1] ?? to
    case 'previous':
      return times[indexBefore(times, at)] ?? from
  }
}

/** The index of the last time before `at`, −1 when there is none. */
function indexBefore(times: Float64Array, at: number): number {
  const index = indexAtOrBefore(times, at)
  return times[index] === at ? index - 1 : index
}
