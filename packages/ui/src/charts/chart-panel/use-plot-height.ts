'use client'
import { type RefObject, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { clamp } from '../plot/geometry.ts'

/** `below`: pixels for navigator and footer, on a phone only for the card's edge. `least`: the lowest readable plot. */
const LIMITS = {
  desk: { below: 84, least: 420 },
  phone: { below: 16, least: 320 },
} as const

export type PlotHeightRequest = {
  /** Height of the window in pixels. */
  windowHeight: number
  /** Where the plot starts, in pixels from the top of the page. */
  top: number
  isPhone: boolean
  /** Its height in a tall window. */
  most: number
}

/** Height of a plot with its date axis: the height of the window below its start. */
export function plotHeight({ windowHeight, top, isPhone, most }: PlotHeightRequest): number {
  const { below, least } = LIMITS[isPhone ? 'phone' : 'desk']
  return clamp(Math.floor(windowHeight - top - below), Math.min(least, most), most)
}

export type PlotHeightOptions = {
  /** Maximum height in pixels. */
  most: number
  /** Whether the chart is in full screen, where its place on the page is unknown. Default false. */
  fullscreen?: boolean
}

/**
 * Height of the plot that starts at an element: the height of the window below it, at most `most`. Measured before the first paint and
 * whenever the window is resized.
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
      // clientHeight excludes a phone's moving toolbars, so the chart keeps its height while the page scrolls
      const windowHeight = document.documentElement.clientHeight || window.innerHeight
      setHeight(plotHeight({ windowHeight, top, isPhone, most }))
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [start, most, isPhone, fullscreen])
  return height
}
