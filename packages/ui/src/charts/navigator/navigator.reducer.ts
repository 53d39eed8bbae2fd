import { indexAtOrBefore } from '../plot/column.ts'
import type { Range } from '../plot/scales.ts'
import { clampWindow, zoomed } from '../plot/window.ts'

/** The whole range and the narrowest part of it worth showing; wall-clock milliseconds. */
export type NavigatorBounds = Range & { minSpan: number }

/** The thumbs of the slider: the ends of the window, and the window between them. */
export type NavigatorPart = 'from' | 'to' | 'window'

export type NavigatorState = {
  /** The visible part in wall-clock milliseconds. */
  window: Range
  /** What a pointer is down on, and the window before; null while none is. `draw`: the pointer draws a new window. */
  held: { part: NavigatorPart | 'draw'; before: Range } | null
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
  /** Escape, or the browser took the pointer: the window is as before. */
  | { type: 'cancelled' }
  /** Two fingers: how far the earlier and the later one moved. */
  | { type: 'pinched'; by: readonly [number, number] }
  /** `times` are the points that single steps go along. */
  | { type: 'stepped'; part: NavigatorPart; step: NavigatorStep; times: Float64Array }
  /** `factor` below 1 shows less; `around` keeps its place. */
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
  const { window, held } = state
  switch (action.type) {
    case 'pressed': {
      if (held) return state
      const { part } = action
      // a window that shows everything has nowhere to go: a drag in it draws, as on the empty strip
      const draws = part === 'strip' || (part === 'window' && isWhole(window, bounds))
      return { window, held: { part: draws ? 'draw' : part, before: window } }
    }
    case 'dragged':
      return held ? { window: dragged(held, action, bounds), held } : state
    case 'clicked':
      // beside the window a click brings the window there
      return held?.part === 'draw'
        ? { window: moved(window, action.at - (window.from + window.to) / 2, bounds), held: null }
        : { window, held: null }
    case 'released':
      return held ? { window, held: null } : state
    case 'cancelled':
      return held ? { window: held.before, held: null } : state
    case 'pinched': {
      const next = { from: window.from + action.by[0], to: window.to + action.by[1] }
      return { window: clampWindow(next, limitsOf(bounds)), held: null }
    }
    case 'stepped':
      return { window: stepped(window, action, bounds), held }
    case 'zoomed':
      return { window: zoomed(window, action.around, action.factor, limitsOf(bounds)), held }
    case 'panned':
      return { window: moved(window, action.by, bounds), held }
    case 'reset':
      return { window: wholeOf(bounds), held }
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

/** The page's window, brought inside the bounds; all of it when the page has none or an invalid one. */
export function visibleWindow(window: Range | null, bounds: NavigatorBounds): Range {
  const isValid = window !== null && window.from <= window.to && Number.isFinite(window.to - window.from)
  return isValid ? clampWindow(window, limitsOf(bounds)) : wholeOf(bounds)
}

/** The narrowest window of these bounds. */
export function leastSpan({ from, to, minSpan }: NavigatorBounds): number {
  return Math.min(to - from, Math.max(0, minSpan))
}

function limitsOf(bounds: NavigatorBounds): NavigatorBounds {
  return { ...bounds, minSpan: leastSpan(bounds) }
}

type Held = NonNullable<NavigatorState['held']>
type Dragged = Extract<NavigatorAction, { type: 'dragged' }>

/** Counted from the window at the press, so that a drag past a limit and back ends where it began. */
function dragged({ part, before }: Held, { from, to }: Dragged, bounds: NavigatorBounds): Range {
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

function withFrom({ to }: Range, at: number, bounds: NavigatorBounds): Range {
  return { from: Math.max(bounds.from, Math.min(at, to - leastSpan(bounds))), to }
}

function withTo({ from }: Range, at: number, bounds: NavigatorBounds): Range {
  return { from, to: Math.min(bounds.to, Math.max(at, from + leastSpan(bounds))) }
}

/** Moved without a change of its width; at a limit the end is exactly the limit. */
function moved({ from, to }: Range, by: number, bounds: NavigatorBounds): Range {
  if (from + by <= bounds.from) return { from: bounds.from, to: Math.min(bounds.to, bounds.from + to - from) }
  if (to + by >= bounds.to) return { from: Math.max(bounds.from, bounds.to - (to - from)), to: bounds.to }
  return { from: from + by, to: to + by }
}

/** A new window between the press and the pointer; if they are too close, it grows the way that the pointer went. */
function drawn(start: number, at: number, bounds: NavigatorBounds): Range {
  const inside = (time: number): number => Math.max(bounds.from, Math.min(bounds.to, time))
  const [from, to] = [inside(Math.min(start, at)), inside(Math.max(start, at))]
  const least = leastSpan(bounds)
  if (to - from >= least) return { from, to }
  return moved(at < start ? { from: to - least, to } : { from, to: from + least }, 0, bounds)
}

type Stepped = Extract<NavigatorAction, { type: 'stepped' }>

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
