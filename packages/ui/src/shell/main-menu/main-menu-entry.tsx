'use client'
import { type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { type MenuEntryViewModel, MORE, panelShift } from './main-menu.view-model.ts'
import { MenuButton } from './main-menu-button.tsx'
import { MenuGroups, type MenuGroupsProps } from './main-menu-groups.tsx'
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

type MenuPanelProps = MenuGroupsProps & {
  id: string
  open: boolean
  footer: ReactNode
}

/** The columns of one entry, below the row and at least as wide, so that it is under every entry that can open it. `data-slot` main-menu-panel. */
function MenuPanel({ id, open, footer, ...groups }: MenuPanelProps) {
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
        <div className="relative max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface-raised p-5 pb-3 shadow-pop">
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
