'use client'
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { useWheel, type WheelRequest } from '../wheel/use-wheel.ts'
import { EMPTY_HAND, type HandEvent, handle } from './gesture.ts'
import { pinched } from './time-chart.model.ts'
import type { Scene } from './use-scene.ts'
import type { TimeChartModel } from './use-time-chart.ts'

export type PlotHandRequest = {
  scene: Scene
  model: TimeChartModel
  /** The element that takes the wheel. */
  plot: RefObject<HTMLElement | null>
  /** The band over the stretch that is being selected. */
  band: RefObject<SVGRectElement | null>
  /** Says how to zoom, to a hand that turned the wheel without asking. */
  hint: RefObject<HTMLElement | null>
  /** `always`: a plain wheel zooms. `modifier`: only with Ctrl or ⌘, or once the chart has focus. */
  wheel: 'modifier' | 'always'
}

/** A pointer event as the plot sees it; `x` and `y` in pixels of the frame. */
export type PlotPointer = { event: PointerEvent; x: number; y: number }

export type PlotHand = {
  down: (pointer: PlotPointer) => void
  move: (pointer: PlotPointer) => void
  up: (pointer: PlotPointer) => void
  out: (pointer: PlotPointer) => void
  cancel: (event: PointerEvent) => void
}

/** Pointers and wheel on the plot: reading, selecting, panning, pinching, zooming. The handlers never change. */
export function usePlotHand(request: PlotHandRequest): PlotHand {
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
  })
  const hand = useRef(EMPTY_HAND)
  const tell = useCallback((event: HandEvent, y: number) => {
    const [next, act] = handle(hand.current, event)
    hand.current = next
    // What a finger points at is read above it, not under the hand
    const touch = 'finger' in event && event.finger.touch
    perform(act, touch ? latest.current.scene.box.top : y, latest.current)
  }, [])

  const lastX = useRef<number | null>(null)
  useWheel(wheelOf(request, lastX))

  const handlers = useRef<PlotHand | null>(null)
  handlers.current ??= {
    down: ({ event, x, y }) => {
      if (event.button !== 0) return
      ;(event.target as Element).setPointerCapture(event.pointerId)
      const { zoomed } = latest.current.scene
      tell({ type: 'down', finger: fingerOf(event, x), zoomed, shift: event.shiftKey }, y)
    },
    move: ({ event, x, y }) => {
      lastX.current = x
      tell({ type: 'move', finger: fingerOf(event, x) }, y)
    },
    up: ({ event, x, y }) => tell({ type: 'up', finger: fingerOf(event, x) }, y),
    out: ({ event }) => {
      // A finger that lifts leaves its reading standing; there would be no other way to look at it
      if (event.pointerType !== 'touch' && hand.current.fingers.length === 0)
        latest.current.scene.link.set(null)
    },
    cancel: event => tell({ type: 'lost', id: event.pointerId }, 0),
  }
  return handlers.current
}

function fingerOf(event: PointerEvent, x: number) {
  return { id: event.pointerId, x, touch: event.pointerType === 'touch' }
}

type Act = ReturnType<typeof handle>[1]

function perform(act: Act, near: number, { scene, model, band }: PlotHandRequest): void {
  const { box, window, bounds, link, source } = scene
  const perPixel = (window.to - window.from) / box.width
  const timeAt = (x: number): number => window.from + (x - box.left) * perPixel
  const share = (x: number): number => (x - box.left) / box.width
  switch (act.kind) {
    case 'point':
      link.set({ at: timeAt(act.x), near, source })
      break
    case 'band':
      link.set({ at: timeAt(act.to), near, source })
      showBand(band.current, clampX(act.from, box), clampX(act.to, box))
      break
    case 'choose':
      showBand(band.current, 0, 0)
      model.events.choose({ from: timeAt(act.from), to: timeAt(act.to) }, bounds)
      break
    case 'dropBand':
      showBand(band.current, 0, 0)
      break
    case 'pan':
      link.set(null)
      model.events.pan(-act.by * perPixel, bounds)
      break
    case 'pinch': {
      link.set(null)
      const before = [share(act.before[0]), share(act.before[1])] as const
      const after = [share(act.after[0]), share(act.after[1])] as const
      model.events.choose(pinched(window, before, after, bounds), bounds)
      break
    }
    case 'nothing':
      break
  }
}

function clampX(x: number, box: { left: number; width: number }): number {
  return Math.max(box.left, Math.min(box.left + box.width, x))
}

function showBand(band: SVGRectElement | null, from: number, to: number): void {
  band?.setAttribute('x', String(Math.min(from, to)))
  band?.setAttribute('width', String(Math.abs(to - from)))
}

function wheelOf(
  { scene, model, plot, hint, wheel }: PlotHandRequest,
  lastX: RefObject<number | null>,
): WheelRequest {
  return {
    ...{ surface: plot, hint },
    standing: () => ({
      engaged: wheel === 'always' || model.state.focused,
      zoomed: scene.zoomed,
      hintable: scene.link.get() !== null,
    }),
    onTurn: (intent, at) => {
      const { box, window, bounds } = scene
      const perPixel = (window.to - window.from) / box.width
      if (scene.heavy) scene.link.set(null)
      if (intent.kind === 'pan') {
        model.events.pan(intent.pixels * perPixel, bounds)
        return
      }
      // the pointer's last place, so that a turn does not force a layout; without one the page is asked
      const x = lastX.current ?? at().x
      model.events.zoom(window.from + (x - box.left) * perPixel, intent.factor, bounds)
    },
  }
}
