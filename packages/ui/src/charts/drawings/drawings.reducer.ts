import {
  cleanPoint,
  cleanPoints,
  cleanText,
  type DataPoint,
  type Drawing,
  type DrawingStyle,
  type DrawingTool,
  defaultStyle,
  drawingId,
  drawingNumber,
  isSamePoint,
  isSameStyle,
  MAX_DRAWINGS,
  pointCount,
} from './drawing.ts'

type Drawings = readonly Drawing[]

/** `past`: the drawings before each step, the latest last. `future`: the drawings for redo, the next one last. */
export type DrawingHistory = { past: readonly Drawings[]; future: readonly Drawings[] }

export const NO_HISTORY: DrawingHistory = { past: [], future: [] }

/** A drawing of two points whose second point still follows the pointer. */
type DrawingDraft = { tool: DrawingTool; start: DataPoint; end: DataPoint }

/** A text being typed; `id` is null while its drawing does not exist yet. */
type TextEntry = { id: string | null; point: DataPoint; text: string }

export type DrawingsState = DrawingHistory & {
  /** Their key in the store; null before the store was read. */
  storageKey: string | null
  /** The chosen tool; null for selecting and moving. */
  tool: DrawingTool | null
  drawings: Drawings
  draft: DrawingDraft | null
  entry: TextEntry | null
  /** The id of the selected drawing. */
  selected: string | null
  /** Index of the point of the selected drawing that arrow keys move; null if they move the whole drawing. */
  activePoint: number | null
  /** The current drag, with the drawings before it, so that the whole drag is one undo step. */
  drag: { id: string; before: Drawings } | null
  /** The drawing that the last action nudged. Consecutive arrow keys are one undo step. */
  nudged: string | null
  /** The number of the next drawing; ids are never reused. */
  nextNumber: number
  /** Whether new points snap to the data. */
  snaps: boolean
  /** Number of stored drawings that could not be read. */
  unreadable: number
}

export const INITIAL_DRAWINGS: DrawingsState = {
  ...NO_HISTORY,
  storageKey: null,
  tool: null,
  drawings: [],
  draft: null,
  entry: null,
  selected: null,
  activePoint: null,
  drag: null,
  nudged: null,
  nextNumber: 1,
  snaps: false,
  unreadable: 0,
}

export type DrawingsAction =
  | { type: 'toolChosen'; tool: DrawingTool | null }
  /** A point was placed with the chosen tool. */
  | { type: 'placed'; point: DataPoint }
  /** The pointer moved while the second point follows it. */
  | { type: 'previewed'; point: DataPoint }
  /** The pointer was released: the second point or the dragged drawing stays there. */
  | { type: 'finished' }
  /** Escape: cancels one step, from the text entry to the selection. */
  | { type: 'cancelled' }
  | { type: 'selected'; id: string }
  | { type: 'deselected' }
  /** Dragged, whole or by one handle, to these points. */
  | { type: 'moved'; id: string; points: readonly DataPoint[] }
  /** Moved by an arrow key to these points. */
  | { type: 'nudged'; id: string; points: readonly DataPoint[] }
  /** The arrow keys move the next point, then the whole drawing again. */
  | { type: 'pointCycled' }
  | { type: 'restyled'; id: string; style: DrawingStyle }
  | { type: 'deleted'; id: string }
  | { type: 'textOpened'; id: string }
  | { type: 'textTyped'; text: string }
  /** Enter or blur: the typed text is saved. */
  | { type: 'textCommitted' }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'cleared' }
  | { type: 'snapToggled' }
  /** The stored drawings of this instrument and their history were read. */
  | {
      type: 'restored'
      storageKey: string
      drawings: Drawings
      history: DrawingHistory
      unreadable: number
    }

/** Maximum number of undo steps. */
export const UNDO_STEPS = 100

/** The reducer of drawings (C20, X6). An action that does not apply returns the same state. */
export function drawingsReducer(state: DrawingsState, action: DrawingsAction): DrawingsState {
  const current = action.type === 'nudged' || state.nudged === null ? state : { ...state, nudged: null }
  switch (action.type) {
    case 'toolChosen':
      return chooseTool(settle(current), action.tool)
    case 'placed':
      return place(current, action.point)
    case 'previewed':
      return preview(current, action.point)
    case 'finished':
      return current.draft ? finishDraft(current, current.draft) : finishDrag(current)
    case 'cancelled':
      return cancel(current)
    case 'selected':
      return select(settle(current), action.id)
    case 'deselected':
      return deselect(settle(current))
    case 'moved':
      return move(current, action.id, action.points)
    case 'nudged':
      return nudge(settle(current), action.id, action.points)
    case 'pointCycled':
      return cyclePoint(current)
    case 'restyled':
      return restyle(settle(current), action.id, action.style)
    case 'deleted':
      return remove(settle(current), action.id)
    case 'textOpened':
      return openText(settle(current), action.id)
    case 'textTyped':
      return current.entry ? { ...current, entry: { ...current.entry, text: action.text } } : current
    case 'textCommitted':
      return commitText(current)
    case 'undone':
      return undo(settle(current))
    case 'redone':
      return redo(settle(current))
    case 'cleared':
      return clear(settle(current))
    case 'snapToggled':
      return { ...current, snaps: !current.snaps }
    case 'restored':
      return restore(current, action)
  }
}

