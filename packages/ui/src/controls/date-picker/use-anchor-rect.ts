'use client'
import { type RefObject, useMemo, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { throttle } from '../../foundation/state/throttle.ts'

/** Milliseconds between two looks at where the field is (shared-blocks §9). */
const POSITION_WAIT = 200

type Measurable = { getBoundingClientRect: () => DOMRect }

/**
 * Where a popup stands: the rectangle of its field, looked up when it opens and, while the page scrolls or changes its
 * size, every 200 ms, at once and at the end (D29). It is the reference that the placing is reckoned from.
 */
export function useAnchorRect(root: RefObject<HTMLElement | null>): RefObject<Measurable> {
  const [rect, setRect] = useState<DOMRect | null>(null)
  useLayoutEffect(() => {
    const measure = () => setRect(rectOf(root.current))
    const settle = throttle(measure, POSITION_WAIT)
    measure()
    window.addEventListener('scroll', settle, { capture: true, passive: true })
    window.addEventListener('resize', settle)
    return () => {
      settle.cancel()
      window.removeEventListener('scroll', settle, { capture: true })
      window.removeEventListener('resize', settle)
    }
  }, [root])
  return useMemo(() => {
    const at = { getBoundingClientRect: () => rect ?? rectOf(root.current) }
    return { current: at }
  }, [rect, root])
}

/** The framed box alone: words below it come and go. */
function rectOf(root: HTMLElement | null): DOMRect {
  const box = root?.querySelector('[data-slot="field-box"]') ?? root
  return box?.getBoundingClientRect() ?? new DOMRect()
}
