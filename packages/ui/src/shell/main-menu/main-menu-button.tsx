'use client'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { MenuEntryViewModel } from './main-menu.view-model.ts'

export type MenuButtonProps = ComponentProps<'button'> & {
  entry: MenuEntryViewModel
  open: boolean
  /** The id of the element that it opens. */
  controls: string
}

/** Opens the links of an entry. Next to the entry's own link it is only an icon, otherwise it has the title. `data-slot` main-menu-button. */
export const MenuButton = forwardRef(function MenuButton({
  entry,
  open,
  controls,
  className,
  ...rest
}: MenuButtonProps) {
  const label = useLabel()
  const { title, href, leadsToCurrent } = entry
  return (
    <button
      {...rest}
      type="button"
      data-slot="main-menu-button"
      data-current={leadsToCurrent ? '' : undefined}
      aria-label={href === null ? undefined : label('main_menu_links', { title })}
      aria-expanded={open}
      aria-controls={controls}
      className={cx('focus-ring cursor-pointer', className)}
    >
      {href === null && <span className="min-w-0 wrap-anywhere">{title}</span>}
      <ChevronDown
        aria-hidden="true"
        className={clsx(
          'size-4 shrink-0 stroke-[1.5] text-ink-3 transition-transform duration-150 ease-standard motion-reduce:transition-none',
          open && 'rotate-180',
        )}
      />
    </button>
  )
})