/** The selected drawing, or null. */
export function selectedDrawing({ drawings, selected }: DrawingsState): Drawing | null {
  return drawings.find(({ id }) => id === selected) ?? null
}

/** Whether the chart has the maximum number of drawings. */
export function isFull({ drawings }: Pick<DrawingsState, 'drawings'>): boolean {
  return drawings.length >= MAX_DRAWINGS
}

// --- undo -------------------------------------------------------------------------------------------------------------

function commit(state: DrawingsState, drawings: Drawings, before = state.drawings): DrawingsState {
  return { ...state, drawings, past: [...state.past, before].slice(-UNDO_STEPS), future: [] }
}

/** Ends a drag, a text entry and a draft before another action. */
function settle(state: DrawingsState): DrawingsState {
  const settled = commitText(finishDrag(state))
  return settled.draft ? { ...settled, draft: null } : settled
}

function undo(state: DrawingsState): DrawingsState {
  const before = state.past.at(-1)
  if (!before) return state
  return {
    ...withDrawings(state, before),
    past: state.past.slice(0, -1),
    future: [...state.future, state.drawings],
  }
}

function redo(state: DrawingsState): DrawingsState {
  const after = state.future.at(-1)
  if (!after) return state
  return {
    ...withDrawings(state, after),
    past: [...state.past, state.drawings],
    future: state.future.slice(0, -1),
  }
}

/** Deselects a drawing that no longer exists. */
function withDrawings(state: DrawingsState, drawings: Drawings): DrawingsState {
  const isThere = drawings.some(({ id }) => id === state.selected)
  return isThere ? { ...state, drawings } : { ...state, drawings, selected: null, activePoint: null }
}

// --- drawing ----------------------------------------------------------------------------------------------------------

function chooseTool(state: DrawingsState, tool: DrawingTool | null): DrawingsState {
  if (tool === null) return state.tool === null ? state : { ...state, tool }
  return isFull(state) ? state : { ...deselect(state), tool }
}

function place(state: DrawingsState, { at, value }: DataPoint): DrawingsState {
  const point = cleanPoint(at, value)
  const { tool, draft } = state
  if (!tool || !point || isFull(state)) return state
  if (draft) return finishDraft(state, { ...draft, end: point })
  if (tool === 'text') return { ...commitText(state), tool: null, entry: { id: null, point, text: '' } }
  if (pointCount(tool) === 1) return add(state, tool, [point])
  return { ...state, draft: { tool, start: point, end: point } }
}

function preview(state: DrawingsState, { at, value }: DataPoint): DrawingsState {
  const point = cleanPoint(at, value)
  if (!state.draft || !point || isSamePoint(state.draft.end, point)) return state
  return { ...state, draft: { ...state.draft, end: point } }
}

/** A drawing without extent would be invisible, so its second point keeps following the pointer. */
function finishDraft(state: DrawingsState, { tool, start, end }: DrawingDraft): DrawingsState {
  if (isSamePoint(start, end)) return state
  return add({ ...state, draft: null }, tool, [start, end])
}

function add(state: DrawingsState, tool: DrawingTool, points: DataPoint[], text?: string): DrawingsState {
  if (isFull(state)) return state
  const id = drawingId(state.nextNumber)
  const style = defaultStyle(tool)
  const drawing: Drawing =
    text === undefined ? { id, tool, points, style } : { id, tool, points, style, text }
  const added = commit(state, [...state.drawings, drawing])
  return { ...added, nextNumber: state.nextNumber + 1, tool: null, selected: id, activePoint: null }
}

function cancel(state: DrawingsState): DrawingsState {
  if (state.entry) return { ...state, entry: null }
  if (state.drag) return { ...state, drawings: state.drag.before, drag: null }
  if (state.draft) return { ...state, draft: null }
  if (state.tool) return { ...state, tool: null }
  if (state.activePoint !== null) return { ...state, activePoint: null }
  return deselect(state)
}

// --- selecting, moving ------------------------------------------------------------------------------------------------

function select(state: DrawingsState, id: string): DrawingsState {
  if (state.selected === id || !state.drawings.some(drawing => drawing.id === id)) return state
  return { ...state, selected: id, activePoint: null, tool: null }
}

