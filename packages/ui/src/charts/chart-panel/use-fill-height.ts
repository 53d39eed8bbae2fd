'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'

/** A lower chart is not readable: the panel scrolls instead. */
const MIN_HEIGHT = 240

export type FillRequest = {
  /** Height of the panel that fills the screen, in pixels, as the next ones. */
  available: number
  /** Height of everything in the panel. */
  content: number
  /** The main chart's share of that. */
  chart: number
}

/** Height of the main chart in a panel that fills the screen: what everything else in the panel leaves. */
export function fillHeight({ available, content, chart }: FillRequest): number {
  return Math.max(MIN_HEIGHT, Math.floor(available - (content - chart)))
}

/**
 * Height of the main chart: `height`, and in a panel that fills the screen what everything else leaves. `root` fills the screen,
 * `content` is everything in it.
 */
export function useFillHeight(
  root: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { open, height }: { open: boolean; height: number },
): number {
  const [filled, setFilled] = useState<number | null>(null)
  const current = open && filled !== null ? filled : height
  const latest = useRef(height)
  // before the observer reports the new size: measured against the previous height, the chart would oscillate
  useLayoutEffect(() => {
    latest.current = current
  })
  useEffect(() => {
    const [outer, inner] = [root.current, content.current]
    if (!open || !outer || !inner) return
    const measure = () =>
      setFilled(
        fillHeight({ available: outer.clientHeight, content: inner.offsetHeight, chart: latest.current }),
      )
    const observer = createResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => {
      observer.disconnect()
      setFilled(null)
    }
  }, [root, content, open])
  return current
}
