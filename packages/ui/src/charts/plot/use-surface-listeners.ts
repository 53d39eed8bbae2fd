'use client'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Adds native listeners to a chart's surface, for what React's cannot do: prevent scrolling, or handle moves at almost no cost. The
 * surface may mount later than the chart. `attach` is called once per element and returns a function that detaches.
 */
export function useSurfaceListeners(
  surface: RefObject<HTMLElement | null>,
  attach: (element: HTMLElement) => () => void,
): void {
  const attached = useRef<{ element: HTMLElement; detach: () => void } | null>(null)
  useEffect(() => {
    const element = surface.current
    if (attached.current?.element === element) return
    attached.current?.detach()
    attached.current = element && { element, detach: attach(element) }
  })
  useEffect(
    () => () => {
      attached.current?.detach()
      attached.current = null
    },
    [],
  )
}
