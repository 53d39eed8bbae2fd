'use client'
import { type RefObject, useEffect, useRef } from 'react'
import { anchorOf } from '../tip/anchor-of.ts'

/** Escape, a press elsewhere, or focus that moves on takes an open panel away; Escape gives focus back to the panel's button. */
export function useDismiss(panel: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    const root = anchorOf(panel.current)
    if (!open || !root) return
    const abort = new AbortController()
    const { signal } = abort
    const elsewhere = (target: EventTarget | null) => !(target instanceof Node && root.contains(target))
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      // one press closes one layer: what fills the window, and messages, hear the next one
      event.preventDefault()
      if (!elsewhere(document.activeElement)) root.querySelector('button')?.focus()
      latest.current()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', event => elsewhere(event.target) && latest.current(), { signal })
    document.addEventListener('focusin', event => elsewhere(event.target) && latest.current(), { signal })
    return () => abort.abort()
  }, [panel, open])
}
