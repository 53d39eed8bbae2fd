'use client'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { useStores } from '../../foundation/ui-provider.tsx'
import { fillWindow } from './fill-window.ts'
import {
  type FullscreenState,
  fullscreenClosed,
  fullscreenCookie,
  fullscreenReducer,
  isOpen,
  wishOf,
} from './fullscreen.reducer.ts'
import { keepTabInside } from './keep-tab-inside.ts'

export type FullscreenOptions = {
  /** Names the element among those of the site: its state is kept in a cookie of this name. Any text; it is encoded. */
  elementId: string
  /** Told of every change, also when a state that was kept comes back (shared-blocks §4). */
  onFullscreenChange?: (open: boolean) => void
}

export type FullscreenModel = {
  state: FullscreenState & { open: boolean }
  events: {
    /** Opens or closes. To be called from a press: browsers give the screen to nothing else. */
    toggle: () => void
  }
}

/**
 * Full screen for an element (U5): the browser's own, or the whole window where that is missing (iPhone) or denied.
 * The state follows the browser and is kept until the browser is closed: after a reload the element fills the window,
 * since no page may take the screen by itself. Escape leaves. The element carries `data-fullscreen` screen or window.
 */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
  { elementId, onFullscreenChange }: FullscreenOptions,
): FullscreenModel {
  const [state, send] = useReducer(fullscreenReducer, fullscreenClosed)
  const { cookie } = useStores()
  const open = isOpen(state)
  const name = fullscreenCookie(elementId)
  const tell = useRef(onFullscreenChange)
  useEffect(() => {
    tell.current = onFullscreenChange
  })

  useEffect(() => {
    const node = element.current
    // one at a time: two that cover the window would cover each other
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
    tell.current?.(open)
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
    const wish = wishOf(state)
    send('pressed')
    if (wish === 'enter') askForScreen().then(send)
    if (wish === 'leave') leaveScreen()
  }, [state, element])
  return { state: { ...state, open }, events: { toggle } }
}

/**
 * Asks the browser for the screen; whatever it cannot do is a refusal. The whole page is given it, and the element fills
 * the page: dialogs, messages and bubbles stand outside of the element, and would not be seen if it had the screen alone.
 */
async function askForScreen(): Promise<'granted' | 'refused'> {
  try {
    await document.documentElement.requestFullscreen()
    return 'granted'
  } catch {
    return 'refused'
  }
}

/** Gives the screen back, when the page still has it. */
function leaveScreen(): void {
  // a page that has lost it meanwhile hears a rejection, and `fullscreenchange` has told the rest
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

/** Escape for what fills the window, unless a popup or a dialog above it has taken it. */
function onEscape(leave: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    event.preventDefault()
    leave()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
