'use client'
import { useEffect, useRef } from 'react'

/** Tells the page whether a block has anything to show, once that is known and whenever it changes; null is not known yet. */
export function useTold(hasData: boolean | null, onHasData: ((hasData: boolean) => void) | undefined): void {
  const latest = useRef(onHasData)
  useEffect(() => {
    latest.current = onHasData
  })
  useEffect(() => {
    if (hasData !== null) latest.current?.(hasData)
  }, [hasData])
}
