import type { ReactNode } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'

/** A key as printed on a keyboard, hidden from assistive tech. `data-slot` key-hint. */
export function KeyHint({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      data-slot="key-hint"
      className={cx(
        'num inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-tag border border-line bg-surface-sunken px-1 font-sans text-11 font-normal whitespace-nowrap text-ink-3',
        className,
      )}
    >
      {children}
    </span>
  )
}
