'use client'
import { type ReactNode, useId } from 'react'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import type { OpenedProps } from '../../controls/dialog/lazy-dialog.tsx'
import { Link } from '../../controls/link/link.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { MenuEntryViewModel } from './main-menu.view-model.ts'
import { MenuButton } from './main-menu-button.tsx'
import { MenuFooter } from './main-menu-footer.tsx'
import { MenuGroups } from './main-menu-groups.tsx'
import type { MainMenuModel } from './use-main-menu.ts'

export type MainMenuSheetProps = {
  model: MainMenuModel
  languageSlot?: ReactNode
  closeLabel?: string | undefined
}

/** The sheet with all entries. */
export function MainMenuDialog({
  model: { state, viewModel, events },
  open,
  onOpenChange,
  ...footer
}: MainMenuSheetProps & OpenedProps) {
  const label = useLabel()
  const close = () => events.turnSheet(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label('main_menu')} variant="sheet">
      <nav aria-label={label('main_menu')}>
        <ul>
          {viewModel.map(entry => (
            <SheetEntry
              key={entry.key}
              entry={entry}
              open={state.open?.key === entry.key}
              onToggle={() => events.press(entry.key, 'keyboard')}
              onFollow={close}
            />
          ))}
        </ul>
      </nav>
      <MenuFooter {...footer} onClose={close} />
    </Dialog>
  )
}

type SheetEntryProps = {
  entry: MenuEntryViewModel
  open: boolean
  onToggle: () => void
  onFollow: () => void
}

const linkStyles = 'my-0 flex min-h-11 items-center py-2 text-16 font-medium wrap-anywhere'

function SheetEntry({ entry, open, onToggle, onFollow }: SheetEntryProps) {
  const { title, href, newTab, current, groups } = entry
  const id = useId()
  const isLink = href !== null || groups.length === 0
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-center gap-2">
        {isLink && (
          <Link
            href={href}
            newTab={newTab}
            variant="plain"
            aria-current={current ? 'page' : undefined}
            onClick={onFollow}
            className={`${linkStyles} min-w-0 flex-1 aria-[current]:text-accent ${href === null ? 'text-ink-3' : ''}`}
          >
            {title}
          </Link>
        )}
        {groups.length > 0 && (
          <MenuButton
            entry={entry}
            open={open}
            controls={id}
            onClick={onToggle}
            className={`${linkStyles} rounded-field ${isLink ? 'min-w-11 justify-center' : 'min-w-0 flex-1 justify-between gap-2 pe-3.5 text-start'} data-current:text-accent`}
          />
        )}
      </div>
      <div id={id} hidden={!open} className="ps-3 pb-4">
        {open && <MenuGroups groups={groups} onFollow={onFollow} />}
      </div>
    </li>
  )
}
