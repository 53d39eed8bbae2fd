import {
  cleanPoint,
  cleanPoints,
  cleanText,
  type DataPoint,
  type Drawing,
  type DrawingLook,
  type DrawingTool,
  drawingId,
  isSameLook,
  isSamePoint,
  lookOf,
  MAX_DRAWINGS,
  numberOfId,
  pointsOf,
} from './drawing.ts'

type Drawings = readonly Drawing[]

/** The drawings before each step, the latest last, and those that redo brings back, the next one last. */
export type DrawingHistory = { past: readonly Drawings[]; future: readonly Drawings[] }

export const NO_HISTORY: DrawingHistory = { past: [], future: [] }

/** A drawing of two points whose second one still follows the hand. */
type DrawingDraft = { tool: DrawingTool; start: DataPoint; end: DataPoint }

/** The field in which a text is written; `id` is null while its drawing does not exist yet. */
type TextEntry = { id: string | null; point: DataPoint; text: string }

export type DrawingsState = {
  /** The key under which they are kept; null before the store was read. */
  of: string | null
  /** The tool in hand; null when drawings are selected and moved. */
  tool: DrawingTool | null
  drawings: Drawings
  draft: DrawingDraft | null
  entry: TextEntry | null
  selected: string | null
  /** What the arrow keys move of the selected drawing: one of its points, or all of it. */
  grip: number | null
  /** A drag under way: where everything was before it, so that all of it is one step of undo. */
  drag: { id: string; before: Drawings } | null
  /** The drawing that the last event nudged: a run of arrow keys is one step of undo. */
  nudged: string | null
  past: DrawingHistory['past']
  future: DrawingHistory['future']
  /** The number of the next drawing; no id is given twice. */
  next: number
  /** Whether new points go to the nearest point of the data. */
  snaps: boolean
  /** Saved drawings that could not be read. */
  dropped: number
}

export const NO_DRAWINGS: DrawingsState = {
  of: null,
  tool: null,
  drawings: [],
  draft: null,
  entry: null,
  selected: null,
  grip: null,
  drag: null,
  nudged: null,
  past: [],
  future: [],
  next: 1,
  snaps: false,
  dropped: 0,
}

export type DrawingsEvent =
  | { type: 'toolChosen'; tool: DrawingTool | null }
  /** A click or the start of a drag while a tool is in hand. */
  | { type: 'placed'; point: DataPoint }
  /** The hand went on while the second point is open. */
  | { type: 'previewed'; point: DataPoint }
  /** The hand let go: of the second point, or of what it dragged. */
  | { type: 'finished' }
  /** Escape: takes back one thing, from the text field to the selection. */
  | { type: 'cancelled' }
  | { type: 'selected'; id: string }
  | { type: 'deselected' }
  /** Dragged, whole or by one handle, to these points. */
  | { type: 'moved'; id: string; points: readonly DataPoint[] }
  /** Moved by an arrow key to these points. */
  | { type: 'nudged'; id: string; points: readonly DataPoint[] }
  /** The arrow keys take the next handle, then all of it again. */
  | { type: 'gripTurned' }
  | { type: 'restyled'; id: string; look: DrawingLook }
  | { type: 'deleted'; id: string }
  | { type: 'textOpened'; id: string }
  | { type: 'textTyped'; text: string }
  /** The text field was left: what was typed counts. */
  | { type: 'textLeft' }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'cleared' }
  | { type: 'snapToggled' }
  /** What was saved for this instrument came in, with its own steps of undo and redo. */
  | { type: 'restored'; of: string; drawings: Drawings; history: DrawingHistory; dropped: number }

/** Steps of undo that are remembered. */
export const UNDO_STEPS = 100

/** The drawings after an event (C20, X6). Events that mean nothing now leave the state as it is. */
export function drawingsReducer(state: DrawingsState, event: DrawingsEvent): DrawingsState {
  const calm = event.type === 'nudged' || state.nudged === null ? state : { ...state, nudged: null }
  switch (event.type) {
    case 'toolChosen':
      return toolChosen(settled(calm), event.tool)
    case 'placed':
      return placed(calm, event.point)
    case 'previewed':
      return previewed(calm, event.point)
    case 'finished':
      return calm.draft ? draftFinished(calm, calm.draft) : released(calm)
    case 'cancelled':
      return cancelled(calm)
    case 'selected':
      return selected(settled(calm), event.id)
    case 'deselected':
      return deselected(settled(calm))
    case 'moved':
      return moved(calm, event.id, event.points)
    case 'nudged':
      return nudged(settled(calm), event.id, event.points)
    case 'gripTurned':
      return gripTurned(calm)
    case 'restyled':
      return restyled(settled(calm), event.id, event.look)
    case 'deleted':
      return deleted(settled(calm), event.id)
    case 'textOpened':
      return textOpened(settled(calm), event.id)
    case 'textTyped':
      return calm.entry ? { ...calm, entry: { ...calm.entry, text: event.text } } : calm
    case 'textLeft':
      return textLeft(calm)
    case 'undone':
      return undone(settled(calm))
    case 'redone':
      return redone(settled(calm))
    case 'cleared':
      return cleared(settled(calm))
    case 'snapToggled':
      return { ...calm, snaps: !calm.snaps }
    case 'restored':
      return restored(calm, event)
  }
}

