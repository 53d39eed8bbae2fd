'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { type Channel, createChannel } from './cursor.ts'
import { type Box, boxWithin, type Margin, type Pixel, type Rect, rectBetween } from './geometry.ts'
import type { Gesture } from './gestures.reducer.ts'
import { nearestAhead, plotKeys, type Step } from './keyboard.ts'
import { indexPoints, nearestPoint } from './nearest.ts'
import { INITIAL_PLOT, type PlotState, plotReducer } from './plot.reducer.ts'
import { createScales, linearMap, type PlotDomain, type PlotScales } from './scales.ts'
import { type AxisTick, decimalsOf, valueTicks } from './ticks.ts'
import { type PlotGestureHandlers, usePlotGestures } from './use-plot-gestures.ts'

export type PlotOptions = {
  /** Size of the frame in pixels; width null until it is measured. */
  width: number | null
  height: number
  /** Space for the axes in pixels. Default 12 above, 48 after, 32 below, 12 before the plot. */
  margin?: Margin
  /** What shows without zoom. Keep its identity while it stays the same. */
  domain: PlotDomain
  /** The points for pointer and keyboard, in units of the data. Keep its identity while it stays the same. */
  points: readonly Pixel[]
  /** Formats the numbers of an axis; with `decimals` digits all ticks differ. */
  formatX: (value: number, decimals: number) => string
  formatY: (value: number, decimals: number) => string
  /** Whether the user may zoom and pan. Default true. */
  zoomable?: boolean
  /**
   * How points are found. `near`: the nearest to the pointer, and by arrow keys the nearest in their direction. `x`: by their place on the
   * x axis alone, for a line; its points are sorted by x. Default `near`.
   */
  snap?: 'near' | 'x'
}

