import type { Pixel } from './geometry.ts'

/** A finger, pen or mouse on a plot, in pixels of the frame. */
export type PlotPointer = Pixel & { id: number; touch: boolean }

/**
 * What a drag does: `select` chooses a range or a rectangle, `pan` moves the view, `read` moves the crosshair,
 * `item` moves the pressed item.
 */
export type DragKind = 'select' | 'pan' | 'read' | 'item'

/** The pointers that are down, and what they do. */
export type GestureState = {
  phase: 'idle' | 'pressed' | 'dragging' | 'pinching'
  pointers: readonly PlotPointer[]
  /** Where the first pointer came down. */
  start: Pixel
  /** What a movement beyond `DRAG_DISTANCE` does. */
  drag: DragKind
}

export const NO_GESTURE: GestureState = { phase: 'idle', pointers: [], start: { x: 0, y: 0 }, drag: 'read' }

export type PointerAction =
  | { type: 'down'; pointer: PlotPointer; drag: DragKind }
  | { type: 'move'; pointer: PlotPointer }
  | { type: 'up'; pointer: PlotPointer }
  /** The browser cancelled the pointer, for example to scroll. */
  | { type: 'lost'; id: number }

/** A recognised gesture. Positions in pixels of the frame. */
export type Gesture =
  /** A pointer hovers over the plot, or drags the crosshair. */
  | { type: 'point'; at: Pixel; touch: boolean }
  /** Pressed and released in one place: a click or a tap. */
  | { type: 'press'; at: Pixel; touch: boolean }
  /** `from`: where the drag began; `by`: how far it went since the last one. */
  | { type: 'drag'; drag: DragKind; from: Pixel; to: Pixel; by: Pixel }
  | { type: 'drop'; drag: DragKind; from: Pixel; to: Pixel }
  /** The drag ends without effect. */
  | { type: 'cancel'; drag: DragKind }
  /** Two fingers, before and after. */
  | { type: 'pinch'; before: readonly [Pixel, Pixel]; after: readonly [Pixel, Pixel] }

/** A pointer that moved less than this, in pixels, has pressed. */
const DRAG_DISTANCE = 5

/** The pointers after an action, and the gesture that it causes, if any. */
export function gestureReducer(state: GestureState, action: PointerAction): [GestureState, Gesture | null] {
  switch (action.type) {
    case 'down':
      return down(state, action.pointer, action.drag)
    case 'move':
      return move(state, action.pointer)
    case 'up':
      return isDown(state, action.pointer.id) ? up(state, action.pointer) : [state, null]
    case 'lost':
      return isDown(state, action.id) ? [without(state, action.id), cancelled(state)] : [state, null]
  }
}

function isDown({ pointers }: GestureState, id: number): boolean {
  return pointers.some(pointer => pointer.id === id)
}

function down(state: GestureState, pointer: PlotPointer, drag: DragKind): [GestureState, Gesture | null] {
  // of three fingers the first is dropped, so that lifting it later has no effect
  const pointers = [...state.pointers.filter(({ id }) => id !== pointer.id), pointer].slice(-2)
  const start = pixelOf(pointer)
  if (pointers.length === 2) return [{ ...state, phase: 'pinching', pointers }, cancelled(state)]
  const pressed: GestureState = { phase: 'pressed', pointers, start, drag }
  return [pressed, { type: 'point', at: start, touch: pointer.touch }]
}

function move(state: GestureState, pointer: PlotPointer): [GestureState, Gesture | null] {
  const at = pixelOf(pointer)
  const before = state.pointers.find(({ id }) => id === pointer.id)
  const point: Gesture = { type: 'point', at, touch: pointer.touch }
  if (!before) return [state, state.pointers.length > 0 ? null : point]
  const pointers = state.pointers.map(other => (other.id === pointer.id ? pointer : other))
  if (state.phase === 'pinching')
    return [
      { ...state, pointers },
      { type: 'pinch', before: pair(state.pointers), after: pair(pointers) },
    ]
  const { start, drag } = state
  if (drag === 'read') return [{ ...state, pointers }, point]
  const isPress = state.phase === 'pressed'
  if (isPress && Math.hypot(at.x - start.x, at.y - start.y) < DRAG_DISTANCE)
    return [{ ...state, pointers }, null]
  const from = isPress ? start : before
  const by = { x: at.x - from.x, y: at.y - from.y }
  return [
    { ...state, phase: 'dragging', pointers },
    { type: 'drag', drag, from: start, to: at, by },
  ]
}

function up(state: GestureState, pointer: PlotPointer): [GestureState, Gesture | null] {
  const { phase, start, drag } = state
  const left = without(state, pointer.id)
  const to = pixelOf(pointer)
  const isFar = Math.hypot(to.x - start.x, to.y - start.y) >= DRAG_DISTANCE
  if (phase === 'dragging') return [left, { type: 'drop', drag, from: start, to }]
  if (phase !== 'pressed') return [left, null]
  // a pointer may be released far away without a move event
  if (isFar) return [left, drag === 'select' ? { type: 'drop', drag, from: start, to } : null]
  return [left, { type: 'press', at: to, touch: pointer.touch }]
}

/** After one finger of a pinch lifts the other one continues to pan, so that nothing jumps. */
function without(state: GestureState, id: number): GestureState {
  const pointers = state.pointers.filter(pointer => pointer.id !== id)
  const [last] = pointers
  return last ? { phase: 'dragging', pointers, start: pixelOf(last), drag: 'pan' } : NO_GESTURE
}

function cancelled({ phase, drag }: GestureState): Gesture | null {
  return phase === 'dragging' ? { type: 'cancel', drag } : null
}

function pixelOf({ x, y }: Pixel): Pixel {
  return { x, y }
}

function pair(pointers: readonly PlotPointer[]): readonly [Pixel, Pixel] {
  const [one, other] = [...pointers].sort((a, b) => a.id - b.id)
  return [pixelOf(one ?? NO_GESTURE.start), pixelOf(other ?? NO_GESTURE.start)]
}
