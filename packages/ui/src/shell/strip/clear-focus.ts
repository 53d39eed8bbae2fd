import type { Room } from '../../controls/clear-edge/clear-edge.layout.ts'
import { scrollToClear } from './strip.layout.ts'

/** Scrolls the page so that the focused element is not under a fixed strip (WCAG 2.4.11). Elements inside a strip are above it anyway. */
export function clearFocus(page: Document, occupied: Room, strips: readonly HTMLElement[]): void {
  const view = page.defaultView
  const focused = page.activeElement
  if (!view || !focused || focused === page.body || strips.some(strip => strip.contains(focused))) return
  const box = focused.getBoundingClientRect()
  const by = scrollToClear({ focused: box, occupied, height: view.innerHeight })
  if (by === 0) return
  const { scrollY } = view
  view.scrollTo({ top: scrollY + by, behavior: 'instant' })
  // scrolling does not move elements fixed to the window, as in a dialog: the page scrolls back
  if (focused.getBoundingClientRect().top === box.top) view.scrollTo({ top: scrollY, behavior: 'instant' })
}
