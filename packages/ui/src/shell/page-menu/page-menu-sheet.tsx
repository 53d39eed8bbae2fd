'use client'
import { useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { lazyDialog } from '../../controls/dialog/lazy-dialog.tsx'
import { List } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { MenuSheetProps } from './page-menu-dialog.tsx'

/** The sheet loads when its button is hovered or focused. */
export const LazyMenu = lazyDialog(async () => (await import('./page-menu-dialog.tsx')).MenuDialog)

/** The phone's menu: one button, and a sheet with all sections. Following a link closes it. `data-slot` page-menu-phone. */
export function MenuSheet({ main, more, before, onFollow, ...links }: MenuSheetProps) {
  const label = useLabel()
  const [open, setOpen] = useState(false)
  const approach = () => void LazyMenu.load()
  const list = {
    ...links,
    onFollow: (item: Parameters<typeof onFollow>[0]) => {
      setOpen(false)
      onFollow(item)
    },
  }
  return (
    <div data-ui="" data-slot="page-menu-phone" className="absolute end-4 top-0 z-1 desk:hidden print:hidden">
      <Button
        variant="quiet"
        icon={<List />}
        className="-me-4.25 text-accent"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => setOpen(true)}
      >
        {label('page_menu_open')}
      </Button>
      <LazyMenu {...list} main={main} more={more} before={before} open={open} onOpenChange={setOpen} />
    </div>
  )
}
