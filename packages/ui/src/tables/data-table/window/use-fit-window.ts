'use client'
import type { RefObject } from 'react'
import { useLayoutEffect } from '../../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../../foundation/state/observers.ts'
import { scrollContainer } from './scroll-container.ts'

/**
 * Measures the maximum height of the box of a table's rows, and writes it to CSS variables: `--table-fit`, and
 * `--table-scrollbar`, the width of the scrollbar at its end. Through the style object, as a strict policy allows.
 */
export function useFitWindow(scroller: RefObject<HTMLElement | null>, enabled: boolean): void {
  useLayoutEffect(() => {
    const box = scroller.current
    const frame = box?.parentElement
    const root = box?.closest('[data-ui]')
    if (!enabled || !box || !frame || !root) return
    const measure = () => {
      const container = scrollContainer(box)
      const isPage = container === document.documentElement
      const { top, bottom } = box.getBoundingClientRect()
      const height = fitHeight({
        view: isPage ? window.innerHeight : container.clientHeight,
        top: top + container.scrollTop - (isPage ? 0 : container.getBoundingClientRect().top),
        footerHeight: root.getBoundingClientRect().bottom - bottom,
      })
      frame.style.setProperty('--table-fit', `${height}px`)
      frame.style.setProperty('--table-scrollbar', `${box.offsetWidth - box.clientWidth}px`)
    }
    measure()
    // elements above can move the table without changing its size
    const observer = createResizeObserver(measure)
    for (const watched of [root, document.body]) observer.observe(watched)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [scroller, enabled])
}

/** Minimum height of a table that fits the window, in pixels. */
const MIN_HEIGHT = 420
/** Space below the table: the card's edge and the page's margin, in pixels. */
const MARGIN = 20

type FitHeightInput = {
  /** Height of the window, or of the box in which the table scrolls. */
  view: number
  /** The unscrolled position of the table's rows in it, headings included. */
  top: number
  /** Height of the elements below the rows: "Show more". */
  footerHeight: number
}

/** The maximum height of the box of a table's rows, in pixels: the part of the window below its top. */
export function fitHeight({ view, top, footerHeight }: FitHeightInput): number {
  return Math.max(MIN_HEIGHT, Math.floor(view - top - footerHeight - MARGIN))
}
