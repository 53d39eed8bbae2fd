'use client'
import { type CSSProperties, type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'

/**
 * On a phone, where a popup that hangs in a narrow place begins and how wide it is, so that it is as wide as the window;
 * undefined on a desk and while it is closed.
 */
export function useSheetEdges(
  anchor: RefObject<HTMLElement | null>,
  isOpen: boolean,
): CSSProperties | undefined {
  const isPhone = useIsMobile()
  const [edges, setEdges] = useState<CSSProperties>()
  const isSheet = isOpen && isPhone
  useLayoutEffect(() => {
    if (!isSheet) return
    const measure = () => {
      const box = anchor.current?.getBoundingClientRect()
      if (!box || !anchor.current) return
      const width = document.documentElement.clientWidth
      const rtl = getComputedStyle(anchor.current).direction === 'rtl'
      setEdges({ insetInlineStart: rtl ? box.right - width : -box.left, width })
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [isSheet, anchor])
  return isSheet ? edges : undefined
}
