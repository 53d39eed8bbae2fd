'use client'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { useStores } from '../../foundation/ui-provider.tsx'
import {
  type FullscreenState,
  fullscreenClosed,
  fullscreenCookie,
  fullscreenReducer,
  isFullscreenOpen,
  requestFor,
} from './fullscreen.reducer.ts'
import { keepTabInside } from './keep-tab-inside.ts'

export type FullscreenOptions = {
  /** Identifies the element on the site: its state is stored in a cookie of this name. Any text; it is encoded. */
  elementId: string
  /** Called on every change, also when a stored state is restored (shared-blocks §4). */
  onFullscreenChange?: (open: boolean) => void
}

export type FullscreenModel = {
  state: FullscreenState & { open: boolean }
  events: {
    /** Opens or closes. Call it from an event handler: browsers enter full screen only on a user action. */
    toggle: () => void
  }
}

/**
 * Full screen for an element (U5): the browser's own, or the whole window where that is missing (iPhone) or denied.
 * The state follows the browser and is stored until the browser is closed: after a reload the element fills the
 * window, because a page cannot enter full screen without a user action. Escape leaves. The element has
 * `data-fullscreen` screen or window.
 */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
  { elementId, onFullscreenChange }: FullscreenOptions,
): FullscreenModel {
  const [state, send] = useReducer(fullscreenReducer, fullscreenClosed)
  const { cookie } = useStores()
  const open = isFullscreenOpen(state)
  const name = fullscreenCookie(elementId)
  const notify = useRef(onFullscreenChange)
  useEffect(() => {
    notify.current = onFullscreenChange
  })

  useEffect(() => {
    const node = element.current
    // only one at a time: a second one would cover the first
    if (!node || cookie.get(name) !== '1' || document.querySelector('[data-fullscreen]')) return
    node.dataset.fullscreen = 'window'
    send('recalled')
  }, [element, cookie, name])

  useEffect(() => {
    const follow = () => document.fullscreenElement ?? send('left')
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])

  const known = useRef(open)
  useEffect(() => {
    if (known.current === open) return
    known.current = open
    if (open) cookie.set(name, '1')
    else cookie.remove(name)
    notify.current?.(open)
  }, [open, cookie, name])

  const filled = state.kind === 'screen' || state.kind === 'window' ? state.kind : null
  useEffect(() => {
    const node = element.current
    if (!node || !filled) return
    const undo = [fillWindow(node, filled), keepTabInside(node)]
    undo.push(filled === 'window' ? onEscape(() => send('escaped')) : leaveScreen)
    return () => {
      for (const back of undo) back()
    }
  }, [element, filled])

  const toggle = useCallback(() => {
    if (!element.current) return
    const browserRequest = requestFor(state)
    send('pressed')
    if (browserRequest === 'enter') requestScreen().then(send)
    if (browserRequest === 'leave') leaveScreen()
  }, [state, element])
  return { state: { ...state, open }, events: { toggle } }
}

/**
 * Requests full screen; any failure counts as a refusal. The whole page becomes fullscreen, and the element fills the
 * page: dialogs, messages and tooltips are outside the element, and would be invisible if only the element were
 * fullscreen.
 */
async function requestScreen(): Promise<'granted' | 'refused'> {
  try {
    await document.documentElement.requestFullscreen()
    return 'granted'
  } catch {
    return 'refused'
  }
}

/** Leaves full screen, if the page still has it. */
function leaveScreen(): void {
  // rejects when the page has already left; `fullscreenchange` has updated the state
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

/** Handles Escape for an element that fills the window, unless a popup or a dialog above has handled it. */
function onEscape(leave: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    event.preventDefault()
    leave()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}

/** Styles that make an element fill the window, which is the screen in full screen mode. */
const FILLING = {
  position: 'fixed',
  inset: '0',
  // above the page and its sticky parts, below dialogs
  'z-index': '40',
  margin: '0',
  width: 'auto',
  height: 'auto',
  'max-width': 'none',
  'max-height': 'none',
  overflow: 'auto',
  'overscroll-behavior': 'contain',
  background: 'var(--surface)',
  'border-radius': '0',
}

/**
 * Makes an element fill the window and sets `data-fullscreen`. Sets styles through the style object, which a strict
 * content security policy allows. Returns the undo, which also restores the scroll position.
 */
function fillWindow(element: HTMLElement, what: 'screen' | 'window'): () => void {
  const undo = [mark(element, what), setStyles(element, FILLING), holdPage()]
  return () => {
    for (const back of undo) back()
  }
}

function mark(element: HTMLElement, what: string): () => void {
  element.dataset.fullscreen = what
  return () => {
    delete element.dataset.fullscreen
  }
}

function setStyles({ style }: HTMLElement, styles: Record<string, string>): () => void {
  const before = Object.keys(styles).map(name => [name, style.getPropertyValue(name)] as const)
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value)
  return () => {
    for (const [name, value] of before) style.setProperty(name, value)
  }
}

/** Prevents the page behind from scrolling; returns the undo, which restores the scroll position. */
function holdPage(): () => void {
  const { scrollX, scrollY } = window
  const back = setStyles(document.documentElement, { overflow: 'hidden' })
  return () => {
    back()
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}
