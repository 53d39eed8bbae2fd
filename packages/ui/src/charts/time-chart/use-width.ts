'use client'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width that the server, and the first render, draw for. */
export const SERVER_WIDTH = 960

export type MeasuredWidth<E extends HTMLElement> = {
  ref: RefObject<E | null>
  /** In pixels; `SERVER_WIDTH` until the element has been measured, never below 1. */
  width: number
  measured: boolean
}

/** The width of an element, followed as it changes. An element that is not laid out keeps its last width. */
export function useWidth<E extends HTMLElement>(): MeasuredWidth<E> {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = (): void => {
      // A tab that is not shown has no width: drawing for it would flatten the chart for a moment when it comes back
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width: width ?? SERVER_WIDTH, measured: width !== null }
}
