'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { positionChange, type SectionPosition } from './page-menu.reducer.ts'

export type SectionJump = {
  /** The section that was jumped to, until the user takes over; null otherwise. */
  jumpedTo: string | null
  /** A link to the section was pressed: it stays in view while the page settles, and receives focus. */
  follow: (id: string) => void
  /** Jumps to the section and adds its id to the address, so that Back returns. */
  go: (id: string) => void
}

/** Jumps to sections of the page, including the one in the page's address at load (bond-page §2). */
export function useSectionJump(ids: readonly string[]): SectionJump {
  const [jumpedTo, setJumpedTo] = useState<string | null>(null)
  const stop = useRef(() => {})
  const jumpTo = useCallback((id: string, focus: boolean) => {
    stop.current()
    setJumpedTo(id)
    stop.current = keepSectionInView({ id, focus, onUser: () => setJumpedTo(null) })
  }, [])
  const follow = useCallback((id: string) => jumpTo(id, true), [jumpTo])
  const go = useCallback(
    (id: string) => {
      window.location.hash = id
      jumpTo(id, true)
    },
    [jumpTo],
  )

  const known = ids.join(' ')
  useEffect(() => {
    const named = window.location.hash.slice(1)
    // focus keeps the browser's starting point: nothing was pressed
    if (named && known.split(' ').includes(named)) jumpTo(named, false)
    return () => stop.current()
  }, [known, jumpTo])
  return { jumpedTo, follow, go }
}

/** Interval between checks of the section's position, in milliseconds. */
const CHECK_MS = 100

/** The page has settled after this many checks without a change: five seconds. */
const SETTLED_CHECKS = 50

/** Events that show that the user has taken over. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

type KeepInViewOptions = {
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
function keepSectionInView({ id, focus, onUser }: KeepInViewOptions): () => void {
  let before: SectionPosition | null = null
  let quietChecks = 0
  let timer = 0
  const root = document.documentElement
  const stop = () => {
    window.clearTimeout(timer)
    root.style.overflowAnchor = ''
    pageSize.disconnect()
    for (const type of USER_EVENTS) window.removeEventListener(type, end, true)
    window.removeEventListener('scroll', check)
  }
  const end = () => {
    stop()
    onUser()
  }
  const check = () => {
    window.clearTimeout(timer)
    const section = document.getElementById(id)
    const step = section && before ? positionChange(before, positionOf(section)) : 'moved'
    if (step === 'scrolled') return end()
    quietChecks = step === 'moved' ? 0 : quietChecks + 1
    if (section) {
      // respects the section's own scroll margin; no effect if it is there already
      section.scrollIntoView?.()
      if (focus) focusSection(section)
      before = positionOf(section)
    }
    if (quietChecks < SETTLED_CHECKS) timer = window.setTimeout(check, CHECK_MS)
  }
  // a settled page is checked again when its size changes: content may load late
  const pageSize = createResizeObserver(() => before && check())
  pageSize.observe(document.body)
  // otherwise the browser's scroll anchoring after a check would look like the user scrolling
  root.style.overflowAnchor = 'none'
  window.addEventListener('scroll', check, { passive: true })
  for (const type of USER_EVENTS) window.addEventListener(type, end, { capture: true, passive: true })
  // after the default actions of the press: the browser's own jump, a closing sheet
  timer = window.setTimeout(check)
  return stop
}

function positionOf(section: Element): SectionPosition {
  return {
    place: section.getBoundingClientRect().top + window.scrollY,
    scroll: window.scrollY,
    pageHeight: document.documentElement.scrollHeight,
  }
}

/** Moves focus to the section, unless focus is in it already, or the user has moved it elsewhere. */
function focusSection(section: HTMLElement): void {
  const { activeElement } = document
  const isFree = activeElement === null || activeElement === document.body
  if (!isFree && !activeElement.closest('[data-slot^=page-menu]')) return
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
