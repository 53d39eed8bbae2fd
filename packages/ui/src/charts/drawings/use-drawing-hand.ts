'use client'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { pixelOn } from '../pixel-on/pixel-on.ts'
import { type DataPoint, pointsOf } from './drawing.ts'
import { hitTest, pointAt, REACH, type SnapData, shifted, withHandleAt } from './drawings.shape.ts'
import type { Pixel, PlotScales } from './plot-scales.ts'
import type { DrawingPiece } from './use-drawing-view.ts'
import type { DrawingsModel } from './use-drawings.ts'

export type DrawingHandRequest = {
  root: RefObject<HTMLElement | null>
  model: DrawingsModel
  pieces: readonly DrawingPiece[]
  scales: PlotScales
  data: SnapData | undefined
  /** Gives a drawing the focus. */
  focus: (id: string) => void
}

type Handlers = {
  onPointerDown: (event: PointerEvent<Element>) => void
  onPointerMove: (event: PointerEvent<Element>) => void
  onPointerUp: (event: PointerEvent<Element>) => void
  onPointerCancel: () => void
}

export type DrawingHand = {
  /** Of the plot while a tool is in hand. */
  surface: Handlers
  /** Of a drawing. */
  mark: Handlers
  /** The point of the chart under a pixel, snapped when the user asked for it. */
  pointUnder: (pixel: Pixel, reach?: number) => DataPoint
}

/** A press that goes further than this is a drag. */
const DRAG_FROM = 4
/** How far snapping reaches beyond the hand. */
const SNAP_REACH = 24

type Grab = { id: string; handle: number | null; from: Pixel; points: readonly DataPoint[]; dragged: boolean }

/** Mouse, pen and finger: placing points by click or drag, taking hold of drawings and moving them. */
export function useDrawingHand({
  root,
  model,
  pieces,
  scales,
  data,
  focus,
}: DrawingHandRequest): DrawingHand {
  const { state, events } = model
  const press = useRef<{ at: Pixel; opens: boolean } | null>(null)
  const grab = useRef<Grab | null>(null)
  usePressOutside(root, state.selected !== null, events.deselect)

  const pixelOf = (event: PointerEvent<Element>): Pixel =>
    root.current ? pixelOn(root.current, event) : { x: 0, y: 0 }
  const snap = (reach: number) => (state.snaps && data ? { data, reach } : null)
  const pointUnder = (pixel: Pixel, reach = SNAP_REACH): DataPoint => pointAt(pixel, scales, snap(reach))

  const surface: Handlers = {
    onPointerDown: event => {
      if (event.button !== 0) return
      // The mouse events that follow a tap would move the focus away from what it opens
      if (event.pointerType !== 'mouse') event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
      capture(event)
      const at = pixelOf(event)
      const opens = state.draft === null && pointsOf(state.tool ?? 'text') === 2
      press.current = { at, opens }
      if (opens) events.place(pointUnder(at))
      else events.preview(pointUnder(at))
    },
    onPointerMove: event => {
      if (state.draft) events.preview(pointUnder(pixelOf(event)))
    },
    onPointerUp: event => {
      const started = press.current
      press.current = null
      if (!started) return
      const pixel = pixelOf(event)
      // A click leaves the second point open; a drag, and the next click, place it
      if (!started.opens || farFrom(started.at, pixel)) events.place(pointUnder(pixel))
    },
    onPointerCancel: () => {
      press.current = null
    },
  }

  const mark: Handlers = {
    onPointerDown: event => {
      if (event.button !== 0) return
      const pixel = pixelOf(event)
      const hit = hitTest({
        figures: pieces.map(({ figure }) => figure),
        selected: state.selected,
        pixel,
        reach: event.pointerType === 'touch' ? REACH.touch : REACH.mouse,
        wordsBox: ({ id }) => pieces.find(({ drawing }) => drawing.id === id)?.words[0]?.box ?? null,
      })
      // A screen of fingers used with a mouse: what the browser says was hit counts
      const id = hit?.id ?? event.currentTarget.getAttribute('data-id')
      const piece = pieces.find(({ drawing }) => drawing.id === id)
      if (!piece) return
      capture(event)
      const { drawing } = piece
      const handle = hit?.handle ?? null
      grab.current = { id: drawing.id, handle, from: pixel, points: drawing.points, dragged: false }
      events.select(drawing.id)
      focus(drawing.id)
    },
    onPointerMove: event => {
      const held = grab.current
      const drawing = held && state.drawings.find(({ id }) => id === held.id)
      if (!held || !drawing) return
      const pixel = pixelOf(event)
      held.dragged ||= farFrom(held.from, pixel)
      if (!held.dragged) return
      const was = { tool: drawing.tool, points: held.points }
      const by = { x: pixel.x - held.from.x, y: pixel.y - held.from.y }
      events.move(
        held.id,
        held.handle === null ? shifted(was, by, scales) : withHandleAt(was, held.handle, pointUnder(pixel)),
      )
    },
    onPointerUp: () => {
      if (grab.current?.dragged) events.finish()
      grab.current = null
    },
    onPointerCancel: () => {
      if (grab.current?.dragged) events.cancel()
      grab.current = null
    },
  }
  return { surface, mark, pointUnder }
}

function farFrom(from: Pixel, to: Pixel): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= DRAG_FROM
}

function capture({ currentTarget, pointerId }: PointerEvent<Element>): void {
  currentTarget.setPointerCapture(pointerId)
}

/** A press on the chart beside every drawing lets go of the selected one; toolbars elsewhere do not. */
function usePressOutside(root: RefObject<HTMLElement | null>, active: boolean, tell: () => void): void {
  useEffect(() => {
    const chart = root.current?.parentElement
    if (!active || !chart) return
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) tell()
    }
    chart.addEventListener('pointerdown', onPress)
    return () => chart.removeEventListener('pointerdown', onPress)
  }, [root, active, tell])
}
