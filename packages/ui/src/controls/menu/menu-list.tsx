'use client'
import * as Radix from '@radix-ui/react-popover'
import { useId } from 'react'
import { giveBack } from '../popover/give-back.ts'
import { raisePopup } from '../popover/raise-popup.tsx'
import { useMergedRefs } from '../popover/use-merged-refs.ts'
import { MenuRow } from './menu-row.tsx'
import type { MenuModel } from './use-menu.ts'

export type MenuListProps = {
  model: MenuModel
  /** The id of the button, which names the menu. */
  buttonId: string
  /** Which edge of the button the menu lines up with. */
  align: 'start' | 'end'
}

/** The open menu. It stands beside its button in the document, and above everything on the screen. */
export function MenuList({ model, buttonId, align }: MenuListProps) {
  const { state, events, buttonRef, listRef } = model
  const base = useId()
  const ref = useMergedRefs(listRef, raisePopup)
  return (
    <Radix.Content
      ref={ref}
      data-slot="menu-list"
      role="menu"
      // a long one scrolls, and what scrolls has to be reachable
      tabIndex={0}
      id={`${buttonId}list`}
      aria-labelledby={buttonId}
      align={align}
      sideOffset={4}
      collisionPadding={8}
      onOpenAutoFocus={event => {
        event.preventDefault()
        events.shown()
      }}
      onCloseAutoFocus={event => {
        event.preventDefault()
        giveBack(buttonRef.current, document.activeElement)
      }}
      onEscapeKeyDown={() => buttonRef.current?.focus({ preventScroll: true })}
      onInteractOutside={event => {
        // the button closes by itself, and gets the focus before the menu is gone
        if (event.target instanceof Node && buttonRef.current?.contains(event.target)) event.preventDefault()
      }}
      onKeyDownCapture={events.listKeyDown}
      onPointerLeave={event => event.pointerType === 'mouse' && events.pointed(null)}
      className="z-50 max-h-(--radix-popover-content-available-height) w-max min-w-44 max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-field border border-line bg-surface-raised p-1 text-start text-13 font-normal whitespace-normal text-ink shadow-pop outline-none max-desk:text-14"
    >
      {state.figure.entries.map((entry, at) => (
        <MenuRow
          key={entry.id}
          entry={entry}
          base={`${base}${at}`}
          hasChecks={state.figure.hasChecks}
          hasIcons={state.figure.hasIcons}
          onPointed={() => events.pointed(at)}
          onChoose={() => events.choose(at)}
        />
      ))}
    </Radix.Content>
  )
}
