'use client'
import { type RefObject, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'

/** Containers that may take the focus when something inside them unmounts: they have a name and outlive their content. */
const FALLBACK = '[role=dialog], [role=tabpanel], [role=region], section, main'

/**
 * Moves the focus to the element with this id, or to the nearest dialog, tab panel or section, when an element unmounts
 * with the focus inside, e.g. Retry after success. Browsers move it to the body, where a screen reader loses its place
 * (WCAG 2.4.3). If another element has received focus meanwhile, nothing happens. Returns the ref for that element.
 */
export function useFocusFallback<Part extends HTMLElement>(id?: string): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useLayoutEffect(() => {
    const part = ref.current
    return () => {
      if (!part?.contains(document.activeElement)) return
      const fallbacks = fallbacksOf(part)
      // after the commit: the container may have been replaced by another element with the same id
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusFirst(fallbacks, id)
      })
    }
  }, [id])
  return ref
}

function fallbacksOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let node = element.parentElement; node; node = node.parentElement)
    if (node.matches(FALLBACK)) found.push(node)
  return found
}

function focusFirst(fallbacks: readonly HTMLElement[], id = ''): void {
  const present =
    document.getElementById(id) ??
    fallbacks
      .map(fallback => (fallback.isConnected ? fallback : document.getElementById(fallback.id)))
      .find(fallback => fallback !== null)
  if (!present) return
  if (!present.hasAttribute('tabindex')) present.tabIndex = -1
  present.focus({ preventScroll: true })
}
