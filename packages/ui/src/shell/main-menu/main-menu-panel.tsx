'use client'
import { type ReactNode, useRef } from 'react'
import { MenuGroups, type MenuGroupsProps } from './main-menu-groups.tsx'
import { usePanelPlace } from './use-panel-place.ts'

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
