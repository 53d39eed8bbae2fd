'use client'
import { type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'

/**
 * Whether a control that is no longer needed is hidden; focus moves on before it is hidden. Two steps are necessary,
 * because a browser removes focus the moment the element is hidden. Hidden on the server.
 */
export function useHandOver(
  from: RefObject<HTMLElement | null>,
  to: RefObject<HTMLElement | null>,
  wanted: boolean,
): boolean {
  const [gone, setGone] = useState(true)
  useLayoutEffect(() => {
    if (!wanted && from.current === document.activeElement) to.current?.focus({ preventScroll: true })
    setGone(!wanted)
  }, [wanted, from, to])
  return gone
}
