'use client'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Listens on a chart's surface with the browser's own listeners, for what React's cannot do: keep the page from scrolling, or cost nothing
 * per move. The surface may come later than the chart. `attach` is called once per element; it returns how to stop.
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
