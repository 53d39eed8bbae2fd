'use client'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { wheelIntent } from '../time-chart/gesture.ts'
import type { Range } from '../time-chart/time-chart.model.ts'
import {
  type Grip,
  isWhole,
  type NavigatorBounds,
  type NavigatorEvent,
  type NavigatorPart,
  type NavigatorStep,
  navigatorReducer,
} from './navigator.model.ts'
import { timeAt, timePerPixel } from './navigator.shape.ts'

export type NavigatorRequest = {
  root: RefObject<HTMLElement | null>
  window: Range
  bounds: NavigatorBounds
  /** The points that arrow keys go along; without any there is nothing to choose from. */
  times: Float64Array
  width: number
  wheel: 'modifier' | 'always'
  onWindowChange: (window: Range | null) => void
}

export type NavigatorHand = {
  /** What is held; `draw` is a window that is just being drawn. */
  held: Grip['part'] | null
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** A press that goes no further than this, in pixels, is a click. */
const CLICK_WIDTH = 6

const STEPS: Record<string, NavigatorStep> = {
  ArrowRight: 'next',
  ArrowUp: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'previous',
  PageUp: 'pageNext',
  PageDown: 'pagePrevious',
  Home: 'first',
  End: 'last',
}

/** The same keys as on the chart. */
const ZOOMS: Record<string, number> = { '+': 0.6, '=': 0.6, '-': 1 / 0.6, _: 1 / 0.6 }

/** Pointers, keys and wheel on the strip. The page holds the window; what a hand holds is known here alone. */
export function useNavigator(request: NavigatorRequest): NavigatorHand {
  const latest = useRef(request)
  useEffect(() => {
    latest.current = request
  })
  const grip = useRef<Grip | null>(null)
  const [held, setHeld] = useState<Grip['part'] | null>(null)

  const tell = (event: NavigatorEvent): void => {
    const { window, bounds, times, onWindowChange } = latest.current
    if (times.length === 0) return
    const next = navigatorReducer({ window, grip: grip.current }, event, bounds)
    grip.current = next.grip
    setHeld(next.grip?.part ?? null)
    if (next.window.from === window.from && next.window.to === window.to) return
    // Several turns of a wheel may come before the page has rendered the first
    latest.current = { ...latest.current, window: next.window }
    onWindowChange(isWhole(next.window, bounds) ? null : next.window)
  }
  useWheel(latest, tell)

  const timeUnder = ({ clientX }: PointerEvent): number => {
    const { root, width, bounds } = latest.current
    return timeAt(clientX - (root.current?.getBoundingClientRect().left ?? 0), width, bounds)
  }
  const handlers: NavigatorHand['handlers'] = {
    onPointerDown: event => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      tell({
        type: 'pressed',
        pointer: event.pointerId,
        at: timeUnder(event),
        part: partOf(event.target) ?? 'strip',
      })
    },
    onPointerMove: event => {
      const { width, bounds } = latest.current
      const slack = CLICK_WIDTH * timePerPixel(width, bounds)
      tell({ type: 'dragged', pointer: event.pointerId, at: timeUnder(event), slack })
    },
    onPointerUp: event => {
      const drew = grip.current?.part === 'draw'
      tell({ type: 'released', pointer: event.pointerId })
      // Where the hand left off, the keys go on
      if (drew) sliderIn(latest.current.root.current, 'window')?.focus({ preventScroll: true })
    },
    onPointerCancel: () => tell({ type: 'cancelled' }),
    onKeyDown: event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const { window, times } = latest.current
      const part = partOf(event.target)
      const step = STEPS[event.key]
      const factor = part === 'window' ? ZOOMS[event.key] : undefined
      if (part && step) tell({ type: 'stepped', part, step, times })
      else if (factor) tell({ type: 'zoomed', around: (window.from + window.to) / 2, factor })
      else if (part === 'window' && event.key === '0') tell({ type: 'widened' })
      else if (event.key === 'Escape' && grip.current) tell({ type: 'cancelled' })
      else return
      event.preventDefault()
    },
  }
  return { held, handlers }
}

function partOf(target: EventTarget): NavigatorPart | null {
  const part = target instanceof Element ? target.closest('[data-part]')?.getAttribute('data-part') : null
  return part === 'from' || part === 'to' || part === 'window' ? part : null
}

function sliderIn(root: HTMLElement | null, part: NavigatorPart): HTMLElement | null {
  return root?.querySelector(`[data-part=${part}]`) ?? null
}

/** The wheel must be listened to by hand: React's own listener could not keep the page from scrolling. */
function useWheel(latest: RefObject<NavigatorRequest>, tell: (event: NavigatorEvent) => void): void {
  const told = useRef(tell)
  useEffect(() => {
    told.current = tell
  })
  useEffect(() => {
    const element = latest.current.root.current
    if (!element) return
    const turn = (event: WheelEvent): void => {
      const { window, bounds, times, width, wheel } = latest.current
      if (times.length === 0) return
      const { deltaX, deltaY, deltaMode, ctrlKey: ctrl, metaKey: meta, shiftKey: shift } = event
      const engaged = wheel === 'always' || element.contains(element.ownerDocument.activeElement)
      const zoomed = !isWhole(window, bounds)
      const intent = wheelIntent({ deltaX, deltaY, deltaMode, ctrl, meta, shift }, { engaged, zoomed })
      if (intent.kind === 'page') return
      event.preventDefault()
      if (intent.kind === 'pan') {
        told.current({ type: 'panned', by: intent.pixels * timePerPixel(width, bounds) })
        return
      }
      const pixel = event.clientX - element.getBoundingClientRect().left
      told.current({ type: 'zoomed', around: timeAt(pixel, width, bounds), factor: intent.factor })
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [latest])
}
