import type { Room } from '../../controls/clear-edge/clear-edge.layout.ts'
import { scrollToClear } from './strip.layout.ts'

/** Scrolls the page so that what has the focus is not under a fixed strip (WCAG 2.4.11). What is inside a strip is above it anyway. */
export function clearFocus(page: Document, room: Room, strips: readonly HTMLElement[]): void {
  const view = page.defaultView
  const focused = page.activeElement
  if (!view || !focused || focused === page.body || strips.some(strip => strip.contains(focused))) return
  const box = focused.getBoundingClientRect()
  const by = scrollToClear({ focused: box, room, height: view.innerHeight })
  if (by === 0) return
  const { scrollY } = view
  view.scrollTo({ top: scrollY + by, behavior: 'instant' })
  // what stays with the window, as in a dialog, is not freed by scrolling: the page goes back to where it was
  if (focused.getBoundingClientRect().top === box.top) view.scrollTo({ top: scrollY, behavior: 'instant' })
}
