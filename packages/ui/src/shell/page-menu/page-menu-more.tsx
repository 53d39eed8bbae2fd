'use client'
import { useId } from 'react'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { MenuList, type MenuListProps } from './page-menu-list.tsx'

export type MenuMoreProps = Omit<MenuListProps, 'id' | 'hidden'> & { open: boolean; onToggle: () => void }

/** The secondary sections behind a button. `data-slot` page-menu-more; state: `aria-expanded`. */
export function MenuMore({ open, onToggle, ...list }: MenuMoreProps) {
  const label = useLabel()
  const id = useId()
  return (
    <>
      <button
        type="button"
        data-slot="page-menu-more"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="focus-ring mt-1 flex w-full items-center gap-1 rounded-[6px] px-2.5 py-1 text-start text-12/5 font-strong text-ink-3 hover:bg-surface-sunken hover:text-ink"
      >
        <span className="flex-1">{label('page_menu_more')}</span>
        <ChevronDown
          aria-hidden="true"
          className={`size-4 stroke-[1.5] transition-transform duration-150 ease-hand motion-reduce:transition-none ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <MenuList id={id} hidden={!open} {...list} />
    </>
  )
}