/** The drawing that is selected, or null. */
export function selectedDrawing({ drawings, selected }: DrawingsState): Drawing | null {
  return drawings.find(({ id }) => id === selected) ?? null
}

/** Whether the chart holds as many drawings as it may. */
export function isFull({ drawings }: Pick<DrawingsState, 'drawings'>): boolean {
  return drawings.length >= MAX_DRAWINGS
}

/** Whether the drawings are as they should be kept: nothing is being dragged. */
export function isSettled({ drag }: Pick<DrawingsState, 'drag'>): boolean {
  return drag === null
}

// --- steps of undo ----------------------------------------------------------------------------------------------------

function committed(state: DrawingsState, drawings: Drawings, before = state.drawings): DrawingsState {
  return { ...state, drawings, past: [...state.past, before].slice(-UNDO_STEPS), future: [] }
}

/** As if the hand had let go and the text field had been left: for whatever comes in between. */
function settled(state: DrawingsState): DrawingsState {
  const left = textLeft(released(state))
  return left.draft ? { ...left, draft: null } : left
}

function undone(state: DrawingsState): DrawingsState {
  const before = state.past.at(-1)
  if (!before) return state
  return {
    ...withSelection(state, before),
    past: state.past.slice(0, -1),
    future: [...state.future, state.drawings],
  }
}

function redone(state: DrawingsState): DrawingsState {
  const after = state.future.at(-1)
  if (!after) return state
  return {
    ...withSelection(state, after),
    past: [...state.past, state.drawings],
    future: state.future.slice(0, -1),
  }
}

/** A selection lasts as long as its drawing does. */
function withSelection(state: DrawingsState, drawings: Drawings): DrawingsState {
  const lasts = drawings.some(({ id }) => id === state.selected)
  return lasts ? { ...state, drawings } : { ...state, drawings, selected: null, grip: null }
}

// --- drawing ----------------------------------------------------------------------------------------------------------

function toolChosen(state: DrawingsState, tool: DrawingTool | null): DrawingsState {
  if (tool === null) return state.tool === null ? state : { ...state, tool }
  return isFull(state) ? state : { ...deselected(state), tool }
}

function placed(state: DrawingsState, given: DataPoint): DrawingsState {
  const point = cleanPoint(given.at, given.value)
  const { tool, draft } = state
  if (!tool || !point || isFull(state)) return state
  if (draft) return draftFinished(state, { ...draft, end: point })
  if (tool === 'text') return { ...textLeft(state), tool: null, entry: { id: null, point, text: '' } }
  if (pointsOf(tool) === 1) return added(state, tool, [point])
  return { ...state, draft: { tool, start: point, end: point } }
}

function previewed(state: DrawingsState, given: DataPoint): DrawingsState {
  const point = cleanPoint(given.at, given.value)
  if (!state.draft || !point || isSamePoint(state.draft.end, point)) return state
  return { ...state, draft: { ...state.draft, end: point } }
}

/** A drawing without extent could neither be seen nor taken hold of: its second point stays open. */
function draftFinished(state: DrawingsState, { tool, start, end }: DrawingDraft): DrawingsState {
  if (isSamePoint(start, end)) return state
  return added({ ...state, draft: null }, tool, [start, end])
}

function added(state: DrawingsState, tool: DrawingTool, points: DataPoint[], text?: string): DrawingsState {
  if (isFull(state)) return state
  const id = drawingId(state.next)
  const drawing: Drawing = { id, tool, points, look: lookOf(tool), ...(text === undefined ? {} : { text }) }
  const after = committed(state, [...state.drawings, drawing])
  return { ...after, next: state.next + 1, tool: null, selected: id, grip: null }
}

function cancelled(state: DrawingsState): DrawingsState {
  if (state.entry) return { ...state, entry: null }
  if (state.drag) return { ...state, drawings: state.drag.before, drag: null }
  if (state.draft) return { ...state, draft: null }
  if (state.tool) return { ...state, tool: null }
  if (state.grip !== null) return { ...state, grip: null }
  return deselected(state)
}

// --- selecting, moving ------------------------------------------------------------------------------------------------

function selected(state: DrawingsState, id: string): DrawingsState {
  if (state.selected === id || !state.drawings.some(drawing => drawing.id === id)) return state
  return { ...state, selected: id, grip: null, tool: null }
}

