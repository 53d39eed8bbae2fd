import { cx } from '../../foundation/tokens/cx.ts'
import { itemLook, targetLook } from './paginator-look.tsx'

type PaginatorEllipsisProps = { name: string; open: boolean; controls: string; onToggle: () => void }

/** Represents pages that are left out, and opens the field that leads to them. */
export function PaginatorEllipsis({ name, open, controls, onToggle }: PaginatorEllipsisProps) {
  return (
    <li className={itemLook}>
      <button
        type="button"
        data-slot="paginator-gap"
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onClick={onToggle}
        className={cx(
          targetLook,
          'text-ink-3 hover:bg-surface-sunken hover:text-ink aria-expanded:bg-surface-sunken aria-expanded:text-ink',
        )}
      >
        …
      </button>
    </li>
  )
}
