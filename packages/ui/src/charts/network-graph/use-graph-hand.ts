'use client'
import { type PointerEvent, type RefObject, useRef } from 'react'
import { pixelOn } from '../plot/geometry.ts'
import { useWheel } from '../plot/use-wheel.ts'
import {
  type GraphAct,
  type GraphFinger,
  type GraphHandEvent,
  handleGraph,
  IDLE_HAND,
} from './graph-gesture.ts'
import { fromMiddle, nodeAt, type Spot, spotAt } from './graph-places.shape.ts'
import { isZoomed } from './network-graph.model.ts'
import type { GraphScene } from './use-graph-scene.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

export type GraphHandRequest = {
  scene: GraphScene
  model: NetworkGraphModel
  /** The element that takes pointers and the wheel. */
  surface: RefObject<HTMLElement | null>
  /** Says how to zoom, to a hand that turned the wheel without asking. */
  hint: RefObject<HTMLElement | null>
}

export type GraphHandlers = {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: (event: PointerEvent) => void
  onPointerCancel: (event: PointerEvent) => void
  onPointerLeave: (event: PointerEvent) => void
}

/** Pixels beside a marker that still count as the marker. */
const SLACK = { mouse: 3, touch: 12 }

/** Pointers and wheel on the graph: looking, pressing, moving the graph or a node, pinching, zooming. */
export function useGraphHand(request: GraphHandRequest): GraphHandlers {
  const { scene, model, surface, hint } = request
  const { state, events } = model
  const hand = useRef(IDLE_HAND)
  useWheel({
    ...{ surface, hint },
    getState: () =>
      scene.drawing && {
        engaged: state.engaged || model.fullscreen.state.open,
        zoomed: isZoomed(state.view),
        hintable: state.hovered !== null,
      },
    onTurn: (intent, at) => {
      if (intent.kind === 'pan') events.pan({ x: -intent.pixels, y: 0 }, scene.frame)
      // the intent's factor is that of a window of time: below 1 shows less, which is nearer
      else events.zoom(1 / intent.factor, fromMiddle(at(), scene.frame), scene.frame)
    },
  })

  const tell = (event: GraphHandEvent, target: PointerEvent | null): void => {
    const [next, act] = handleGraph(hand.current, event)
    const began = hand.current.doing === 'pressing' && (next.doing === 'moving' || next.doing === 'dragging')
    hand.current = next
    // Only a drag holds on to the pointer: a press has to stay a press for whatever is under it
    if (began && target) target.currentTarget.setPointerCapture(target.pointerId)
    perform(act, request)
  }
  return {
    onPointerDown: event => {
      if (event.button !== 0) return
      const finger = fingerOf(event)
      const node = nodeUnder(finger, request, finger.touch ? SLACK.touch : SLACK.mouse)
      tell({ type: 'down', finger, node, marked: node !== null && node === state.focused }, null)
    },
    onPointerMove: event => tell({ type: 'move', finger: fingerOf(event) }, event),
    onPointerUp: event => tell({ type: 'up', finger: fingerOf(event) }, null),
    onPointerCancel: event => tell({ type: 'lost', id: event.pointerId }, null),
    onPointerLeave: event => {
      if (hand.current.fingers.length === 0) events.hover(null)
      else if (event.pointerType !== 'mouse') tell({ type: 'lost', id: event.pointerId }, null)
    },
  }
}

function fingerOf(event: PointerEvent): GraphFinger {
  const { pointerId: id, pointerType, currentTarget } = event
  return { id, ...pixelOn(currentTarget, event), touch: pointerType === 'touch' }
}

/** A pixel of the frame before the graph was moved as a whole. */
function unmoved({ x, y }: Spot, { model }: GraphHandRequest): Spot {
  const { view } = model.state
  return { x: x - view.x, y: y - view.y }
}

function nodeUnder(at: Spot, request: GraphHandRequest, slack: number): number | null {
  const { drawing } = request.scene
  return drawing ? nodeAt(unmoved(at, request), drawing.places, slack) : null
}

function perform(act: GraphAct, request: GraphHandRequest): void {
  const { scene, model } = request
  const { events } = model
  const { drawing, frame } = scene
  switch (act.kind) {
    case 'look':
      events.hover(nodeUnder(act.at, request, SLACK.mouse))
      break
    case 'press':
      events.mark(act.node)
      break
    case 'pan':
      events.pan(act.by, frame)
      break
    case 'drag': {
      if (!drawing) break
      const inside = { x: within(act.to.x, frame.width), y: within(act.to.y, frame.height) }
      events.drag(act.node, spotAt(unmoved(inside, request), drawing.places, drawing.request))
      break
    }
    case 'pinch': {
      const [[a, b], [c, d]] = [act.before, act.after]
      events.pinch(
        [fromMiddle(a, frame), fromMiddle(b, frame)],
        [fromMiddle(c, frame), fromMiddle(d, frame)],
        frame,
      )
      break
    }
    case 'nothing':
      break
  }
}

/** A node cannot be dragged out of the frame, where nobody would find it. */
function within(value: number, size: number): number {
  return Math.max(10, Math.min(size - 10, value))
}
