'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { holdSection } from './hold-section.ts'

export type SectionJump = {
  /** The section that was jumped to, until the user takes over; null otherwise. */
  held: string | null
  /** A link to the section was pressed: it stays in view while the page settles, and receives focus. */
  follow: (id: string) => void
  /** Jumps to the section and adds its id to the address, so that Back returns. */
  go: (id: string) => void
}

/** Jumps to sections of the page, including the one in the page's address at load (bond-page §2). */
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
    // focus keeps the browser's starting point: nothing was pressed
    if (named && known.split(' ').includes(named)) hold(named, false)
    return () => stop.current()
  }, [known, hold])
  return { held, follow, go }
}
