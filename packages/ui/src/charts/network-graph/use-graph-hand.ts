'use client'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { wheelIntent } from '../time-chart/gesture.ts'
import {
  type GraphAct,
  type GraphFinger,
  type GraphHandEvent,
  handleGraph,
  IDLE_HAND,
} from './graph-gesture.ts'
import { nodeAt, type Spot, spotAt } from './graph-places.shape.ts'
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
/** How long the hint about the wheel stays. */
const HINT_MS = 1600

/** Pointers and wheel on the graph: looking, pressing, moving the graph or a node, pinching, zooming. */
export function useGraphHand(request: GraphHandRequest): GraphHandlers {
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
  })
  const hand = useRef(IDLE_HAND)
  useGraphWheel(latest)

  const tell = (event: GraphHandEvent, target: PointerEvent | null): void => {
    const [next, act] = handleGraph(hand.current, event)
    const began = hand.current.doing === 'pressing' && (next.doing === 'moving' || next.doing === 'dragging')
    hand.current = next
    // Only a drag holds on to the pointer: a press has to stay a press for whatever is under it
    if (began && target) target.currentTarget.setPointerCapture(target.pointerId)
    perform(act, latest.current)
  }
  return {
    onPointerDown: event => {
      if (event.button !== 0) return
      const finger = fingerOf(event)
      const node = nodeUnder(finger, latest.current, finger.touch ? SLACK.touch : SLACK.mouse)
      const marked = node !== null && node === latest.current.model.state.focused
      tell({ type: 'down', finger, node, marked }, null)
    },
    onPointerMove: event => tell({ type: 'move', finger: fingerOf(event) }, event),
    onPointerUp: event => tell({ type: 'up', finger: fingerOf(event) }, null),
    onPointerCancel: event => tell({ type: 'lost', id: event.pointerId }, null),
    onPointerLeave: event => {
      if (hand.current.fingers.length === 0) latest.current.model.events.hover(null)
      else if (event.pointerType !== 'mouse') tell({ type: 'lost', id: event.pointerId }, null)
    },
  }
}

function fingerOf(event: PointerEvent): GraphFinger {
  const box = event.currentTarget.getBoundingClientRect()
  return {
    id: event.pointerId,
    x: event.clientX - box.left,
    y: event.clientY - box.top,
    touch: event.pointerType === 'touch',
  }
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
  const fromMiddle = ({ x, y }: Spot): Spot => ({ x: x - frame.width / 2, y: y - frame.height / 2 })
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
    case 'pinch':
      events.pinch(
        [fromMiddle(act.before[0]), fromMiddle(act.before[1])],
        [fromMiddle(act.after[0]), fromMiddle(act.after[1])],
        frame,
      )
      break
    case 'nothing':
      break
  }
}

/** A node cannot be dragged out of the frame, where nobody would find it. */
function within(value: number, size: number): number {
  return Math.max(10, Math.min(size - 10, value))
}

/** The wheel must be listened to by hand: React's own listener could not keep the page from scrolling. */
function useGraphWheel(latest: RefObject<GraphHandRequest>): void {
  useEffect(() => {
    const element = latest.current.surface.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let hinted = false
    const hint = (): void => {
      if (hinted || latest.current.model.state.hovered === null) return
      hinted = true
      latest.current.hint.current?.toggleAttribute('data-shown', true)
      timer = setTimeout(() => latest.current.hint.current?.removeAttribute('data-shown'), HINT_MS)
    }
    const turn = (event: WheelEvent): void => {
      const { scene, model } = latest.current
      if (!scene.drawing) return
      const { deltaX, deltaY, deltaMode, ctrlKey: ctrl, metaKey: meta, shiftKey: shift } = event
      const engaged = model.state.engaged || model.fullscreen.state.open
      const zoomed = isZoomed(model.state.view)
      const intent = wheelIntent({ deltaX, deltaY, deltaMode, ctrl, meta, shift }, { engaged, zoomed })
      if (intent.kind === 'page') {
        hint()
        return
      }
      event.preventDefault()
      const box = element.getBoundingClientRect()
      const { frame } = scene
      const at = {
        x: event.clientX - box.left - frame.width / 2,
        y: event.clientY - box.top - frame.height / 2,
      }
      if (intent.kind === 'pan') model.events.pan({ x: -intent.pixels, y: 0 }, frame)
      // the intent's factor is that of a window of time: below 1 shows less, which is nearer
      else model.events.zoom(1 / intent.factor, at, frame)
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('wheel', turn)
    }
  }, [latest])
}
