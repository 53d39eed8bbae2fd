import { cx } from '../../foundation/tokens/cx.ts'
import { itemLook, targetLook } from './paginator-look.tsx'

type PaginatorStepProps = {
  text: string
  name: string
  page: number | null
  onPageChange: (page: number) => void
}

/** To the page before, or to the next one. */
export function PaginatorStep({ text, name, page, onPageChange }: PaginatorStepProps) {
  return (
    <li className={itemLook}>
      <button
        type="button"
        data-slot="paginator-step"
        aria-label={name}
        // stays focusable at the ends, so that a keyboard user who reaches the last page does not lose their place
        aria-disabled={page === null}
        onClick={() => page !== null && onPageChange(page)}
        className={cx(
          targetLook,
          'text-16 hover:bg-surface-sunken aria-disabled:cursor-default aria-disabled:opacity-40',
        )}
      >
        <span aria-hidden="true" className="rtl:-scale-x-100">
          {text}
        </span>
      </button>
    </li>
  )
}
