'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { keepSectionInView } from './keep-section-in-view.ts'

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
