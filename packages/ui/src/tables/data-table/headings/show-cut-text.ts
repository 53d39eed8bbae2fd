import type { PointerEvent } from 'react'

/** Elements that can be cut: a cell, an explained value, the heading of a group or of a column. */
const PLACES =
  '[data-slot=cell-note], [data-slot=table-cell], [data-slot=table-group] > td, [data-slot=table-head-name]'

/**
 * Shows the full text of a cut cell or heading as a tooltip while the pointer is on it. The title is set here and not in the
 * markup, because only layout shows whether a text is cut. Screen readers read the whole text anyway.
 */
export function showCutText({ target }: PointerEvent): void {
  const cut = cutTextAt(target)
  if (!cut) return
  const { place, text } = cut
  if (!place.title)
    place.addEventListener('pointerleave', () => place.removeAttribute('title'), { once: true })
  place.title = text
}

type CutText = { place: HTMLElement; text: string }

/** The cell or heading around an element whose text is cut, and its whole text; null if nothing is cut. */
export function cutTextAt(target: EventTarget | null): CutText | null {
  if (!(target instanceof Element)) return null
  // focus is on the button of a heading, not on its name
  const button = target.closest('[data-slot=table-sort]')
  const place =
    button?.querySelector<HTMLElement>('[data-slot=table-head-name]') ?? target.closest<HTMLElement>(PLACES)
  const text = place && cutTextOf(place)
  return text ? { place, text } : null
}

/** Parts of a cell that can be cut on their own. A text with a button that shows the rest is not among them. */
const PARTS = ':is(a, bdi, [data-slot=cell-detail]):not([data-slot=cell-long] *)'

/** Whether a cell or heading, or a part of it, is narrower, or lower, than its text. */
function isCut(place: HTMLElement): boolean {
  return (
    place.scrollHeight > place.clientHeight + 1 ||
    [place, ...place.querySelectorAll(PARTS)].some(each => each.scrollWidth > each.clientWidth) ||
    isCutAtStart(place)
  )
}

/** In right-to-left layout, text of the other direction is cut at its start, outside of the scrollable area, so `scrollWidth` does not include it. */
function isCutAtStart(place: HTMLElement): boolean {
  if (place.ownerDocument.documentElement.dir !== 'rtl' || place.clientWidth === 0) return false
  const range = document.createRange()
  range.selectNodeContents(place)
  return range.getBoundingClientRect().right > place.getBoundingClientRect().right + 1
}

/** The whole text of a cell, a heading or an explained value, if it is cut; else null. */
export function cutTextOf(place: HTMLElement): string | null {
  // a shortened text has its full form in its accessible name
  if (place.dataset.slot !== 'cell-note')
    return isCut(place) ? (place.querySelector('[aria-label]')?.ariaLabel ?? place.textContent) : null
  // the nodes after an explained value are its explanation
  const value = place.firstChild
  if (!value || place.clientWidth === 0) return null
  const range = document.createRange()
  range.selectNode(value)
  return range.getBoundingClientRect().width > place.clientWidth ? value.textContent : null
}
