'use client'
import { type RefObject, useLayoutEffect, useReducer, useState } from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import { isMoreOpen, MORE_START, moreReducer } from './page-menu.model.ts'

const stored = {
  key: storedKey('pageMenuMore'),
  fallback: null,
  parse: (text: string) => (text === 'open' ? true : text === 'closed' ? false : null),
  write: (open: boolean | null) => (open ? 'open' : 'closed'),
}

/** The secondary sections of a menu: whether they are shown, and the user's wish. `box` is the menu's own frame, which scrolls when it is too high. */
export function useMoreSections(box: RefObject<HTMLElement | null>, inside: boolean) {
  const [wanted, want] = useRemembered<boolean | null>(stored)
  const [fits, setFits] = useState(true)
  const [state, dispatch] = useReducer(moreReducer, MORE_START)
  // while rendering, so that the sections are never drawn closed around the one that is being read
  if (state.inside !== inside) dispatch({ type: 'read', inside })
  // measured once, with all of them shown; a narrow window has no frame
  useLayoutEffect(() => {
    const { current } = box
    if (current && current.clientHeight > 0) setFits(current.scrollHeight <= current.clientHeight + 1)
  }, [box])
  const open = isMoreOpen(state, { wanted, fits })
  const toggle = () => {
    want(!open)
    dispatch({ type: 'toggled', open: !open })
  }
  return { open, toggle }
}
