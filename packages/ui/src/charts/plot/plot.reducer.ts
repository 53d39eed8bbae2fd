import type { Pixel, PlotPoint } from './geometry.ts'
import type { PlotDomain } from './scales.ts'
import { clampWindow, panned, pinched, revealed, type WindowLimits, zoomed } from './window.ts'

/** The user's state of a plot with two number axes. */
export type PlotState = {
  /** The visible part; null: all of it. */
  view: PlotDomain | null
  /** The point that the keyboard is on, by its index; −1 for none. */
  cursor: number
  focused: boolean
}

export const INITIAL_PLOT: PlotState = { view: null, cursor: -1, focused: false }

/** Positions in units of the data; `whole` is what shows without zoom. */
export type PlotAction =
  /** `factor` below 1 shows less; `around` stays in its place. */
  | { type: 'zoomed'; around: Pixel; factor: number; whole: PlotDomain }
  | { type: 'panned'; by: Pixel; whole: PlotDomain }
  /** Two fingers, as shares of the plot's width and height. */
  | {
      type: 'pinched'
      before: readonly [PlotPoint, PlotPoint]
      after: readonly [PlotPoint, PlotPoint]
      whole: PlotDomain
    }
  | { type: 'selected'; view: PlotDomain; whole: PlotDomain }
  | { type: 'reset' }
  /** The keyboard goes to a point, which comes into sight. */
  | { type: 'stepped'; cursor: number; at: Pixel; whole: PlotDomain }
  | { type: 'dismissed' }
  | { type: 'focused' }
  | { type: 'blurred' }

/** Zooming ends at this share of the whole. */
const MIN_SHARE = 1 / 200

export function plotReducer(state: PlotState, action: PlotAction): PlotState {
  switch (action.type) {
    case 'reset':
      return { ...state, view: null }
    case 'dismissed':
      return { ...state, cursor: -1 }
    case 'focused':
      return { ...state, focused: true }
    case 'blurred':
      return { ...state, focused: false, cursor: -1 }
  }
  const { whole } = action
  const { x, y } = axesOf(state.view ?? whole)
  const [across, up] = [limitsOf(whole.from, whole.to), limitsOf(whole.low, whole.high)]
  switch (action.type) {
    case 'zoomed':
      return shown(state, whole, {
        x: zoomed(x, action.around.x, action.factor, across),
        y: zoomed(y, action.around.y, action.factor, up),
      })
    case 'panned':
      return shown(state, whole, { x: panned(x, action.by.x, across), y: panned(y, action.by.y, up) })
    case 'pinched': {
      const { before, after } = action
      return shown(state, whole, {
        x: pinched(x, [before[0][0], before[1][0]], [after[0][0], after[1][0]], across),
        y: pinched(y, [before[0][1], before[1][1]], [after[0][1], after[1][1]], up),
      })
    }
    case 'selected': {
      const selected = axesOf(action.view)
      return shown(state, whole, { x: clampWindow(selected.x, across), y: clampWindow(selected.y, up) })
    }
    case 'stepped': {
      const { cursor, at } = action
      const isInside = at.x >= x.from && at.x <= x.to && at.y >= y.from && at.y <= y.to
      if (isInside) return { ...state, cursor }
      const view = { x: revealed(x, at.x, across), y: revealed(y, at.y, up) }
      return { ...shown(state, whole, view), cursor }
    }
  }
}

type Axes = { x: { from: number; to: number }; y: { from: number; to: number } }

function axesOf({ from, to, low, high }: PlotDomain): Axes {
  return { x: { from, to }, y: { from: low, to: high } }
}

function limitsOf(from: number, to: number): WindowLimits {
  return { from, to, minSpan: (to - from) * MIN_SHARE }
}

function shown(state: PlotState, whole: PlotDomain, { x, y }: Axes): PlotState {
  const isWhole = x.from <= whole.from && x.to >= whole.to && y.from <= whole.low && y.to >= whole.high
  return { ...state, view: isWhole ? null : { from: x.from, to: x.to, low: y.from, high: y.to } }
}
