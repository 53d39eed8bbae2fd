'use client'
import { useEffect, useMemo, useRef } from 'react'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { Drawing } from './drawing.ts'
import { lookOf } from './drawing.ts'
import { type PlacedWords, placedWords } from './drawing-labels.shape.ts'
import { type DrawingWriting, drawingName, newsOf } from './drawing-words.ts'
import type { DrawingsState } from './drawings.model.ts'
import { type DrawingFigure, figureOfDrawing, isInSight } from './drawings.shape.ts'
import type { DrawingLayerProps } from './drawings-props.ts'

/** One drawing, ready to be put on the screen. */
export type DrawingPiece = { drawing: Drawing; figure: DrawingFigure; words: PlacedWords[]; name: string }

export type DrawingView = {
  writing: DrawingWriting
  /** The drawings that are in sight. */
  pieces: DrawingPiece[]
  /** The one that is being drawn. */
  draft: DrawingPiece | null
}

/** Everything the parts draw, from the drawings and the chart's scales. */
export function useDrawingView(props: DrawingLayerProps): DrawingView {
  const { model, scales, box, decimals = 3, instants = false, fontSize = 12 } = props
  const { lang, label } = useUi()
  const { masked, state } = model
  const { drawings, draft, entry } = state
  const writing = useMemo<DrawingWriting>(
    () => ({ lang, label, decimals, instants, masked }),
    [lang, label, decimals, instants, masked],
  )
  const { left, top, width, height } = box
  const toPiece = useMemo(() => {
    const plot = { left, top, width, height }
    const known = new WeakMap<Drawing, DrawingPiece[]>()
    const make = (drawing: Drawing): DrawingPiece[] => {
      const figure = figureOfDrawing(drawing, scales, plot)
      if (!figure || !isInSight(figure)) return []
      const words = placedWords(drawing, figure, writing, { box: plot, fontSize })
      return [{ drawing, figure, words, name: drawingName(drawing, writing) }]
    }
    // A drag changes one drawing: the others are not made anew
    return (drawing: Drawing): DrawingPiece[] => {
      const piece = known.get(drawing) ?? make(drawing)
      known.set(drawing, piece)
      return piece
    }
  }, [scales, left, top, width, height, writing, fontSize])
  const edited = entry?.id
  const pieces = useMemo(
    () => drawings.filter(({ id }) => id !== edited).flatMap(toPiece),
    [drawings, edited, toPiece],
  )
  const drafted = useMemo(() => {
    if (!draft) return null
    const { tool, start, end } = draft
    return toPiece({ id: 'draft', tool, points: [start, end], look: lookOf(tool) })[0] ?? null
  }, [draft, toPiece])
  return { writing, pieces, draft: drafted }
}

/** Says what happened to the drawings, whoever did it: hand, keys or toolbar. */
export function useDrawingNews(
  state: DrawingsState,
  writing: DrawingWriting,
  announce: (text: string) => void,
): void {
  const last = useRef(state)
  useEffect(() => {
    const news = newsOf(last.current, state, writing)
    last.current = state
    if (news) announce(news)
  }, [state, writing, announce])
}
