import type { Spot } from './graph-places.shape.ts'

/** A finger, pen or mouse pointer on the graph, in pixels of the frame. */
export type GraphFinger = { id: number; x: number; y: number; touch: boolean }

/** What the hand is doing. `pressing`: it has not moved far enough to mean anything but a press. */
export type GraphHand = {
  doing: 'nothing' | 'pressing' | 'moving' | 'dragging' | 'pinching'
  fingers: readonly GraphFinger[]
  from: Spot
  /** The node under the finger that came down first. */
  node: number | null
  /** Whether that node goes with the finger. */
  holds: boolean
}

export const IDLE_HAND: GraphHand = {
  doing: 'nothing',
  fingers: [],
  from: { x: 0, y: 0 },
  node: null,
  holds: false,
}

export type GraphHandEvent =
  /** `marked`: the node is the one that was pressed before. */
  | { type: 'down'; finger: GraphFinger; node: number | null; marked: boolean }
  | { type: 'move'; finger: GraphFinger }
  | { type: 'up'; finger: GraphFinger }
  | { type: 'lost'; id: number }

/** What the graph has to do about it. */
export type GraphAct =
  | { kind: 'nothing' }
  /** No button is down: what is there, is looked at. */
  | { kind: 'look'; at: Spot }
  | { kind: 'pan'; by: Spot }
  | { kind: 'drag'; node: number; to: Spot }
  | { kind: 'pinch'; before: readonly [Spot, Spot]; after: readonly [Spot, Spot] }
  | { kind: 'press'; node: number | null }

/** A hand that moved less than this, in pixels, has pressed. */
const PRESS_REACH = 5

const NOTHING: GraphAct = { kind: 'nothing' }

/**
 * The next state of the hand, and what follows from it: a drag moves the node under it, or the graph; two fingers pinch.
 * A finger moves a node only after a tap has marked it, so that a thumb that scrolls the page takes nothing along.
 */
export function handleGraph(hand: GraphHand, event: GraphHandEvent): [GraphHand, GraphAct] {
  switch (event.type) {
    case 'down':
      return down(hand, event)
    case 'move':
      return move(hand, event.finger)
    case 'up':
      return up(hand, event.finger)
    case 'lost':
      return [without(hand, event.id), NOTHING]
  }
}

type Down = Extract<GraphHandEvent, { type: 'down' }>

function down(hand: GraphHand, { finger, node, marked }: Down): [GraphHand, GraphAct] {
  const fingers = [...hand.fingers.filter(other => other.id !== finger.id), finger].slice(-2)
  if (fingers.length === 2)
    return [{ ...hand, doing: 'pinching', fingers, node: null, holds: false }, NOTHING]
  const holds = node !== null && (!finger.touch || marked)
  return [{ doing: 'pressing', fingers, from: { x: finger.x, y: finger.y }, node, holds }, NOTHING]
}

function move(hand: GraphHand, finger: GraphFinger): [GraphHand, GraphAct] {
  const at = { x: finger.x, y: finger.y }
  const before = hand.fingers.find(other => other.id === finger.id)
  if (!before) return [hand, hand.fingers.length > 0 || finger.touch ? NOTHING : { kind: 'look', at }]
  const next = { ...hand, fingers: hand.fingers.map(other => (other.id === finger.id ? finger : other)) }
  switch (hand.doing) {
    case 'pressing': {
      if (Math.hypot(at.x - hand.from.x, at.y - hand.from.y) < PRESS_REACH) return [next, NOTHING]
      const doing = hand.holds ? 'dragging' : 'moving'
      return [{ ...next, doing }, follow(hand, doing, hand.from, at)]
    }
    case 'moving':
    case 'dragging':
      return [next, follow(hand, hand.doing, before, at)]
    case 'pinching':
      return [next, { kind: 'pinch', before: places(hand.fingers), after: places(next.fingers) }]
    default:
      return [next, NOTHING]
  }
}

function follow({ node }: GraphHand, doing: 'moving' | 'dragging', before: Spot, at: Spot): GraphAct {
  return doing === 'dragging' && node !== null
    ? { kind: 'drag', node, to: at }
    : { kind: 'pan', by: { x: at.x - before.x, y: at.y - before.y } }
}

function up(hand: GraphHand, finger: GraphFinger): [GraphHand, GraphAct] {
  const isHeld = hand.fingers.some(({ id }) => id === finger.id)
  const act: GraphAct = isHeld && hand.doing === 'pressing' ? { kind: 'press', node: hand.node } : NOTHING
  return [without(hand, finger.id), act]
}

/** With a finger gone from a pinch the other one moves the graph on, so that nothing jumps. */
function without(hand: GraphHand, id: number): GraphHand {
  const fingers = hand.fingers.filter(finger => finger.id !== id)
  if (fingers.length === hand.fingers.length) return hand
  return fingers.length > 0 ? { ...hand, doing: 'moving', fingers, node: null, holds: false } : IDLE_HAND
}

function places(fingers: readonly GraphFinger[]): readonly [Spot, Spot] {
  const [a, b] = [...fingers].sort((one, other) => one.id - other.id)
  return [
    { x: a?.x ?? 0, y: a?.y ?? 0 },
    { x: b?.x ?? 0, y: b?.y ?? 0 },
  ]
}
