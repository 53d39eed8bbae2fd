'use client'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { panelShift } from './main-menu.view-model.ts'
import { MenuGroups, type MenuGroupsProps } from './main-menu-groups.tsx'

export type MenuPanelProps = MenuGroupsProps & {
  id: string
  open: boolean
  footer: ReactNode
}

/** The columns of one entry, below the row and at least as wide, so that it is under every entry that can open it. `data-slot` main-menu-panel. */
export function MenuPanel({ id, open, footer, ...groups }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  usePanelPlace(panel, open)
  return (
    // the gap above belongs to the panel, so that the pointer does not leave it on the way
    <div
      ref={panel}
      id={id}
      hidden={!open}
      data-slot="main-menu-panel"
      className="absolute start-0 top-full z-10 w-max max-w-[min(56rem,calc(100vw-1rem))] min-w-full pt-3.5 whitespace-normal"
    >
      {open && (
        <div className="max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface-raised p-5 pb-3 shadow-pop">
          <MenuGroups {...groups} />
          {footer}
        </div>
      )}
    </div>
  )
}

/** The least distance to the window's edges, in pixels. */
const MARGIN = 8

/** Shifts an open panel horizontally so that it is inside the window. */
function usePanelPlace(panel: RefObject<HTMLElement | null>, open: boolean): void {
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
