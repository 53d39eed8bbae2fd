'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { fillHeight } from './chart-panel.layout.ts'

/**
 * Height of the main chart: `height`, and in a panel that fills the screen what the rest of it leaves. `root` fills the screen,
 * `content` is everything in it.
 */
export function useFillHeight(
  root: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { open, height }: { open: boolean; height: number },
): number {
  const [filled, setFilled] = useState<number | null>(null)
  const current = useRef(height)
  const shown = open && filled !== null ? filled : height
  // before the browser tells of the new size: measured against the height before, the chart would go to and fro
  useLayoutEffect(() => {
    current.current = shown
  })
  useEffect(() => {
    const [outer, inner] = [root.current, content.current]
    if (!open || !outer || !inner) return
    const measure = () =>
      setFilled(fillHeight({ room: outer.clientHeight, content: inner.offsetHeight, chart: current.current }))
    const observer = createResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => {
      observer.disconnect()
      setFilled(null)
    }
  }, [root, content, open])
  return shown
}
