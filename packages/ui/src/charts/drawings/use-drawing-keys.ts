'use client'
import { type KeyboardEvent, useState } from 'react'
import type { Box, Pixel } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import type { DataPoint } from './drawing.ts'
import { markAct, neighbour, surfaceAct } from './drawing-keys.ts'
import { type DrawingWriting, pointText } from './drawing-words.ts'
import { clampInto, nudgedPoints } from './drawings.shape.ts'
import type { DrawingPiece } from './use-drawing-view.ts'
import type { DrawingsModel } from './use-drawings.ts'

export type MarkKeysRequest = {
  model: DrawingsModel
  pieces: readonly DrawingPiece[]
  scales: PlotScales
  /** Gives a drawing the focus. */
  focus: (id: string) => void
}

/** The keys of a drawing that has focus. */
export function markKeysOf({ model, pieces, scales, focus }: MarkKeysRequest) {
  const { state, events } = model
  return (event: KeyboardEvent, { drawing }: DrawingPiece): void => {
    const { id, tool } = drawing
    const act = markAct(event, { isSelected: state.selected === id, tool })
    if (!act) return
    event.preventDefault()
    if (act.does === 'nudge') events.nudge(id, nudgedPoints(drawing, state.grip, act.by, scales))
    else if (act.does === 'go') {
      const at = pieces.findIndex(piece => piece.drawing.id === id)
      const to = pieces[neighbour(at, pieces.length, act.to)]
      if (to) focus(to.drawing.id)
    } else if (act.does === 'select' || act.does === 'remove' || act.does === 'openText') events[act.does](id)
    else events[act.does]()
  }
}

export type SurfaceKeysRequest = {
  model: DrawingsModel
  box: Box
  pointUnder: (pixel: Pixel) => DataPoint
  writing: DrawingWriting
  announce: (text: string) => void
}

/** The keys of the plot while a tool is in hand: a cross that begins in the middle. Null until a key moved it. */
export function useSurfaceKeys({ model, box, pointUnder, writing, announce }: SurfaceKeysRequest) {
  const { events } = model
  const [moved, setMoved] = useState<Pixel | null>(null)
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  const cross = clampInto(moved ?? middle, box)
  const step = (by: Pixel): void => {
    const next = clampInto({ x: cross.x + by.x, y: cross.y + by.y }, box)
    const point = pointUnder(next)
    setMoved(next)
    events.preview(point)
    announce(pointText(point, writing))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = surfaceAct(event)
    if (!act) return
    event.preventDefault()
    if (act.does === 'step') step(act.by)
    else if (act.does === 'place') events.place(pointUnder(cross))
    else events[act.does]()
  }
  return { cross, onKeyDown }
}
