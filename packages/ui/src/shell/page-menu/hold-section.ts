import { createResizeObserver } from '../../foundation/state/observers.ts'
import { type HeldPosition, heldStep } from './page-menu.reducer.ts'

/** How often a held section is looked at, in milliseconds. */
const LOOK_MS = 100

/** After so many looks without a change the page has settled: five seconds. */
const SETTLED_LOOKS = 50

/** What shows that the user goes on by hand. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export type HoldOptions = {
  /** The section's element id; it may come late, and another element may take its place. */
  id: string
  /** Whether it takes the focus, so that a keyboard goes on from there. */
  focus: boolean
  /** Called once: the user scrolls or acts. */
  onUser: () => void
}

/**
 * Keeps a section at the top of the window while what stands above it loads, until the user scrolls or acts. Returns how to stop.
 * Parts that come late change the height of the page, and a single jump would end elsewhere.
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
      // as far as the section's own scroll margin; where it already is, nothing happens
      section.scrollIntoView?.()
      if (focus) takeFocus(section)
      before = positionOf(section)
    }
    if (quietLooks < SETTLED_LOOKS) timer = window.setTimeout(look, LOOK_MS)
  }
  // a settled page is looked at again when it changes: a file may come late
  const pageSize = createResizeObserver(() => before && look())
  pageSize.observe(document.body)
  // else the browser scrolls by itself after a look, which would pass for the user
  root.style.overflowAnchor = 'none'
  window.addEventListener('scroll', look, { passive: true })
  for (const type of USER_EVENTS) window.addEventListener(type, end, { capture: true, passive: true })
  // after what the press itself does: the browser's own jump, a sheet that closes
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

/** Gives the section the focus, unless something in it has it, or the user has taken it elsewhere. */
function takeFocus(section: HTMLElement): void {
  const { activeElement } = document
  const isFree = activeElement === null || activeElement === document.body
  if (!isFree && !activeElement.closest('[data-slot^=page-menu]')) return
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
