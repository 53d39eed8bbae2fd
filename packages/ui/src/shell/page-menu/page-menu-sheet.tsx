'use client'
import { List } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Dialog } from '../../controls/dialog/dialog.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { MenuList, type MenuListProps } from './page-menu-list.tsx'

export type MenuSheetProps = Omit<MenuListProps, 'items' | 'id' | 'hidden'> & {
  main: MenuListProps['items']
  more: MenuListProps['items']
  /** What stands before the sections. */
  before?: ReactNode
}

/** The menu of a phone: one button, and a sheet with all sections. Following a link closes it. `data-slot` page-menu-phone. */
export function MenuSheet({ main, more, before, onFollow, ...links }: MenuSheetProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const list = {
    ...links,
    onFollow: (item: Parameters<typeof onFollow>[0]) => {
      setOpen(false)
      onFollow(item)
    },
  }
  return (
    <div data-ui="" data-slot="page-menu-phone" className="desk:hidden print:hidden">
      <Button icon={<List />} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {label('page_menu_open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={label('page_menu')} variant="sheet">
        <nav aria-label={label('page_menu')} className="text-14">
          {before}
          <MenuList items={main} {...list} />
          {more.length > 0 && (
            <>
              <p className="px-3 pt-3.5 pb-1.5 text-12 font-strong text-ink-3">{label('page_menu_more')}</p>
              <MenuList items={more} {...list} />
            </>
          )}
        </nav>
      </Dialog>
    </div>
  )
}
