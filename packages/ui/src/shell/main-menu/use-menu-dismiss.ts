'use client'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Escape from anywhere, a press elsewhere, or focus that leaves the menu closes an open panel (WCAG 1.4.13: also one that a pointer
 * opened). Escape inside moves focus back to the panel's button.
 */
export function useMenuDismiss(
  root: RefObject<HTMLElement | null>,
  open: string | null,
  dismiss: () => void,
): void {
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    if (open === null) return
    const abort = new AbortController()
    const { signal } = abort
    const isElsewhere = ({ target }: Event) => !(target instanceof Node && root.current?.contains(target))
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      giveBack(root.current)
      latest.current()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', event => isElsewhere(event) && latest.current(), { signal })
    document.addEventListener('focusin', event => isElsewhere(event) && latest.current(), { signal })
    return () => abort.abort()
  }, [root, open])
}

/** Moves focus to the button of the open panel if it is inside the menu. */
export function giveBack(root: HTMLElement | null): void {
  if (root?.contains(document.activeElement))
    root.querySelector<HTMLElement>('[data-slot=main-menu-button][aria-expanded=true]')?.focus()
}
