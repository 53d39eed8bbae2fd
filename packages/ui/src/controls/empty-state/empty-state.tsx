'use client'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Why there is nothing, in a sentence. Default: the label `no_data`. */
  message?: string
  /** A way on: show another period, clear the filter. */
  action?: ReactNode
}

/** What stands where there is nothing to show; a class like `min-h-40` gives it the height of what would have stood there. `data-slot` empty-state. */
export const EmptyState = forwardRef(function EmptyState({
  message,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  const label = useLabel()
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="empty-state"
      className={cx(
        'grid place-content-center justify-items-center gap-3 px-4 py-6 text-center text-13 text-ink-3',
        className,
      )}
    >
      <p className="max-w-96 text-balance">{message ?? label('no_data')}</p>
      {action}
    </div>
  )
})
