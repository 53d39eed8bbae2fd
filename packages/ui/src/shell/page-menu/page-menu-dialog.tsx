'use client'
import type { ReactNode } from 'react'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import type { OpenedProps } from '../../controls/dialog/lazy-dialog.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { PageMenuList, type PageMenuListProps } from './page-menu-list.tsx'

export type MenuSheetProps = Omit<PageMenuListProps, 'items' | 'id' | 'hidden'> & {
  main: PageMenuListProps['items']
  more: PageMenuListProps['items']
  /** Content before the sections. */
  before?: ReactNode
}

/** The sheet with all sections. */
export function MenuDialog({
  main,
  more,
  before,
  open,
  onOpenChange,
  ...list
}: MenuSheetProps & OpenedProps) {
  const label = useLabel()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label('page_menu')} variant="sheet">
      <nav aria-label={label('page_menu')} className="text-14">
        {before}
        <PageMenuList items={main} {...list} />
        {more.length > 0 && (
          <>
            <p className="px-3 pt-3.5 pb-1.5 text-12 font-strong text-ink-3">{label('page_menu_more')}</p>
            <PageMenuList items={more} {...list} />
          </>
        )}
      </nav>
    </Dialog>
  )
}
