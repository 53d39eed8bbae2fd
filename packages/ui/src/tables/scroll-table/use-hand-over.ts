'use client'
import { type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'

/**
 * Whether a control that is no longer wanted is gone; before it goes, who stood on it is led to where the work goes on. In two
 * steps, because a browser takes the focus away at the very moment at which its owner is hidden. Gone on the server.
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
