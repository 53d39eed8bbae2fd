'use client'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Channel, type CursorLink, createChannel } from '../plot/cursor.ts'
import { type Box, type Rect, rectBetween } from '../plot/geometry.ts'
import type { Gesture } from '../plot/gestures.reducer.ts'
import { plotKeys } from '../plot/keyboard.ts'
import type { AxisRange } from '../plot/scales.ts'
import type { TimeAxis } from '../plot/time-axis.ts'
import { type PlotGestureHandlers, usePlotGestures } from '../plot/use-plot-gestures.ts'
import type { Bounds } from '../plot/window.ts'
import type { SeriesLine } from '../series/time-series.ts'
import type { TimeChartModel } from './use-time-chart-model.ts'

export type InteractionOptions = {
  model: TimeChartModel
  /** The visible lines, merged where days are narrow. */
  lines: readonly SeriesLine[]
  axis: TimeAxis
  bounds: Bounds
  window: AxisRange
  zoomed: boolean
  /** The plot within the frame. */
  box: Box
  /** Whether drawing in every frame would drop frames. */
  heavy: boolean
  /** The crosshair, and the identity of this chart among those that share it. */
  link: CursorLink
  source: object
  /** `always`: a plain wheel zooms. `modifier`: only with Ctrl or ⌘, or once the chart has focus. */
  wheel: 'modifier' | 'always'
  /** Whether lines are visible and react to pointers. */
  live: boolean
}

export type Interaction = {
  /** The element that takes keys, pointers and the wheel. */
  surface: RefObject<HTMLDivElement | null>
  /** Explains how to zoom to a user who turned the wheel without a modifier; visible while it has `data-shown`. */
  hint: RefObject<HTMLParagraphElement | null>
  /** The range that is being selected; null without one. */
  selection: Channel<Rect | null>
  gestures: PlotGestureHandlers
  onKeyDown: (event: KeyboardEvent) => void
}

/** Pointer, wheel and key handling of the plot. */
export function useInteraction(options: InteractionOptions): Interaction {
  const surface = useRef<HTMLDivElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const [selection] = useState(() => createChannel<Rect | null>(null))
  const gestures = useGestures(options, { surface, hint, selection })
  const onKeyDown = useKeys(options)
  return { surface, hint, selection, gestures, onKeyDown }
}

/**
 * A drag selects a range of the whole chart and pans a zoomed one, Shift swaps the two; one finger moves the crosshair, two pinch and pan.
 */
function useGestures(
  { model, axis, bounds, window, zoomed, box, heavy, link, source, wheel, live }: InteractionOptions,
  { surface, hint, selection }: Pick<Interaction, 'surface' | 'hint' | 'selection'>,
): PlotGestureHandlers {
  const { events, state } = model
  const from = axis.placeOf(window.from)
  const perPixel = (axis.placeOf(window.to) - from) / box.width
  const timeAt = (x: number): number => axis.timeAt(from + (x - box.left) * perPixel)
  const share = ({ x }: { x: number }): number => (x - box.left) / box.width
  const point = (x: number, y: number, touch = false): void =>
    link.set({ at: timeAt(x), near: y, source, touch })
  const onGesture = (gesture: Gesture): void => {
    switch (gesture.type) {
      case 'point':
        point(gesture.at.x, gesture.at.y, gesture.touch)
        break
      case 'drag':
        if (gesture.drag === 'select') {
          point(gesture.to.x, gesture.to.y)
          selection.set({
            ...rectBetween(gesture.from, gesture.to, box),
            top: box.top,
            bottom: box.top + box.height,
          })
        } else {
          link.set(null)
          events.pan(-gesture.by.x * perPixel, bounds)
        }
        break
      case 'drop':
        if (gesture.drag !== 'select') break
        selection.set(null)
        events.choose(
          {
            from: timeAt(Math.min(gesture.from.x, gesture.to.x)),
            to: timeAt(Math.max(gesture.from.x, gesture.to.x)),
          },
          bounds,
        )
        break
      case 'cancel':
        selection.set(null)
        break
      case 'pinch': {
        link.set(null)
        const { before, after } = gesture
        events.pinch([share(before[0]), share(before[1])], [share(after[0]), share(after[1])], bounds)
        break
      }
      case 'press':
        break
    }
  }

  return usePlotGestures({
    surface,
    box,
    dragKind: ({ touch }, { shiftKey }) => (touch ? 'read' : zoomed !== shiftKey ? 'pan' : 'select'),
    onGesture,
    onLeave: () => link.set(null),
    isEnabled: live,
    wheel: {
      hint,
      getState: () => ({
        engaged: wheel === 'always' || state.focused,
        zoomed,
        hintable: link.get() !== null,
      }),
      onTurn: (intent, at) => {
        if (heavy) link.set(null)
        if (intent.kind === 'pan') events.pan(intent.pixels * perPixel, bounds)
        else events.zoom(timeAt(at().x), intent.factor, bounds)
      },
    },
  })
}

/** Arrows walk the points, + − 0 zoom, Escape removes the cursor (C22). */
function useKeys({
  model: { state, events },
  lines,
  bounds,
  window,
  link,
  source,
}: InteractionOptions): (event: KeyboardEvent) => void {
  const { cursor } = state

  useEffect(() => {
    if (!cursor) return
    link.set({ at: cursor.at, id: cursor.id, source })
    return () => link.set(null)
  }, [cursor, link, source])
  // The chart's own window has moved in the reducer already; a shared one moves here
  const latest = useRef(bounds)
  useEffect(() => {
    latest.current = bounds
  })
  useEffect(() => {
    if (cursor) events.reveal(cursor.at, latest.current)
  }, [cursor, events])

  return plotKeys({
    onStep: step => {
      const walked = lines.filter(line => !line.trend).map(line => ({ id: line.id, x: line.column.x }))
      events.step(step, walked, bounds, window)
    },
    onZoom: factor => events.zoom(cursor?.at ?? (window.from + window.to) / 2, factor, bounds),
    onReset: events.reset,
    onKey: ({ key }) => {
      if (key !== 'Escape' || !cursor) return false
      events.dismiss()
      return true
    },
  })
}
