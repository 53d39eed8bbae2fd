'use client'
import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { DrawingsState } from './drawings.model.ts'
import type { DrawingPiece } from './use-drawing-view.ts'

/**
 * Where focus is among the drawings: one of them is in the tab order, what was drawn or selected has focus,
 * and when the focused one is removed its neighbour takes it.
 */
export function useMarkFocus(
  root: RefObject<HTMLElement | null>,
  { selected, entry }: DrawingsState,
  pieces: readonly DrawingPiece[],
) {
  const [last, setLast] = useState<string | null>(null)
  const held = useRef<{ id: string; at: number } | null>(null)
  const ids = pieces.map(({ drawing }) => drawing.id)

  const focus = useCallback(
    (id: string): void =>
      root.current?.querySelector<SVGElement>(`[data-id="${id}"]`)?.focus({ preventScroll: true }),
    [root],
  )

  const isWriting = entry !== null
  useEffect(() => {
    if (selected === null || isWriting) return
    const { activeElement, body } = document
    if (activeElement === body || root.current?.contains(activeElement)) focus(selected)
  }, [root, focus, selected, isWriting])

  useEffect(() => {
    const was = held.current
    if (!was || ids.includes(was.id) || document.activeElement !== document.body) return
    const next = ids[Math.min(was.at, ids.length - 1)]
    held.current = null
    if (next === undefined) root.current?.focus({ preventScroll: true })
    else focus(next)
  })

  const onFocus = (event: FocusEvent<Element>): void => {
    const id = event.currentTarget.getAttribute('data-id')
    if (id === null) return
    held.current = { id, at: ids.indexOf(id) }
    setLast(id)
  }
  const onBlur = (): void => {
    held.current = null
  }
  const stop = [selected, last].find(id => id !== null && ids.includes(id)) ?? ids[0] ?? null
  return { focus, stop, onFocus, onBlur }
}
