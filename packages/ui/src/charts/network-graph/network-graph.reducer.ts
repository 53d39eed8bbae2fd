import { clamp, type Pixel } from '../plot/geometry.ts'
import type { LayoutPoint, Size } from './graph-positions.ts'

/** Zoom and pan; 1, 0, 0 is the whole graph. */
export type GraphView = { zoom: number; x: number; y: number }

export type NetworkGraphState = {
  view: GraphView
  /** Nodes that the user moved, in link lengths from the layout's origin, by index. */
  moved: ReadonlyMap<number, LayoutPoint>
  /** The node that was reached by keyboard or pressed. */
  focused: number | null
  /** The node under the pointer. */
  hovered: number | null
  /** Whether the graph has keyboard focus. */
  engaged: boolean
  /** Whether the logo is shown in full screen. */
  logo: boolean
  table: 'closed' | 'open' | 'allRows'
  /** Branches of the table that the user opened (true) or closed (false), by key. */
  branches: ReadonlyMap<string, boolean>
}

export type NetworkGraphAction =
  /** `around`: the fixed point, in pixels from the middle of the frame. */
  | { type: 'zoomed'; factor: number; around: Pixel; frame: Size }
  | { type: 'panned'; by: Pixel; frame: Size }
  /** Two fingers moved, in pixels from the middle of the frame. */
  | { type: 'pinched'; before: PixelPair; after: PixelPair; frame: Size }
  /** Shows the whole graph and moves every node back. */
  | { type: 'reset' }
  | { type: 'dragged'; node: number; to: LayoutPoint }
  /** By keyboard or press. Null unmarks. */
  | { type: 'marked'; node: number | null }
  /** Marks a node and pans it into view. */
  | { type: 'walked'; node: number; by: Pixel; frame: Size }
  | { type: 'hovered'; node: number | null }
  | { type: 'focused' }
  | { type: 'blurred' }
  | { type: 'logoChosen'; on: boolean }
  | { type: 'tableToggled' }
  | { type: 'allRowsShown' }
  | { type: 'branchToggled'; key: string; open: boolean }
  /** The graph was replaced: state of the old nodes is reset. */
  | { type: 'replaced' }

export type PixelPair = readonly [Pixel, Pixel]

export const MIN_ZOOM = 0.5
export const MAX_ZOOM = 12
/** Zoom factor of + and −. */
export const ZOOM_STEP = 1.4

export const WHOLE_VIEW: GraphView = { zoom: 1, x: 0, y: 0 }

export const INITIAL_GRAPH: NetworkGraphState = {
  view: WHOLE_VIEW,
  moved: new Map(),
  focused: null,
  hovered: null,
  engaged: false,
  logo: false,
  table: 'closed',
  branches: new Map(),
}

/** The reducer of the graph. Actions that change nothing return the same state. */
export function networkGraphReducer(state: NetworkGraphState, action: NetworkGraphAction): NetworkGraphState {
  switch (action.type) {
    case 'zoomed':
      return withView(state, zoomed(state.view, action.factor, action.around), action.frame)
    case 'panned':
      return withView(state, panned(state.view, action.by), action.frame)
    case 'pinched':
      return withView(state, pinched(state.view, action.before, action.after), action.frame)
    case 'reset':
      return { ...state, view: WHOLE_VIEW, moved: INITIAL_GRAPH.moved }
    case 'dragged':
      return isFinitePoint(action.to)
        ? { ...state, moved: new Map(state.moved).set(action.node, action.to) }
        : state
    case 'marked':
      return action.node === state.focused ? state : { ...state, focused: action.node }
    case 'walked':
      // the focused node overrides the one under a resting pointer
      return {
        ...withView(state, panned(state.view, action.by), action.frame),
        focused: action.node,
        hovered: null,
      }
    case 'hovered':
      return action.node === state.hovered ? state : { ...state, hovered: action.node }
    case 'focused':
    case 'blurred':
      return { ...state, engaged: action.type === 'focused' }
    case 'logoChosen':
      return { ...state, logo: action.on }
    case 'tableToggled':
      return { ...state, table: state.table === 'closed' ? 'open' : 'closed' }
    case 'allRowsShown':
      return { ...state, table: 'allRows' }
    case 'branchToggled':
      return { ...state, branches: new Map(state.branches).set(action.key, action.open) }
    case 'replaced':
      return { ...INITIAL_GRAPH, engaged: state.engaged, logo: state.logo, table: state.table }
  }
}

/** Clamps the view, so that panning cannot move the graph out of the frame. */
function withView(state: NetworkGraphState, view: GraphView, { width, height }: Size): NetworkGraphState {
  const zoom = clamp(view.zoom, MIN_ZOOM, MAX_ZOOM)
  if (![zoom, view.x, view.y].every(Number.isFinite)) return state
  const [reachX, reachY] = [(width * Math.max(1, zoom)) / 2, (height * Math.max(1, zoom)) / 2]
  return { ...state, view: { zoom, x: clamp(view.x, -reachX, reachX), y: clamp(view.y, -reachY, reachY) } }
}

function zoomed(view: GraphView, factor: number, around: Pixel): GraphView {
  const zoom = clamp(view.zoom * factor, MIN_ZOOM, MAX_ZOOM)
  const by = zoom / view.zoom
  return { zoom, x: around.x - (around.x - view.x) * by, y: around.y - (around.y - view.y) * by }
}

function panned(view: GraphView, by: Pixel): GraphView {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** The point between two fingers stays between them. */
function pinched(view: GraphView, [a, b]: PixelPair, [c, d]: PixelPair): GraphView {
  const before = Math.hypot(b.x - a.x, b.y - a.y)
  const after = Math.hypot(d.x - c.x, d.y - c.y)
  const from = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const to = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }
  const scaled = before > 0 && after > 0 ? zoomed(view, after / before, from) : view
  return panned(scaled, { x: to.x - from.x, y: to.y - from.y })
}

/** The pan that makes a pixel visible, relative to the middle of the frame; 0 if it is visible. */
export function panIntoView(at: Pixel, { width, height }: Size, margin = 40): Pixel {
  const need = (value: number, size: number): number => {
    const reach = Math.max(0, size / 2 - margin)
    return clamp(value, -reach, reach) - value || 0
  }
  return { x: need(at.x, width), y: need(at.y, height) }
}

/** Whether the view differs from the whole graph. */
export function isGraphZoomed({ zoom, x, y }: GraphView): boolean {
  return zoom !== 1 || x !== 0 || y !== 0
}

function isFinitePoint({ x, y }: LayoutPoint): boolean {
  return Number.isFinite(x) && Number.isFinite(y)
}
