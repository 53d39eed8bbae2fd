import { createResizeObserver } from '../../foundation/state/observers.ts'
import { type HeldPosition, heldStep } from './page-menu.reducer.ts'

/** Interval between checks of the section's position, in milliseconds. */
const LOOK_MS = 100

/** The page has settled after this many checks without a change: five seconds. */
const SETTLED_LOOKS = 50

/** Events that show that the user has taken over. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export type HoldOptions = {
  /** The section's element id; it may mount late, and another element may replace it. */
  id: string
  /** Whether it receives focus, so that keyboard users continue from there. */
  focus: boolean
  /** Called once: the user scrolls or acts. */
  onUser: () => void
}

/**
 * Keeps a section at the top of the window while the content above it loads, until the user scrolls or acts. Returns the cleanup function.
 * Late content changes the height of the page, so a single jump would end elsewhere.
 */
export function holdSection({ id, focus, onUser }: HoldOptions): () => void {
  let before: HeldPosition | null = null
  let quietLooks = 0
  let timer = 0
  const root = document.documentElement
  const stop = () => {
    window.clearTimeout(timer)
    root.style.overflowAnchor = ''
    pageSize.disconnect()
    for (const type of USER_EVENTS) window.removeEventListener(type, end, true)
    window.removeEventListener('scroll', look)
  }
  const end = () => {
    stop()
    onUser()
  }
  const look = () => {
    window.clearTimeout(timer)
    const section = document.getElementById(id)
    const step = section && before ? heldStep(before, positionOf(section)) : 'moved'
    if (step === 'scrolled') return end()
    quietLooks = step === 'moved' ? 0 : quietLooks + 1
    if (section) {
      // respects the section's own scroll margin; no effect if it is there already
      section.scrollIntoView?.()
      if (focus) takeFocus(section)
      before = positionOf(section)
    }
    if (quietLooks < SETTLED_LOOKS) timer = window.setTimeout(look, LOOK_MS)
  }
  // a settled page is checked again when its size changes: content may load late
  const pageSize = createResizeObserver(() => before && look())
  pageSize.observe(document.body)
  // otherwise the browser's scroll anchoring after a check would look like the user scrolling
  root.style.overflowAnchor = 'none'
  window.addEventListener('scroll', look, { passive: true })
  for (const type of USER_EVENTS) window.addEventListener(type, end, { capture: true, passive: true })
  // after the default actions of the press: the browser's own jump, a closing sheet
  timer = window.setTimeout(look)
  return stop
}

function positionOf(section: Element): HeldPosition {
  return {
    place: section.getBoundingClientRect().top + window.scrollY,
    scroll: window.scrollY,
    pageHeight: document.documentElement.scrollHeight,
  }
}

/** Moves focus to the section, unless focus is in it already, or the user has moved it elsewhere. */
function takeFocus(section: HTMLElement): void {
  const { activeElement } = document
  const isFree = activeElement === null || activeElement === document.body
  if (!isFree && !activeElement.closest('[data-slot^=page-menu]')) return
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
