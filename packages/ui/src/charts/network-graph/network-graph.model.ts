import type { Spot } from './graph-places.shape.ts'

/** What part of the graph is seen: 1, 0, 0 is all of it. */
export type GraphView = { zoom: number; x: number; y: number }

export type NetworkGraphState = {
  view: GraphView
  /** Where nodes were put by hand, in link lengths from the layout's origin, by index. */
  moved: ReadonlyMap<number, Spot>
  /** The node of the keyboard, or the one that was pressed. */
  focused: number | null
  /** The node under the pointer. */
  hovered: number | null
  /** Whether the figure has the keyboard. */
  engaged: boolean
  /** Whether the logo is shown; it is in full screen only (shared-blocks §2). */
  logo: boolean
  table: 'closed' | 'open' | 'allRows'
}

export type NetworkGraphEvent =
  /** `around`: pixels from the middle of the frame, which keep their place. */
  | { type: 'zoomed'; factor: number; around: Spot; frame: Size }
  | { type: 'panned'; by: Spot; frame: Size }
  /** Two fingers went from here to there, in pixels from the middle of the frame. */
  | { type: 'pinched'; before: Pair; after: Pair; frame: Size }
  /** All of the graph again, and every node back in its place. */
  | { type: 'reset' }
  | { type: 'dragged'; node: number; to: Spot }
  /** Keyboard or press. Null takes the mark away. */
  | { type: 'marked'; node: number | null }
  /** The same, with the graph moved so far that the node is in sight. */
  | { type: 'walked'; node: number; by: Spot; frame: Size }
  | { type: 'hovered'; node: number | null }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'logoChosen'; on: boolean }
  | { type: 'tableToggled' }
  | { type: 'allRowsAsked' }
  /** Another graph came: what belonged to the old one's nodes goes. */
  | { type: 'replaced' }

export type Size = { readonly width: number; readonly height: number }
export type Pair = readonly [Spot, Spot]

export const LEAST_ZOOM = 0.5
export const MOST_ZOOM = 12
/** What a press of + or − does. */
export const ZOOM_STEP = 1.4

export const WHOLE: GraphView = { zoom: 1, x: 0, y: 0 }

export const INITIAL_GRAPH: NetworkGraphState = {
  view: WHOLE,
  moved: new Map(),
  focused: null,
  hovered: null,
  engaged: false,
  logo: false,
  table: 'closed',
}

/** Everything that the user does with the graph. Events that change nothing give the same state back. */
export function networkGraphReducer(state: NetworkGraphState, event: NetworkGraphEvent): NetworkGraphState {
  switch (event.type) {
    case 'zoomed':
      return seen(state, zoomed(state.view, event.factor, event.around), event.frame)
    case 'panned':
      return seen(state, shifted(state.view, event.by), event.frame)
    case 'pinched':
      return seen(state, pinched(state.view, event.before, event.after), event.frame)
    case 'reset':
      return { ...state, view: WHOLE, moved: INITIAL_GRAPH.moved }
    case 'dragged':
      return isSpot(event.to) ? { ...state, moved: new Map(state.moved).set(event.node, event.to) } : state
    case 'marked':
      return event.node === state.focused ? state : { ...state, focused: event.node }
    case 'walked':
      // what is under a resting pointer gives way to what the keyboard reached
      return {
        ...seen(state, shifted(state.view, event.by), event.frame),
        focused: event.node,
        hovered: null,
      }
    case 'hovered':
      return event.node === state.hovered ? state : { ...state, hovered: event.node }
    case 'focused':
    case 'blurred':
      return { ...state, engaged: event.type === 'focused' }
    case 'logoChosen':
      return { ...state, logo: event.on }
    case 'tableToggled':
      return { ...state, table: state.table === 'closed' ? 'open' : 'closed' }
    case 'allRowsAsked':
      return { ...state, table: 'allRows' }
    case 'replaced':
      return { ...INITIAL_GRAPH, engaged: state.engaged, logo: state.logo, table: state.table }
  }
}

/** The view within its limits: the middle of the graph never leaves the frame by more than the graph is larger. */
function seen(state: NetworkGraphState, wish: GraphView, { width, height }: Size): NetworkGraphState {
  const zoom = clamp(wish.zoom, LEAST_ZOOM, MOST_ZOOM)
  if (![zoom, wish.x, wish.y].every(Number.isFinite)) return state
  const [reachX, reachY] = [(width * Math.max(1, zoom)) / 2, (height * Math.max(1, zoom)) / 2]
  return { ...state, view: { zoom, x: clamp(wish.x, -reachX, reachX), y: clamp(wish.y, -reachY, reachY) } }
}

function zoomed(view: GraphView, factor: number, around: Spot): GraphView {
  const zoom = clamp(view.zoom * factor, LEAST_ZOOM, MOST_ZOOM)
  const by = zoom / view.zoom
  return { zoom, x: around.x - (around.x - view.x) * by, y: around.y - (around.y - view.y) * by }
}

function shifted(view: GraphView, by: Spot): GraphView {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** What was between two fingers stays between them. */
function pinched(view: GraphView, [a, b]: Pair, [c, d]: Pair): GraphView {
  const before = Math.hypot(b.x - a.x, b.y - a.y)
  const after = Math.hypot(d.x - c.x, d.y - c.y)
  const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const to = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }
  const larger = before > 0 && after > 0 ? zoomed(view, after / before, from) : view
  return shifted(larger, { x: to.x - from.x, y: to.y - from.y })
}

/** Pixels that bring a place into sight, which is so far from the middle of the frame; 0 where it is. */
export function broughtIn(at: Spot, { width, height }: Size, margin = 40): Spot {
  const need = (value: number, size: number): number => {
    const reach = Math.max(0, size / 2 - margin)
    return clamp(value, -reach, reach) - value || 0
  }
  return { x: need(at.x, width), y: need(at.y, height) }
}

/** Whether the view is not the whole graph. */
export function isZoomed({ zoom, x, y }: GraphView): boolean {
  return zoom !== 1 || x !== 0 || y !== 0
}

function isSpot({ x, y }: Spot): boolean {
  return Number.isFinite(x) && Number.isFinite(y)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
