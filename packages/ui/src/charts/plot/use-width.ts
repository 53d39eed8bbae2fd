'use client'
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'

/** The width that the server draws for; the browser stretches that drawing until it has measured. */
const SERVER_WIDTH = 960

export type MeasuredWidth<E extends HTMLElement> = {
  ref: RefObject<E | null>
  /**
   * In pixels. On the server, and while its markup is taken over, `SERVER_WIDTH`; in a chart that the browser begins
   * by itself null for one pass, so that nothing is drawn twice.
   */
  width: number | null
  measured: boolean
}

/** The width of an element, followed as it changes. An element that is not laid out keeps its last width. */
export function useWidth<E extends HTMLElement>(): MeasuredWidth<E> {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  const fromServer = useSyncExternalStore(neverChanges, no, yes)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = (): void => {
      // A tab that is not shown has no width: drawing for it would flatten the chart for a moment when it comes back
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    read()
    const observer = createResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width: width ?? (fromServer ? SERVER_WIDTH : null), measured: width !== null }
}

const neverChanges = () => () => {}
const no = (): boolean => false
const yes = (): boolean => true
