'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import type { Channel } from './cursor.ts'
import type { Box } from './geometry.ts'
import { placeTooltip, type TooltipRequest } from './tooltip-placement.ts'
import { useFollow } from './use-follow.ts'

/** The points that a tooltip must not cover. */
type TooltipTarget = Pick<TooltipRequest, 'x' | 'ys' | 'near'>

export type TooltipOptions<T> = {
  root: RefObject<HTMLElement | null>
  readout: Channel<T>
  /** The plot within the frame. */
  box: Box
  /** Space between the tooltip and a point in pixels. */
  gap: number
  /** Writes a value into the tooltip and returns the points that it must not cover; null hides it. Keep its identity. */
  write: (value: T) => TooltipTarget | null
}

/**
 * Writes and places a tooltip without rendering. While it is shown it only grows, so that it does not tremble when its text changes at every
 * move, and the browser need not report and place each new size. State: `data-shown`, `data-squeezed`.
 */
export function useTooltip<T>({ root, readout, box, gap, write }: TooltipOptions<T>): void {
  const target = useRef<TooltipTarget | null>(null)
  // measured when it is shown, then by an observer: a measurement at every move of the pointer would force a layout
  const natural = useRef({ width: 0, height: 0 })
  const measure = useCallback((element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    // a squeezed tooltip does not have its natural width: keep the last one
    const isSqueezed = element.hasAttribute('data-squeezed')
    natural.current = {
      width: isSqueezed ? natural.current.width : Math.ceil(width),
      height: Math.ceil(height),
    }
  }, [])
  const place = useCallback(() => {
    const element = root.current
    if (!element || !target.current) return
    const size = natural.current
    const at = placeTooltip({ ...target.current, plot: box, size, gap })
    const isSqueezed = at.width < size.width
    element.toggleAttribute('data-squeezed', isSqueezed)
    element.style.maxWidth = isSqueezed ? `${Math.floor(at.width)}px` : ''
    element.style.minWidth = isSqueezed ? '' : `${size.width}px`
    element.style.transform = `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)`
  }, [root, box, gap])
  const follow = useCallback(
    (value: T) => {
      const wasShown = target.current !== null
      target.current = write(value)
      const element = root.current
      if (!element) return
      element.toggleAttribute('data-shown', target.current !== null)
      if (target.current && !wasShown) {
        element.removeAttribute('data-squeezed')
        element.style.minWidth = element.style.maxWidth = ''
        measure(element)
      }
      place()
    },
    [root, measure, place, write],
  )
  useEffect(() => {
    const element = root.current
    if (!element) return
    const observer = createResizeObserver(() => {
      measure(element)
      place()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, measure, place])
  useFollow(readout, follow)
}

/** Sets an element's text if it differs. It reuses an existing text node, which is cheaper than a new one. */
export function setText(element: HTMLElement | null, text: string): void {
  if (!element) return
  const { firstChild } = element
  if (firstChild instanceof Text && firstChild === element.lastChild) {
    if (firstChild.data !== text) firstChild.data = text
  } else if (element.textContent !== text) element.textContent = text
}