function deselected(state: DrawingsState): DrawingsState {
  return state.selected === null ? state : { ...state, selected: null, grip: null }
}

function gripTurned(state: DrawingsState): DrawingsState {
  const drawing = selectedDrawing(state)
  if (!drawing || drawing.points.length < 2) return state
  const next = state.grip === null ? 0 : state.grip + 1
  return { ...state, grip: next < drawing.points.length ? next : null }
}

/** The drawings with one at other points; the same list when that changes nothing or cannot be. */
function withPoints(drawings: Drawings, id: string, given: readonly DataPoint[]): Drawings {
  const points = cleanPoints(given)
  const drawing = drawings.find(one => one.id === id)
  if (!points || drawing?.points.length !== points.length) return drawings
  if (points.every((point, i) => isSamePoint(point, drawing.points[i]))) return drawings
  // A line of no length would have no direction and no handle of its own
  if (points.length === 2 && isSamePoint(points[0], points[1])) return drawings
  return drawings.map(one => (one.id === id ? { ...one, points } : one))
}

function moved(state: DrawingsState, id: string, points: readonly DataPoint[]): DrawingsState {
  const calm = state.drag?.id === id ? state : settled(state)
  const drawings = withPoints(calm.drawings, id, points)
  if (drawings === calm.drawings) return calm
  const drag = calm.drag ?? { id, before: calm.drawings }
  return { ...selected(calm, id), drawings, drag, tool: null }
}

/** The hand let go of what it dragged: one step of undo, unless it came back to where it was. */
function released(state: DrawingsState): DrawingsState {
  const { drag } = state
  if (!drag) return state
  const before = drag.before.find(({ id }) => id === drag.id)
  const after = state.drawings.find(({ id }) => id === drag.id)
  const stays = before?.points.every((point, i) => isSamePoint(point, after?.points[i]))
  return stays
    ? { ...state, drawings: drag.before, drag: null }
    : { ...committed(state, state.drawings, drag.before), drag: null }
}

function nudged(state: DrawingsState, id: string, points: readonly DataPoint[]): DrawingsState {
  const drawings = withPoints(state.drawings, id, points)
  if (drawings === state.drawings) return state
  if (state.nudged === id) return { ...state, drawings, future: [] }
  return { ...committed(state, drawings), nudged: id }
}

function changed(state: DrawingsState, id: string, change: (drawing: Drawing) => Drawing): DrawingsState {
  if (!state.drawings.some(drawing => drawing.id === id)) return state
  return committed(
    state,
    state.drawings.map(drawing => (drawing.id === id ? change(drawing) : drawing)),
  )
}

function restyled(state: DrawingsState, id: string, look: DrawingLook): DrawingsState {
  const drawing = state.drawings.find(one => one.id === id)
  return drawing && isSameLook(drawing.look, look) ? state : changed(state, id, one => ({ ...one, look }))
}

function deleted(state: DrawingsState, id: string): DrawingsState {
  const left = state.drawings.filter(drawing => drawing.id !== id)
  return left.length === state.drawings.length
    ? state
    : committed(withSelection(state, left), left, state.drawings)
}

function cleared(state: DrawingsState): DrawingsState {
  return state.drawings.length === 0 ? state : committed(withSelection(state, []), [], state.drawings)
}

// --- text -------------------------------------------------------------------------------------------------------------

function textOpened(state: DrawingsState, id: string): DrawingsState {
  const drawing = state.drawings.find(one => one.id === id)
  const [point] = drawing?.points ?? []
  if (drawing?.tool !== 'text' || !point) return state
  return { ...selected(state, id), entry: { id, point, text: drawing.text ?? '' } }
}

/** What was typed counts; a text left blank is none, and one that was there stays. */
function textLeft(state: DrawingsState): DrawingsState {
  const { entry } = state
  if (!entry) return state
  const text = cleanText(entry.text)
  const closed = { ...state, entry: null }
  if (text === '') return closed
  if (entry.id === null) return added(closed, 'text', [entry.point], text)
  const before = state.drawings.find(({ id }) => id === entry.id)
  return before?.text === text ? closed : changed(closed, entry.id, drawing => ({ ...drawing, text }))
}

// --- keeping ----------------------------------------------------------------------------------------------------------

function restored(state: DrawingsState, event: Extract<DrawingsEvent, { type: 'restored' }>): DrawingsState {
  const { of, drawings, history, dropped } = event
  const { past, future } = history
  const known = [drawings, ...past, ...future].flat()
  const highest = Math.max(0, ...known.map(({ id }) => numberOfId(id) ?? 0))
  const { tool, snaps } = state
  const next = Math.max(state.next, highest + 1)
  return { ...NO_DRAWINGS, of, tool, snaps, drawings, past, future, dropped, next }
}