type PlotSurfaceGetterProps = PlotGestureHandlers & {
  ref: RefObject<HTMLDivElement | null>
  'aria-label': string
  /** `application` while it has the focus: then it receives the keys, and not the screen reader. */
  role: 'figure' | 'application'
  /** Undefined without points: there is nothing to walk. */
  tabIndex: 0 | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

export type PlotModel = {
  state: PlotState
  /** The plot within the frame. */
  box: Box
  /** The visible part of the data. */
  view: PlotDomain
  zoomed: boolean
  /** Data to pixels and back. */
  scales: PlotScales
  xTicks: AxisTick[]
  yTicks: AxisTick[]
  /** The points in pixels. */
  pixels: { x: Float64Array; y: Float64Array }
  /** The index of the point under the pointer or the keyboard cursor; −1 for none. Setting it does not render. */
  readout: Channel<number>
  /** The rectangle that is being drawn to zoom in; null without one. */
  selection: Channel<Rect | null>
  /** The point nearest to a pixel of the frame, −1 where none is within `radius`. */
  nearest: (at: Pixel, radius?: number) => number
  reset: () => void
  /** For the element that receives pointers and keys: `PlotSurface`, or one of your own. `label` names the chart. */
  getSurfaceProps: (label: string) => PlotSurfaceGetterProps
  /** For `PlotFrame`, which draws grid and axes. */
  getFrameProps: () => {
    width: number
    height: number
    margin: Margin
    domain: PlotDomain
    xTicks: AxisTick[]
    yTicks: AxisTick[]
  }
}

const MARGIN: Margin = { top: 12, right: 48, bottom: 32, left: 12 }
/** The distance in pixels at which a pointer still finds a point; a finger is less exact. */
const REACH = { mouse: 28, touch: 44 }
/** Pixels between two ticks. */
const TICK_DISTANCE = { x: 120, y: 48 }

/**
 * The behaviour and geometry of a chart with two number axes, without any markup: zoom by wheel, drag and pinch, pan, the point under
 * the pointer, navigation by arrow keys. Your own chart draws with `scales`.
 */
export function usePlot({
  width,
  height,
  margin = MARGIN,
  domain,
  points,
  formatX,
  formatY,
  zoomable = true,
  snap = 'near',
}: PlotOptions): PlotModel {
  const surface = useRef<HTMLDivElement>(null)
  const [state, dispatch] = useReducer(plotReducer, INITIAL_PLOT)
  const [readout] = useState(() => createChannel(-1))
  const [selection] = useState(() => createChannel<Rect | null>(null))
  const frameWidth = width ?? 1
  const view = state.view ?? domain
  const zoomed = state.view !== null
  const { box, map, scales, pixels, index } = useMemo(() => {
    const box = boxWithin({ width: frameWidth, height }, margin)
    const map = linearMap(view, box)
    const pixels = {
      x: Float64Array.from(points, ({ x }) => x * map.kx + map.bx),
      y: Float64Array.from(points, ({ y }) => y * map.ky + map.by),
    }
    const isInSight = (point: number): boolean => {
      const { x, y } = points[point] as Pixel
      return x >= view.from && x <= view.to && y >= view.low && y <= view.high
    }
    return {
      box,
      map,
      pixels,
      scales: createScales(view, box),
      index: indexPoints(pixels.x, pixels.y, isInSight),
    }
  }, [frameWidth, height, margin, view, points])
  const xTicks = ticksOf(view.from, view.to, box.width / TICK_DISTANCE.x, formatX)
  const yTicks = ticksOf(view.low, view.high, box.height / TICK_DISTANCE.y, formatY)

  const { cursor } = state
  useEffect(() => {
    readout.set(cursor)
    return () => readout.set(-1)
  }, [readout, cursor])

  const nearest = (at: Pixel, radius = REACH.mouse): number => nearestPoint(index, at, radius)
  const dataAt = ({ x, y }: Pixel): Pixel => ({ x: (x - map.bx) / map.kx, y: (y - map.by) / map.ky })
  const share = ({ x, y }: Pixel) =>
    [(x - box.left) / box.width, (box.top + box.height - y) / box.height] as const
  const onGesture = (gesture: Gesture): void => {
    switch (gesture.type) {
      case 'point':
        readout.set(
          snap === 'x'
            ? nearestAlong(pixels.x, gesture.at.x)
            : nearest(gesture.at, gesture.touch ? REACH.touch : REACH.mouse),
        )
        break
      case 'drag':
        readout.set(-1)
        if (gesture.drag === 'pan') {
          const by = { x: -gesture.by.x / map.kx, y: -gesture.by.y / map.ky }
          dispatch({ type: 'panned', by, whole: domain })
        } else selection.set(rectBetween(gesture.from, gesture.to, box))
        break
      case 'drop': {
        selection.set(null)
        if (gesture.drag !== 'select') break
        const { left, right, top, bottom } = rectBetween(gesture.from, gesture.to, box)
        const [start, end] = [dataAt({ x: left, y: bottom }), dataAt({ x: right, y: top })]
        const selected = { from: start.x, to: end.x, low: start.y, high: end.y }
        dispatch({ type: 'selected', view: selected, whole: domain })
        break
      }
      case 'cancel':
        selection.set(null)
        break
      case 'pinch': {
        readout.set(-1)
        if (!zoomable) break
        const [before, after] = [gesture.before, gesture.after]
        dispatch({
          type: 'pinched',
          before: [share(before[0]), share(before[1])],
          after: [share(after[0]), share(after[1])],
          whole: domain,
        })
        break
      }
      case 'press':
        break
    }
  }
  const gestures = usePlotGestures({
    surface,
    box,
    dragKind: ({ touch }, { shiftKey }) =>
      !zoomable ? 'read' : zoomed !== shiftKey ? 'pan' : touch ? 'read' : 'select',
    onGesture,
    onLeave: () => readout.set(-1),
    wheel: {
      getState: () => (zoomable && points.length > 0 ? { engaged: state.focused, zoomed } : null),
      onTurn: (intent, at) => {
        readout.set(-1)
        if (intent.kind === 'zoom')
          dispatch({ type: 'zoomed', around: dataAt(at()), factor: intent.factor, whole: domain })
        else dispatch({ type: 'panned', by: { x: intent.pixels / map.kx, y: 0 }, whole: domain })
      },
    },
  })

  const stepTo = (to: number): void => {
    const at = points[to]
    if (at) dispatch({ type: 'stepped', cursor: to, at, whole: domain })
  }
  const onKeyDown = plotKeys({
    onStep: step => stepTo(stepFrom(pixels, cursor, snap === 'x' ? alongX(step) : step)),
    onZoom: factor => {
      const middle = { x: (view.from + view.to) / 2, y: (view.low + view.high) / 2 }
      if (zoomable) dispatch({ type: 'zoomed', around: points[cursor] ?? middle, factor, whole: domain })
    },
    onReset: () => dispatch({ type: 'reset' }),
    onKey: ({ key }) => {
      if (key !== 'Escape' || cursor < 0) return false
      dispatch({ type: 'dismissed' })
      return true
    },
  })

  return {
    state,
    box,
    view,
    zoomed,
    scales,
    xTicks,
    yTicks,
    pixels,
    readout,
    selection,
    nearest,
    reset: () => dispatch({ type: 'reset' }),
    getSurfaceProps: label => ({
      'aria-label': label,
      ref: surface,
      role: state.focused ? 'application' : 'figure',
      tabIndex: points.length > 0 ? 0 : undefined,
      onKeyDown,
      onFocus: () => dispatch({ type: 'focused' }),
      onBlur: () => dispatch({ type: 'blurred' }),
      ...gestures,
    }),
    getFrameProps: () => ({ width: frameWidth, height, margin, domain: view, xTicks, yTicks }),
  }
}

function ticksOf(
  from: number,
  to: number,
  count: number,
  format: (value: number, decimals: number) => string,
): AxisTick[] {
  const { values, step } = valueTicks(from, to, Math.max(2, count))
  const decimals = decimalsOf(step)
  return values.map(value => ({ value, text: format(value, decimals) }))
}

/** On a line, left and right go through the points in their order. */
function alongX(step: Step): Step {
  if (step === 'left') return 'previous'
  return step === 'right' ? 'next' : step
}

/** The index of the place nearest to a pixel, −1 without any. */
function nearestAlong(places: Float64Array, at: number): number {
  let best = -1
  for (const [index, place] of places.entries())
    if (best < 0 || Math.abs(place - at) < Math.abs((places[best] as number) - at)) best = index
  return best
}

/** Arrows go to the nearest point in their direction; the other keys go through the points in their order. */
function stepFrom(pixels: { x: Float64Array; y: Float64Array }, from: number, step: Step): number {
  const last = pixels.x.length - 1
  if (step === 'first') return 0
  if (step === 'last') return last
  if (from < 0) return step === 'left' || step === 'previous' ? last : 0
  if (step === 'next') return Math.min(last, from + 1)
  if (step === 'previous') return Math.max(0, from - 1)
  const ahead = nearestAhead(pixels, from, pixels.x.keys(), step)
  return ahead < 0 ? from : ahead
}
