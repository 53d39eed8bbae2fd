'use client'
import { type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { plotHeight } from './plot-height.ts'

export type PlotHeightOptions = {
  /** Its height in a tall window, in pixels. */
  most: number
  /** Whether it fills the screen: its place on the page is not known then. Default false. */
  fullscreen?: boolean
}

/**
 * Height of the plot that begins at an element: what the window leaves below it, `most` at most. Known before the first paint, with or
 * without data, and followed as the window changes.
 */
export function usePlotHeight(
  start: RefObject<HTMLElement | null>,
  { most, fullscreen = false }: PlotHeightOptions,
): number {
  const isPhone = useIsMobile()
  const [height, setHeight] = useState(most)
  useLayoutEffect(() => {
    const measure = () => {
      const element = start.current
      if (!element || fullscreen) return
      const top = element.getBoundingClientRect().top + window.scrollY
      // on a phone the height of the window without its moving bars: the chart keeps its height as the page scrolls
      const windowHeight = document.documentElement.clientHeight || window.innerHeight
      setHeight(plotHeight({ windowHeight, top, isPhone, most }))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [start, most, isPhone, fullscreen])
  return height
}
