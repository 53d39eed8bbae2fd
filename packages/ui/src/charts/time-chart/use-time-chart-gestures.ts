'use client'
import type { RefObject } from 'react'
import { clamp } from '../plot/geometry.ts'
import type { Gesture } from '../plot/gestures.reducer.ts'
import { type PlotGestureHandlers, usePlotGestures } from '../plot/use-plot-gestures.ts'
import type { TimeChartModel } from './use-time-chart.ts'
import type { TimeChartView } from './use-time-chart-view.ts'

export type TimeChartGesturesOptions = {
  view: TimeChartView
  model: TimeChartModel
  /** The element that takes pointers and wheel. */
  surface: RefObject<HTMLElement | null>
  /** The band over the stretch that is being selected. */
  band: RefObject<SVGRectElement | null>
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
  const { view, model, surface, band, hint, wheel } = options
  const { window, zoomed } = view
  const { box, heavy } = view.drawing
  const { bounds } = view.data
  const { link, source } = view.crosshair
  const { events, state } = model
  const perPixel = (window.to - window.from) / box.width
  const timeAt = (x: number): number => window.from + (x - box.left) * perPixel
  const share = ({ x }: { x: number }): number => (x - box.left) / box.width
  const point = (x: number, y: number): void => link.set({ at: timeAt(x), near: y, source })
  const showBand = (from: number, to: number): void => {
    const [left, right] = [box.left, box.left + box.width]
    const [x0, x1] = [clamp(Math.min(from, to), left, right), clamp(Math.max(from, to), left, right)]
    band.current?.setAttribute('x', String(x0))
    band.current?.setAttribute('width', String(x1 - x0))
  }

  const onGesture = (gesture: Gesture): void => {
    switch (gesture.type) {
      case 'point':
        // what a finger points at is read above it, not under it
        point(gesture.at.x, gesture.touch ? box.top : gesture.at.y)
        break
      case 'drag':
        if (gesture.drag === 'select') {
          point(gesture.to.x, gesture.to.y)
          showBand(gesture.from.x, gesture.to.x)
        } else {
          link.set(null)
          events.pan(-gesture.by.x * perPixel, bounds)
        }
        break
      case 'drop':
        if (gesture.drag !== 'select') break
        showBand(0, 0)
        events.choose(
          {
            from: timeAt(Math.min(gesture.from.x, gesture.to.x)),
            to: timeAt(Math.max(gesture.from.x, gesture.to.x)),
          },
          bounds,
        )
        break
      case 'cancel':
        showBand(0, 0)
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
