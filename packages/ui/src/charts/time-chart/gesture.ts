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
const CLICK_WIDTH = 6

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
      return holds(hand, event.finger.id) ? up(hand, event.finger) : [hand, NOTHING]
    case 'lost':
      return holds(hand, event.id) ? lost(hand, event.id) : [hand, NOTHING]
  }
}

/** Of three fingers the first is let go of, so it may lift later without meaning anything. */
function holds({ fingers }: Hand, id: number): boolean {
  return fingers.some(finger => finger.id === id)
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

function lost(hand: Hand, id: number): [Hand, Act] {
  return [without(hand, id), hand.doing === 'select' ? { kind: 'dropBand' } : NOTHING]
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
