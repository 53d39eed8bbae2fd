'use client'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Pixel } from '../plot/geometry.ts'
import type { Gesture } from '../plot/gestures.reducer.ts'
import { plotKeys, type Step, ZOOM_KEYS } from '../plot/keyboard.ts'
import type { AxisRange } from '../plot/scales.ts'
import { type PlotGestureHandlers, usePlotGestures } from '../plot/use-plot-gestures.ts'
import {
  isWholeRange,
  type NavigatorAction,
  type NavigatorBounds,
  type NavigatorPart,
  type NavigatorState,
  type NavigatorStep,
  navigatorReducer,
} from './navigator.reducer.ts'
import { timeAt, timePerPixel } from './navigator.view-model.ts'

export type NavigatorOptions = {
  /** The strip: it receives pointers, wheel, and the keys of its sliders. */
  strip: RefObject<HTMLElement | null>
  window: AxisRange
  bounds: NavigatorBounds
  /** The points for arrow keys; without any the navigator is disabled. */
  times: Float64Array
  /** Width of the strip in pixels. */
  width: number
  wheel: 'modifier' | 'always'
  onWindowChange: (window: AxisRange | null) => void
  /** Called at the end of a change. Default none. */
  onWindowCommit?: ((window: AxisRange | null) => void) | undefined
}

export type NavigatorModel = {
  /** The part under a pressed pointer; `draw`: it draws a new window. */
  pressed: NavigatorPart | 'draw' | null
  handlers: PlotGestureHandlers & { onKeyDown: (event: KeyboardEvent) => void }
}

/** Keys of an ARIA slider: up and Page Up are later, unlike in a plot. */
const STEPS: Readonly<Record<Step, NavigatorStep>> = {
  right: 'next',
  up: 'next',
  left: 'previous',
  down: 'previous',
  // Page Up and Page Down
  previous: 'pageNext',
  next: 'pagePrevious',
  first: 'first',
  last: 'last',
}

/** Pointers, keys and wheel on the strip. The window is controlled by the page; only the pressed part is state here. */
export function useNavigator({
  strip,
  window,
  bounds,
  times,
  width,
  wheel,
  onWindowChange,
  onWindowCommit,
}: NavigatorOptions): NavigatorModel {
  const [pressed, setPressed] = useState<NavigatorState['pressed']>(null)
  // several wheel events may arrive before the page has rendered the first
  const latest = useRef<NavigatorState>({ window, pressed })
  useEffect(() => {
    latest.current = { window, pressed }
  })
  const isChanged = useRef(false)

  const dispatch = (action: NavigatorAction): void => {
    if (times.length === 0) return
    const before = latest.current.window
    const next = navigatorReducer(latest.current, action, bounds)
    latest.current = next
    setPressed(next.pressed)
    const shown = isWholeRange(next.window, bounds) ? null : next.window
    if (next.window.from !== before.from || next.window.to !== before.to) {
      isChanged.current = true
      onWindowChange(shown)
    }
    if (next.pressed || !isChanged.current) return
    isChanged.current = false
    onWindowCommit?.(shown)
  }
  const timeOf = ({ x }: Pixel): number => timeAt(x, width, bounds)

  const onGesture = (gesture: Gesture): void => {
    switch (gesture.type) {
      case 'drag':
        if (gesture.drag === 'pan')
          dispatch({ type: 'panned', by: gesture.by.x * timePerPixel(width, bounds) })
        else dispatch({ type: 'dragged', from: timeOf(gesture.from), to: timeOf(gesture.to) })
        break
      case 'drop': {
        if (gesture.drag === 'pan') break
        const draws = latest.current.pressed?.part === 'draw'
        dispatch({ type: 'dragged', from: timeOf(gesture.from), to: timeOf(gesture.to) })
        // the drawn window gets the focus, so that keys can adjust it
        if (draws) sliderIn(strip.current, 'window')?.focus({ preventScroll: true })
        break
      }
      case 'press':
        dispatch({ type: 'clicked', at: timeOf(gesture.at) })
        break
      case 'cancel':
        dispatch({ type: 'cancelled' })
        break
      case 'pinch': {
        const [before, after] = [gesture.before, gesture.after]
        const [start, end] = before[0].x <= before[1].x ? ([0, 1] as const) : ([1, 0] as const)
        const movedBy = (finger: 0 | 1) => timeOf(after[finger]) - timeOf(before[finger])
        dispatch({ type: 'pinched', by: [movedBy(start), movedBy(end)] })
        break
      }
      case 'point':
        break
    }
  }

  const gestures = usePlotGestures({
    surface: strip,
    dragKind: (_, event) => {
      dispatch({ type: 'pressed', part: partOf(event.target) ?? 'strip' })
      // the strip is low: a pointer may leave it before its movement counts as a drag
      strip.current?.setPointerCapture(event.pointerId)
      return 'select'
    },
    onGesture,
    onLeave: () => {},
    wheel: {
      getState: () => {
        if (times.length === 0) return null
        const engaged = wheel === 'always' || hasFocus(strip.current)
        return { engaged, zoomed: !isWholeRange(latest.current.window, bounds) }
      },
      onTurn: (intent, at) => {
        if (intent.kind === 'pan')
          dispatch({ type: 'panned', by: intent.pixels * timePerPixel(width, bounds) })
        else dispatch({ type: 'zoomed', around: timeOf(at()), factor: intent.factor })
      },
    },
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    const part = partOf(event.target)
    if (!part) return
    // only the window can zoom; a handle has one value
    if (part !== 'window' && (event.key in ZOOM_KEYS || event.key === '0')) return
    const { from, to } = latest.current.window
    plotKeys({
      onStep: step => dispatch({ type: 'stepped', part, step: STEPS[step], times }),
      onZoom: factor => dispatch({ type: 'zoomed', around: (from + to) / 2, factor }),
      onReset: () => dispatch({ type: 'reset' }),
      onKey: ({ key }) => {
        if (key !== 'Escape' || !latest.current.pressed) return false
        dispatch({ type: 'cancelled' })
        return true
      },
    })(event)
  }

  return {
    pressed: pressed?.part ?? null,
    handlers: {
      ...gestures,
      onKeyDown,
      // not every press becomes a gesture: the browser may use a finger for scrolling before it has moved
      onPointerUp: event => {
        gestures.onPointerUp(event)
        dispatch({ type: 'released' })
      },
      onPointerCancel: event => {
        gestures.onPointerCancel(event)
        dispatch({ type: 'released' })
      },
    },
  }
}

function partOf(target: EventTarget): NavigatorPart | null {
  const part = target instanceof Element ? target.closest('[data-part]')?.getAttribute('data-part') : null
  return part === 'from' || part === 'to' || part === 'window' ? part : null
}

function hasFocus(strip: HTMLElement | null): boolean {
  return strip?.contains(strip.ownerDocument.activeElement) ?? false
}

function sliderIn(strip: HTMLElement | null, part: NavigatorPart): HTMLElement | null {
  return strip?.querySelector(`[data-part=${part}]`) ?? null
}
