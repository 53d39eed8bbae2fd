'use client'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { pixelOn } from '../plot/geometry.ts'
import { ZOOM_KEYS } from '../plot/keyboard.ts'
import type { Range } from '../plot/scales.ts'
import { useWheel } from '../plot/use-wheel.ts'
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
  useWheel({
    surface: request.root,
    getState: () => {
      const { root, window, bounds, times, wheel } = latest.current
      if (times.length === 0) return null
      return { engaged: wheel === 'always' || hasFocus(root.current), zoomed: !isWhole(window, bounds) }
    },
    onTurn: (intent, at) => {
      const { width, bounds } = latest.current
      if (intent.kind === 'pan') tell({ type: 'panned', by: intent.pixels * timePerPixel(width, bounds) })
      else tell({ type: 'zoomed', around: timeAt(at().x, width, bounds), factor: intent.factor })
    },
  })

  const timeUnder = (event: PointerEvent<HTMLElement>): number => {
    const { width, bounds } = latest.current
    return timeAt(pixelOn(event.currentTarget, event).x, width, bounds)
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
      const factor = part === 'window' ? ZOOM_KEYS[event.key] : undefined
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

function hasFocus(root: HTMLElement | null): boolean {
  return root?.contains(root.ownerDocument.activeElement) ?? false
}

function sliderIn(root: HTMLElement | null, part: NavigatorPart): HTMLElement | null {
  return root?.querySelector(`[data-part=${part}]`) ?? null
}
