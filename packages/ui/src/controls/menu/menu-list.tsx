'use client'
import * as Radix from '@radix-ui/react-dropdown-menu'
import { Fragment, type KeyboardEvent, type RefObject, useId, useRef } from 'react'
import { ArrowUpRight, Check, Circle } from '../../foundation/icons/icons.ts'
import { showPopupInTopLayer } from '../../foundation/layer/popup-in-top-layer.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { idList } from '../field/id-list.ts'
import { restoreFocus } from '../popover/restore-focus.ts'
import type { MenuEntry, MenuViewModel } from './menu.view-model.ts'

/** The first or the last entry, or the menu itself: after a click no entry is active. */
export type EntryFocus = 'first' | 'last' | 'menu'

export type MenuListProps = {
  viewModel: MenuViewModel
  /** The button, which receives the focus on close. */
  trigger: RefObject<HTMLButtonElement | null>
  /** The initial focus; null after it was set. */
  entryFocus: RefObject<EntryFocus | null>
  align: 'start' | 'end'
  onSelect: ((id: string) => void) | undefined
  /** Called when Tab leaves the menu. */
  onLeave: () => void
}

/** The open menu. It is next to its button in the document, and in the top layer. */
export function MenuList({ viewModel, trigger, entryFocus, align, onSelect, onLeave }: MenuListProps) {
  const focusTrigger = () => trigger.current?.focus({ preventScroll: true })
  const isTrigger = (target: EventTarget | null) =>
    target instanceof Node && trigger.current?.contains(target)
  return (
    <Radix.Content
      ref={showPopupInTopLayer}
      data-slot="menu-list"
      // a long menu scrolls, and a scroll container must be focusable
      tabIndex={0}
      loop
      align={align}
      sideOffset={4}
      collisionPadding={8}
      onFocus={event => {
        const initialFocus = entryFocus.current
        if (initialFocus === null || event.target !== event.currentTarget) return
        // Radix would focus the first entry after a key, and none otherwise
        event.preventDefault()
        entryFocus.current = null
        const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
        if (initialFocus !== 'menu') entries.at(initialFocus === 'first' ? 0 : -1)?.focus()
      }}
      onCloseAutoFocus={event => {
        event.preventDefault()
        entryFocus.current = 'first'
        restoreFocus(trigger.current, document.activeElement)
      }}
      onEscapeKeyDown={focusTrigger}
      onInteractOutside={event => {
        // the button closes the menu by its own press, and has the focus before the menu unmounts
        if (isTrigger(event.target)) event.preventDefault()
      }}
      onKeyDownCapture={event => {
        if (event.key !== 'Tab') return
        // Radix traps Tab; with the focus on the button, the browser moves on from there
        event.stopPropagation()
        focusTrigger()
        onLeave()
      }}
      className="relative z-50 max-h-(--radix-dropdown-menu-content-available-height) w-max min-w-44 max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain rounded-field border border-line bg-surface-raised p-1 text-start text-13 font-normal whitespace-normal text-ink shadow-pop max-desk:text-14"
    >
      {viewModel.entries.map(entry => (
        <Fragment key={entry.id}>
          {entry.separated ? (
            <Radix.Separator data-slot="menu-separator" className="-mx-1 my-1 h-px bg-line" />
          ) : null}
          <MenuRow
            entry={entry}
            hasChecks={viewModel.hasChecks}
            hasIcons={viewModel.hasIcons}
            onChoose={() => {
              // before onSelect: a dialog that it opens restores the focus to this button
              focusTrigger()
              onSelect?.(entry.id)
            }}
            onTick={() => onSelect?.(entry.id)}
          />
        </Fragment>
      ))}
    </Radix.Content>
  )
}

const rowStyles =
  'flex min-h-8 w-full cursor-pointer items-start gap-2 rounded-[6px] px-2 py-1.5 select-none outline-none focus:bg-accent-soft focus:text-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent max-desk:min-h-11 max-desk:py-3 data-disabled:cursor-default data-disabled:text-ink-3 data-disabled:focus:bg-surface-sunken data-disabled:focus:text-ink-3 forced-colors:focus:outline-2 forced-colors:focus:-outline-offset-2 forced-colors:data-disabled:text-[GrayText] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]'

type MenuRowProps = {
  entry: MenuEntry
  hasChecks: boolean
  hasIcons: boolean
  /** Called when the entry is selected and the menu closes. */
  onChoose: () => void
  /** Called when Space toggles the entry and the menu stays open. */
  onTick: () => void
}

function MenuRow({ entry, hasChecks, hasIcons, onChoose, onTick }: MenuRowProps) {
  const label = useLabel()
  const id = useId()
  const isSpace = useRef(false)
  const { refusal, link } = entry
  const reason = refusal?.kind === 'reason' ? refusal.text : refusal && label('forbidden_request')
  const select = (event: Event) => {
    const stays = isSpace.current && entry.checked !== undefined
    isSpace.current = false
    if (refusal || stays) event.preventDefault()
    if (refusal) return
    if (stays) onTick()
    else onChoose()
  }
  const content = (
    <>
      {hasChecks ? <Mark entry={entry} /> : null}
      {hasIcons ? <span className="flex h-lh w-4 shrink-0 items-center">{entry.icon}</span> : null}
      <span className="min-w-0 flex-1">
        <span id={`${id}label`}>{entry.label}</span>
        {reason ? (
          <span id={`${id}reason`} data-slot="menu-reason" className="block text-12 text-ink-3">
            {reason}
          </span>
        ) : null}
      </span>
      {link?.newTab ? (
        <span className="flex h-lh items-center text-ink-3">
          <ArrowUpRight className="rtl:-scale-x-100" />
          <span id={`${id}tab`} className="sr-text">
            ({label('opens_new_tab')})
          </span>
        </span>
      ) : null}
    </>
  )
  return (
    <Radix.Item
      asChild={Boolean(link)}
      // not `disabled`: a disabled entry stays reachable by keyboard, and its reason is read
      aria-disabled={refusal ? true : undefined}
      data-disabled={refusal ? '' : undefined}
      role={entry.role}
      tabIndex={-1}
      textValue={entry.label}
      aria-checked={entry.checked}
      aria-labelledby={idList(`${id}label`, link?.newTab && `${id}tab`)}
      aria-describedby={reason ? `${id}reason` : undefined}
      data-slot="menu-item"
      data-id={entry.id}
      className={rowStyles}
      onKeyDown={(event: KeyboardEvent) => {
        isSpace.current = event.key === ' '
      }}
      onPointerDown={() => {
        isSpace.current = false
      }}
      onSelect={select}
    >
      {link ? (
        <a
          href={link.href}
          target={link.newTab ? link.target : undefined}
          rel={link.newTab ? link.rel : undefined}
        >
          {content}
        </a>
      ) : (
        content
      )}
    </Radix.Item>
  )
}

function Mark({ entry }: { entry: MenuEntry }) {
  const sign = entry.role === 'menuitemradio' ? <Circle className="size-2! fill-current" /> : <Check />
  return (
    <span className="flex h-lh w-4 shrink-0 items-center justify-center text-accent">
      {entry.checked ? sign : null}
    </span>
  )
}
