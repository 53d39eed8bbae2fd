'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'

/** Minimum height, in pixels; below it the panel scrolls. */
const MIN_HEIGHT = 240

export type FillRequest = {
  /** Height of the full-screen panel. All heights are in pixels. */
  available: number
  /** Height of the panel's content. */
  content: number
  /** Height of the main chart within the content. */
  chart: number
}

/** Height of the main chart in full screen: the height that the rest of the panel does not need. */
export function fillHeight({ available, content, chart }: FillRequest): number {
  return Math.max(MIN_HEIGHT, Math.floor(available - (content - chart)))
}

/**
 * Height of the main chart: `height`, or in full screen the height that the rest of the panel does not need. `root` fills the screen,
 * `content` is its content.
 */
export function useFillHeight(
  root: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { open, height }: { open: boolean; height: number },
): number {
  const [filled, setFilled] = useState<number | null>(null)
  const current = open && filled !== null ? filled : height
  const latest = useRef(height)
  // set before the observer reports the new size; measured against the previous height, the chart would oscillate
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
