'use client'
import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react'
import { useStores } from '../../foundation/ui-provider.tsx'
import { fill } from './fill-window.ts'
import {
  type FullscreenState,
  fullscreenClosed,
  fullscreenCookie,
  fullscreenReducer,
  isOpen,
  wishOf,
} from './fullscreen.model.ts'
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
    const follow = () => send(document.fullscreenElement === element.current ? 'granted' : 'left')
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [element])

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
    const undo = [fill(node, filled), keepTabInside(node)]
    if (filled === 'window') undo.push(onEscape(() => send('escaped')))
    return () => {
      for (const back of undo) back()
    }
  }, [element, filled])

  const toggle = useCallback(() => {
    const node = element.current
    if (!node) return
    const wish = wishOf(state)
    send('pressed')
    if (wish === 'enter') askFor(node).then(send)
    if (wish === 'leave') document.exitFullscreen().catch(() => send('left'))
  }, [state, element])
  return { state: { ...state, open }, events: { toggle } }
}

/** Asks the browser for the screen; whatever it cannot do is a refusal. */
async function askFor(element: HTMLElement): Promise<'granted' | 'refused'> {
  try {
    await element.requestFullscreen()
  } catch {
    return 'refused'
  }
  return document.fullscreenElement === element ? 'granted' : 'refused'
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
