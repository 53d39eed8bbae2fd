'use client'
import { type RefObject, useReducer, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import { isMoreOpen, MORE_START, moreReducer } from './page-menu.reducer.ts'

const stored = {
  key: storedKey('pageMenuMore'),
  fallback: null,
  parse: (text: string) => (text === 'open' ? true : text === 'closed' ? false : null),
  write: (open: boolean | null) => (open ? 'open' : 'closed'),
}

/**
 * The secondary sections of a menu: whether they are shown, by the height of the window (H2) and the user's choice. `box` is the menu's own
 * frame, which scrolls if it is too tall.
 */
export function useMoreSections(box: RefObject<HTMLElement | null>, inside: boolean) {
  const [preferred, setPreferred] = useRemembered<boolean | null>(stored)
  const [fits, setFits] = useState(true)
  const [state, dispatch] = useReducer(moreReducer, MORE_START)
  // during render, so that the sections are never shown collapsed around the one that is being read
  if (state.inside !== inside) dispatch({ type: 'read', inside })
  const whole = useRef(0)
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = box
      // a narrow window has no frame
      if (!current || current.clientHeight === 0) return
      // measured once, with all sections shown
      whole.current ||= current.scrollHeight
      const maxHeight = Number.parseFloat(getComputedStyle(current).maxHeight)
      setFits(whole.current <= (Number.isFinite(maxHeight) ? maxHeight : current.clientHeight) + 1)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [box])
  const open = isMoreOpen(state, { preferred, fits })
  const toggle = () => {
    setPreferred(!open)
    dispatch({ type: 'toggled', open: !open })
  }
  return { open, toggle }
}
