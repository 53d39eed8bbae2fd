'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { WatchlistDetailsFigure } from './watchlist-panel.shape.ts'
import { fieldId } from './watchlist-part.ts'

export type WatchlistDetailsRefs = {
  /** The error summary. */
  mistakes: RefObject<HTMLDivElement | null>
  save: RefObject<HTMLButtonElement | null>
  /** The button that keeps what was typed. */
  stay: RefObject<HTMLButtonElement | null>
}

/** Brings the focus to where the state wants it: a field, the error summary, the question before closing. */
export function useDetailsFocus(
  id: string,
  { target, tries, asking }: WatchlistDetailsFigure,
): WatchlistDetailsRefs {
  const mistakes = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  const turn = target?.turn
  // biome-ignore lint/correctness/useExhaustiveDependencies: every wish counts, also the same one again
  useEffect(() => {
    if (target) document.getElementById(fieldId(id, target.listId, target.field))?.focus()
  }, [turn])
  useEffect(() => {
    if (tries > 0) mistakes.current?.focus()
  }, [tries])
  const asked = useRef(false)
  useEffect(() => {
    if (asking) stay.current?.focus()
    // the question is gone, and the button that had the focus with it
    else if (asked.current) save.current?.focus()
    asked.current = asking
  }, [asking])
  return { mistakes, save, stay }
}
