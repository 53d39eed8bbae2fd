'use client'
import type { RefObject } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { panelShift } from './main-menu.view-model.ts'

/** The least distance to the window's edges, in pixels. */
const MARGIN = 8

/** Shifts an open panel horizontally so that it is inside the window. */
export function usePanelPlace(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const { current: element } = panel
    if (!open || !element) return
    const place = () => {
      element.style.translate = ''
      const { left, right } = element.getBoundingClientRect()
      const view = {
        width: document.documentElement.clientWidth,
        margin: MARGIN,
        rtl: getComputedStyle(element).direction === 'rtl',
      }
      const shift = panelShift({ left, right }, view)
      if (shift !== 0) element.style.translate = `${shift}px`
    }
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [panel, open])
}
