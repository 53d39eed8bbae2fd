import type { PointerEvent } from 'react'

/**
 * Shows a text that its column cuts in full, as a tooltip while the pointer is on its cell or heading. It is set here and not in the
 * markup, because whether a text is cut is not known before it is laid out. Assistive tech reads the whole text anyway.
 */
export function showCutText({ target }: PointerEvent): void {
  if (!(target instanceof Element)) return
  const cell = target.closest<HTMLElement>('[data-slot=table-cell], [data-slot=table-head-cell] bdi')
  if (!cell || cell.scrollWidth <= cell.clientWidth) return
  if (!cell.title) cell.addEventListener('pointerleave', () => cell.removeAttribute('title'), { once: true })
  cell.title = cell.textContent ?? ''
}
