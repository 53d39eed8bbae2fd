'use client'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { itemLook, targetLook } from './paginator-look.tsx'

type PaginatorPageProps = { page: number; current: boolean; onPageChange: (page: number) => void }

/** A page of the list, by its number. */
export function PaginatorPage({ page, current, onPageChange }: PaginatorPageProps) {
  const label = useLabel()
  return (
    <li className={itemLook}>
      <button
        type="button"
        data-slot="paginator-page"
        aria-label={label('paginator_page', { page })}
        aria-current={current ? 'page' : undefined}
        onClick={() => onPageChange(page)}
        className={cx(
          targetLook,
          'hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-strong aria-[current=page]:text-accent',
        )}
      >
        {page}
      </button>
    </li>
  )
}
