'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdSection } from './hold-section.ts'

export type SectionJump = {
  /** The section that was jumped to, until the user goes on; null otherwise. */
  held: string | null
  /** A link to the section was pressed: it is kept in view while the page settles, and gets the focus. */
  follow: (id: string) => void
  /** Goes to the section: its id comes into the address, so that Back returns. */
  go: (id: string) => void
}

/** Jumps to sections of the page, also to the one that the page's address names when it opens (bond-page §2). */
export function useSectionJump(ids: readonly string[]): SectionJump {
  const [held, setHeld] = useState<string | null>(null)
  const stop = useRef(() => {})
  const hold = useCallback((id: string, focus: boolean) => {
    stop.current()
    setHeld(id)
    stop.current = holdSection({ id, focus, onUser: () => setHeld(null) })
  }, [])
  const follow = useCallback((id: string) => hold(id, true), [hold])
  const go = useCallback(
    (id: string) => {
      window.location.hash = id
      hold(id, true)
    },
    [hold],
  )

  const known = ids.join(' ')
  useEffect(() => {
    const named = window.location.hash.slice(1)
    // the focus stays where the browser begins: nothing was pressed
    if (named && known.split(' ').includes(named)) hold(named, false)
    return () => stop.current()
  }, [known, hold])
  return { held, follow, go }
}
