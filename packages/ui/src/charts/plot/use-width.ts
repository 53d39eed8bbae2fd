'use client'
import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'

/** The width of server markup; the browser scales that drawing until it has measured. */
const SERVER_WIDTH = 960

export type MeasuredWidth<E extends HTMLElement> = {
  ref: RefObject<E | null>
  /**
   * In pixels. On the server and during hydration, `SERVER_WIDTH`; in a chart that mounts in the browser, null for one pass, so that
   * nothing is drawn twice.
   */
  width: number | null
  measured: boolean
}

/** The observed width of an element. An element without layout keeps its last width. */
export function useWidth<E extends HTMLElement>(): MeasuredWidth<E> {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState<number | null>(null)
  const fromServer = useSyncExternalStore(neverChanges, no, yes)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = (): void => {
      // a hidden tab has no width: drawing for it would show a flat chart for a moment when the tab returns
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
