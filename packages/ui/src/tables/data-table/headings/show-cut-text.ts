import type { PointerEvent } from 'react'

/**
 * Shows a text that its column cuts in full, as a tooltip while the pointer is on its cell or heading. It is set here and not in the
 * markup, because whether a text is cut is not known before it is laid out. Assistive tech reads the whole text anyway.
 */
export function showCutText({ target }: PointerEvent): void {
  if (!(target instanceof Element)) return
  const place = target.closest<HTMLElement>(
    '[data-slot=cell-note], [data-slot=table-cell], [data-slot=table-group] > td, [data-slot=table-head-cell] bdi',
  )
  const text = place && cutText(place)
  if (!text) return
  if (!place.title)
    place.addEventListener('pointerleave', () => place.removeAttribute('title'), { once: true })
  place.title = text
}

/** The text of a cell, a heading or an explained value, if it is cut. */
function cutText(place: HTMLElement): string | null {
  if (place.dataset.slot !== 'cell-note')
    return place.scrollWidth > place.clientWidth ? place.textContent : null
  // what the explained value is followed by is its explanation
  const value = place.firstChild
  if (!value) return null
  const range = document.createRange()
  range.selectNode(value)
  return range.getBoundingClientRect().width > place.clientWidth ? value.textContent : null
}
