'use client'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import type { Channel } from './cursor.ts'
import type { Box } from './geometry.ts'
import { placeTooltip, type TooltipRequest } from './tooltip-placement.ts'
import { useFollow } from './use-follow.ts'

/** What a tooltip must not cover. */
type TooltipTarget = Pick<TooltipRequest, 'x' | 'ys' | 'near'>

export type TooltipOptions<T> = {
  root: RefObject<HTMLElement | null>
  readout: Channel<T>
  /** The plot within the frame. */
  box: Box
  /** Space between the tooltip and a point in pixels. */
  gap: number
  /** Writes what is read into the tooltip and says what it must not cover; null hides it. Keep its identity. */
  write: (value: T) => TooltipTarget | null
}

/** Writes and places a tooltip without rendering anything. State: `data-shown`, `data-squeezed`. */
export function useTooltip<T>({ root, readout, box, gap, write }: TooltipOptions<T>): void {
  const target = useRef<TooltipTarget | null>(null)
  // measured when it changes: asking at every move of the pointer would force a layout each time
  const natural = useRef({ width: 0, height: 0 })
  const place = useCallback(() => {
    const element = root.current
    if (!element || !target.current) return
    const size = natural.current
    const at = placeTooltip({ ...target.current, plot: box, size, gap })
    const isSqueezed = at.width < size.width
    element.toggleAttribute('data-squeezed', isSqueezed)
    element.style.maxWidth = isSqueezed ? `${Math.floor(at.width)}px` : ''
    element.style.transform = `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)`
  }, [root, box, gap])
  const follow = useCallback(
    (value: T) => {
      target.current = write(value)
      root.current?.toggleAttribute('data-shown', target.current !== null)
      place()
    },
    [root, place, write],
  )
  useEffect(() => {
    const element = root.current
    if (!element) return
    const observer = createResizeObserver(() => {
      // squeezed, it does not show its own width: the last free one stays
      const width = element.hasAttribute('data-squeezed') ? natural.current.width : element.offsetWidth
      natural.current = { width, height: element.offsetHeight }
      place()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [root, place])
  useFollow(readout, follow)
}

/** Sets an element's text where it differs. A text node that is there is written into: a new one would cost more. */
export function setText(element: HTMLElement | null, text: string): void {
  if (!element) return
  const { firstChild } = element
  if (firstChild instanceof Text && firstChild === element.lastChild) {
    if (firstChild.data !== text) firstChild.data = text
  } else if (element.textContent !== text) element.textContent = text
}
