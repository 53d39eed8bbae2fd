'use client'
import { type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'

/**
 * Whether a control that is no longer needed is hidden; focus moves on before it is hidden. Two steps are necessary,
 * because a browser removes focus the moment the element is hidden. Hidden on the server.
 */
export function useHideAfterFocus(
  from: RefObject<HTMLElement | null>,
  to: RefObject<HTMLElement | null>,
  visible: boolean,
): boolean {
  const [hidden, setHidden] = useState(true)
  useLayoutEffect(() => {
    if (!visible && from.current === document.activeElement) to.current?.focus({ preventScroll: true })
    setHidden(!visible)
  }, [visible, from, to])
  return hidden
}
