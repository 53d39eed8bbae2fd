/** A finger, pen or mouse pointer on the plot; `x` in pixels of the plot. */
export type Finger = { id: number; x: number; touch: boolean }

/** What the hand is doing. */
export type Hand = {
  doing: 'nothing' | 'select' | 'pan' | 'scrub' | 'pinch'
  fingers: readonly Finger[]
  /** Where a selection began. */
  from: number
}

export const EMPTY_HAND: Hand = { doing: 'nothing', fingers: [], from: 0 }

export type HandEvent =
  /** `zoomed`: less than everything shows. `shift` swaps selecting and panning. */
  | { type: 'down'; finger: Finger; zoomed: boolean; shift: boolean }
  | { type: 'move'; finger: Finger }
  | { type: 'up'; finger: Finger }
  | { type: 'lost'; id: number }

/** What the chart has to do about it. Places in pixels of the plot. */
export type Act =
  | { kind: 'nothing' }
  | { kind: 'point'; x: number }
  | { kind: 'band'; from: number; to: number }
  | { kind: 'choose'; from: number; to: number }
  | { kind: 'dropBand' }
  | { kind: 'pan'; by: number }
  | { kind: 'pinch'; before: readonly [number, number]; after: readonly [number, number] }

/** A selection narrower than this is a click. */
export const CLICK_WIDTH = 6

const NOTHING: Act = { kind: 'nothing' }

/**
 * The next state of the hand, and what follows from it: dragging selects a stretch of the whole and moves a zoomed
 * chart (Shift swaps the two), one finger reads the whole and moves a zoomed chart, two fingers pinch.
 */
export function handle(hand: Hand, event: HandEvent): [Hand, Act] {
  switch (event.type) {
    case 'down':
      return down(hand, event)
    case 'move':
      return move(hand, event.finger)
    case 'up':
      return up(hand, event.finger)
    case 'lost':
      return [without(hand, event.id), hand.doing === 'select' ? { kind: 'dropBand' } : NOTHING]
  }
}

function down(hand: Hand, { finger, zoomed, shift }: Extract<HandEvent, { type: 'down' }>): [Hand, Act] {
  const fingers = [...hand.fingers.filter(other => other.id !== finger.id), finger].slice(-2)
  if (fingers.length === 2) return [{ doing: 'pinch', fingers, from: 0 }, { kind: 'dropBand' }]
  const doing = zoomed !== shift ? 'pan' : finger.touch ? 'scrub' : 'select'
  return [
    { doing, fingers, from: finger.x },
    { kind: 'point', x: finger.x },
  ]
}

function move(hand: Hand, finger: Finger): [Hand, Act] {
  const before = hand.fingers.find(other => other.id === finger.id)
  if (!before) return [hand, hand.fingers.length > 0 ? NOTHING : { kind: 'point', x: finger.x }]
  const fingers = hand.fingers.map(other => (other.id === finger.id ? finger : other))
  const next = { ...hand, fingers }
  switch (hand.doing) {
    case 'select':
      return [next, { kind: 'band', from: hand.from, to: finger.x }]
    case 'pan':
      return [next, { kind: 'pan', by: finger.x - before.x }]
    case 'pinch':
      return [next, { kind: 'pinch', before: placesOf(hand.fingers), after: placesOf(fingers) }]
    default:
      return [next, { kind: 'point', x: finger.x }]
  }
}

function up(hand: Hand, finger: Finger): [Hand, Act] {
  const left = without(hand, finger.id)
  if (hand.doing !== 'select') return [left, NOTHING]
  const wide = Math.abs(finger.x - hand.from) >= CLICK_WIDTH
  const act: Act = wide
    ? { kind: 'choose', from: Math.min(hand.from, finger.x), to: Math.max(hand.from, finger.x) }
    : { kind: 'dropBand' }
  return [left, act]
}

/** With a finger gone from a pinch the other one goes on panning, so that nothing jumps. */
function without(hand: Hand, id: number): Hand {
  const fingers = hand.fingers.filter(finger => finger.id !== id)
  return fingers.length > 0 ? { ...hand, doing: 'pan', fingers } : EMPTY_HAND
}

function placesOf(fingers: readonly Finger[]): readonly [number, number] {
  const [a, b] = [...fingers].sort((one, other) => one.id - other.id)
  return [a?.x ?? 0, b?.x ?? 0]
}

export type WheelTurn = {
  deltaX: number
  deltaY: number
  /** Pixels, lines or pages, as the event says (0, 1, 2). */
  deltaMode: number
  ctrl: boolean
  meta: boolean
  shift: boolean
}

export type WheelIntent =
  | { kind: 'zoom'; factor: number }
  | { kind: 'pan'; pixels: number }
  /** The page scrolls; the chart may say how to zoom. */
  | { kind: 'page' }

/**
 * What a turn of the wheel means. The page keeps its scroll unless the hand asked for the chart:
 * by Ctrl or ⌘ (a trackpad's pinch sends Ctrl), or by having focused it; sideways turns move a zoomed chart.
 */
export function wheelIntent(
  turn: WheelTurn,
  { engaged, zoomed }: { engaged: boolean; zoomed: boolean },
): WheelIntent {
  const unit = turn.deltaMode === 1 ? 16 : turn.deltaMode === 2 ? 400 : 1
  const across = (turn.shift && turn.deltaX === 0 ? turn.deltaY : turn.deltaX) * unit
  const along = turn.shift ? 0 : turn.deltaY * unit
  const asked = turn.ctrl || turn.meta
  if (!asked && Math.abs(across) > Math.abs(along))
    return zoomed ? { kind: 'pan', pixels: across } : { kind: 'page' }
  if (along === 0 || !(asked || engaged)) return { kind: 'page' }
  if (!asked && along > 0 && !zoomed) return { kind: 'page' }
  const step = Math.max(-120, Math.min(120, along))
  return { kind: 'zoom', factor: Math.exp(step * (turn.ctrl && Math.abs(step) < 40 ? 0.01 : 0.0022)) }
}
