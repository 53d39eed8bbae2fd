'use client'
import * as Radix from '@radix-ui/react-popover'
import type { RefObject } from 'react'
import { MenuList, type MenuListProps } from './menu-list.tsx'

export type MenuPopupProps = MenuListProps & {
  /** What the menu stands at. */
  anchor: RefObject<HTMLElement | null>
}

/** The menu with what places it beside its button. */
export function MenuPopup({ anchor, ...list }: MenuPopupProps) {
  const { state, events } = list.model
  return (
    <Radix.Root open={state.open} onOpenChange={events.setOpen}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <MenuList {...list} />
    </Radix.Root>
  )
}
