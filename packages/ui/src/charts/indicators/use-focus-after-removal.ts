'use client'
import { type RefObject, useEffect, useRef } from 'react'
import type { IndicatorsState } from './indicators.model.ts'

/**
 * Keeps the focus in the panel when the button that has it goes with its row: it goes to the row that took the place, to the last one, or
 * to the button that adds. Put the ref on the panel.
 */
export function useFocusAfterRemoval(state: IndicatorsState): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const gone = before.current.findIndex(({ key }) => !state.some(one => one.key === key))
    const removed = state.length < before.current.length && gone >= 0
    before.current = state
    // what had the focus went with its row, and the browser gave it to the page
    const isLost = document.activeElement?.contains(panel.current) ?? true
    if (!removed || !isLost) return
    const buttons = panel.current?.querySelectorAll<HTMLElement>('[data-slot=indicator-remove]')
    const next = buttons?.[Math.min(gone, buttons.length - 1)]
    const target = next ?? panel.current?.querySelector<HTMLElement>('[data-slot=menu-trigger]')
    target?.focus()
  }, [state])
  return panel
}
