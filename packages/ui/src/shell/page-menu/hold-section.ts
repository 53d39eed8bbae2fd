import { type Held, heldStep } from './page-menu.model.ts'

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
  let before: Held | null = null
  let looks = 0
  let timer = 0
  const stop = () => {
    window.clearTimeout(timer)
    for (const type of USER_EVENTS) window.removeEventListener(type, end, true)
    window.removeEventListener('scroll', end)
  }
  const end = () => {
    stop()
    onUser()
  }
  const look = () => {
    const section = document.getElementById(id)
    const step = section && before ? heldStep(before, heldOf(section)) : 'moved'
    if (step === 'scrolled') return end()
    looks = step === 'moved' ? 0 : looks + 1
    if (section) {
      // as far as the section's own scroll margin; where it already is, nothing happens
      section.scrollIntoView?.()
      if (focus) takeFocus(section)
      before = heldOf(section)
    }
    if (looks < SETTLED_LOOKS) timer = window.setTimeout(look, LOOK_MS)
    else window.addEventListener('scroll', end, { passive: true })
  }
  for (const type of USER_EVENTS) window.addEventListener(type, end, { capture: true, passive: true })
  // after what the press itself does: the browser's own jump, a sheet that closes
  timer = window.setTimeout(look)
  return stop
}

function heldOf(section: Element): Held {
  return { place: section.getBoundingClientRect().top + window.scrollY, scroll: window.scrollY }
}

/** Gives the section the focus, unless something in it has it, or the user has taken it elsewhere. */
function takeFocus(section: HTMLElement): void {
  const { activeElement } = document
  const isFree = activeElement === null || activeElement === document.body
  if (!isFree && !activeElement.closest('[data-slot^=page-menu]')) return
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
