'use client'
import { type PointerEvent, type ReactNode, useId } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { type MenuEntryViewModel, MORE } from './main-menu.view-model.ts'
import { MenuButton } from './main-menu-button.tsx'
import { MenuPanel } from './main-menu-panel.tsx'
import type { MainMenuModel } from './use-main-menu.ts'

export type MenuEntryItemProps = {
  entry: MenuEntryViewModel
  open: boolean
  /** Whether the row has no space for it. */
  hidden: boolean
  events: MainMenuModel['events']
  /** Called when a link of the panel is followed. */
  onFollow: () => void
  /** The footer of the panel. */
  footer: ReactNode
}

const linkStyles =
  'my-0 inline-flex min-h-8 items-center rounded-field px-2 font-medium whitespace-nowrap text-ink-2 aria-[current]:text-accent data-current:text-accent'

const PANEL = '[data-slot=main-menu-panel]'

/** An entry of the row: a link, a button with a panel, or both. `data-slot` main-menu-entry. */
export function MenuEntryItem({ entry, open, hidden, events, onFollow, footer }: MenuEntryItemProps) {
  const { key, title, href, newTab, current, groups } = entry
  const id = useId()
  // `More` is rendered even while it is empty: its width must be known before it is needed
  const isMore = key === MORE
  if (groups.length === 0 && !isMore)
    return (
      <li data-slot="main-menu-entry" hidden={hidden}>
        <Link
          href={href}
          newTab={newTab}
          variant="plain"
          data-menu-row=""
          aria-current={current ? 'page' : undefined}
          className={`${linkStyles} ${href === null ? '' : 'hover:bg-ink/5 hover:text-ink hover:no-underline'}`}
        >
          {title}
        </Link>
      </li>
    )
  // touch has no hover; it presses
  const pointer = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') events.pointer(key, over)
  }
  return (
    <li
      data-slot="main-menu-entry"
      hidden={hidden}
      onPointerEnter={pointer(true)}
      onPointerLeave={pointer(false)}
      onFocus={({ target }) => target.closest(PANEL) && events.enter(key)}
      className="flex items-center"
    >
      {href !== null && (
        <Link
          href={href}
          newTab={newTab}
          variant="plain"
          data-menu-row=""
          data-current={entry.leadsToCurrent ? '' : undefined}
          aria-current={current ? 'page' : undefined}
          className={`${linkStyles} pe-0.5 hover:bg-ink/5 hover:text-ink hover:no-underline`}
        >
          {title}
        </Link>
      )}
      <MenuButton
        entry={entry}
        open={open}
        controls={id}
        data-menu-row=""
        onClick={event => events.press(key, event.detail > 0 ? 'pointer' : 'keyboard')}
        className={`${linkStyles} hover:bg-ink/5 hover:text-ink aria-expanded:bg-ink/5 aria-expanded:text-ink ${href === null ? 'gap-1' : 'min-w-6 justify-center px-1'}`}
      />
      <MenuPanel id={id} groups={groups} open={open} onFollow={onFollow} footer={footer} />
    </li>
  )
}
