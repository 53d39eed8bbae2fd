'use client'
import type { RefObject } from 'react'
import type { Channel } from '../plot/cursor.ts'
import { type Rect, rectBetween } from '../plot/geometry.ts'
import type { Gesture } from '../plot/gestures.reducer.ts'
import { type PlotGestureHandlers, usePlotGestures } from '../plot/use-plot-gestures.ts'
import type { TimeChartModel } from './use-time-chart.ts'
import type { TimeChartView } from './use-time-chart-view.ts'

export type TimeChartGesturesOptions = {
  view: TimeChartView
  model: TimeChartModel
  /** The element that takes pointers and wheel. */
  surface: RefObject<HTMLElement | null>
  /** The part that is being selected; null without one. */
  selection: Channel<Rect | null>
  /** Says how to zoom, to a user who turned the wheel without asking. */
  hint: RefObject<HTMLElement | null>
  /** `always`: a plain wheel zooms. `modifier`: only with Ctrl or ⌘, or once the chart has focus. */
  wheel: 'modifier' | 'always'
}

/**
 * Pointers and wheel on the chart. A drag selects a stretch of the whole and pans a zoomed chart, Shift swaps the two; one finger reads
 * the whole and pans a zoomed chart, two fingers pinch.
 */
export function useTimeChartGestures(options: TimeChartGesturesOptions): PlotGestureHandlers {
  const { view, model, surface, selection, hint, wheel } = options
  const { zoomed } = view
  const { box, heavy } = view.drawing
  const { bounds, prepared } = view.data
  const { link, source } = view.crosshair
  const { events, state } = model
  const { from, to } = view.geometry.view
  const perPixel = (to - from) / box.width
  const timeAt = (x: number): number => prepared.axis.timeAt(from + (x - box.left) * perPixel)
  const share = ({ x }: { x: number }): number => (x - box.left) / box.width
  const point = (x: number, y: number): void => link.set({ at: timeAt(x), near: y, source })
  const onGesture = (gesture: Gesture): void => {
    switch (gesture.type) {
      case 'point':
        // what a finger points at is read above it, not under it
        point(gesture.at.x, gesture.touch ? box.top : gesture.at.y)
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
    dragKind: ({ touch }, { shiftKey }) => (zoomed !== shiftKey ? 'pan' : touch ? 'read' : 'select'),
    onGesture,
    onLeave: () => link.set(null),
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