function deselect(state: DrawingsState): DrawingsState {
  return state.selected === null ? state : { ...state, selected: null, activePoint: null }
}

function cyclePoint(state: DrawingsState): DrawingsState {
  const drawing = selectedDrawing(state)
  if (!drawing || drawing.points.length < 2) return state
  const next = state.activePoint === null ? 0 : state.activePoint + 1
  return { ...state, activePoint: next < drawing.points.length ? next : null }
}

/** The drawings with other points for one of them; the same list if nothing changes or the points are invalid. */
function withPoints(drawings: Drawings, id: string, newPoints: readonly DataPoint[]): Drawings {
  const points = cleanPoints(newPoints)
  const drawing = drawings.find(one => one.id === id)
  if (!points || drawing?.points.length !== points.length) return drawings
  if (points.every((point, i) => isSamePoint(point, drawing.points[i]))) return drawings
  // a line of zero length would have no direction, and its handles would overlap
  if (points.length === 2 && isSamePoint(points[0], points[1])) return drawings
  return drawings.map(one => (one.id === id ? { ...one, points } : one))
}

function move(state: DrawingsState, id: string, points: readonly DataPoint[]): DrawingsState {
  const current = state.drag?.id === id ? state : settle(state)
  const drawings = withPoints(current.drawings, id, points)
  if (drawings === current.drawings) return current
  const drag = current.drag ?? { id, before: current.drawings }
  return { ...select(current, id), drawings, drag, tool: null }
}

/** A drag is one undo step, unless it ends where it began. */
function finishDrag(state: DrawingsState): DrawingsState {
  const { drag } = state
  if (!drag) return state
  const before = drag.before.find(({ id }) => id === drag.id)
  const after = state.drawings.find(({ id }) => id === drag.id)
  const isBack = before?.points.every((point, i) => isSamePoint(point, after?.points[i]))
  return isBack
    ? { ...state, drawings: drag.before, drag: null }
    : { ...commit(state, state.drawings, drag.before), drag: null }
}

function nudge(state: DrawingsState, id: string, points: readonly DataPoint[]): DrawingsState {
  const drawings = withPoints(state.drawings, id, points)
  if (drawings === state.drawings) return state
  if (state.nudged === id) return { ...state, drawings, future: [] }
  return { ...commit(state, drawings), nudged: id }
}

function replace(state: DrawingsState, drawing: Drawing): DrawingsState {
  return commit(
    state,
    state.drawings.map(one => (one.id === drawing.id ? drawing : one)),
  )
}

function restyle(state: DrawingsState, id: string, style: DrawingStyle): DrawingsState {
  const drawing = state.drawings.find(one => one.id === id)
  return !drawing || isSameStyle(drawing.style, style) ? state : replace(state, { ...drawing, style })
}

function remove(state: DrawingsState, id: string): DrawingsState {
  const others = state.drawings.filter(drawing => drawing.id !== id)
  return others.length === state.drawings.length
    ? state
    : commit(withDrawings(state, others), others, state.drawings)
}

function clear(state: DrawingsState): DrawingsState {
  return state.drawings.length === 0 ? state : commit(withDrawings(state, []), [], state.drawings)
}

// --- text -------------------------------------------------------------------------------------------------------------

function openText(state: DrawingsState, id: string): DrawingsState {
  const drawing = state.drawings.find(one => one.id === id)
  const [point] = drawing?.points ?? []
  if (drawing?.tool !== 'text' || !point) return state
  return { ...select(state, id), entry: { id, point, text: drawing.text ?? '' } }
}

/** A blank new text is dropped; a blank edit leaves the text unchanged. */
function commitText(state: DrawingsState): DrawingsState {
  const { entry } = state
  if (!entry) return state
  const text = cleanText(entry.text)
  const closed = { ...state, entry: null }
  if (text === '') return closed
  if (entry.id === null) return add(closed, 'text', [entry.point], text)
  const drawing = state.drawings.find(({ id }) => id === entry.id)
  return !drawing || drawing.text === text ? closed : replace(closed, { ...drawing, text })
}

// --- storage ----------------------------------------------------------------------------------------------------------

function restore(
  { tool, snaps, nextNumber }: DrawingsState,
  { storageKey, drawings, history, unreadable }: Extract<DrawingsAction, { type: 'restored' }>,
): DrawingsState {
  const known = [drawings, ...history.past, ...history.future].flat()
  const highest = Math.max(0, ...known.map(({ id }) => drawingNumber(id) ?? 0))
  return {
    ...INITIAL_DRAWINGS,
    ...history,
    storageKey,
    tool,
    snaps,
    drawings,
    unreadable,
    nextNumber: Math.max(nextNumber, highest + 1),
  }
}
