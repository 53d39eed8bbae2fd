'use client'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The reason why there is no content, as a sentence. Default: the label `no_data`. */
  message?: string
  /** An action: show another period, clear the filter. */
  action?: ReactNode
}

/**
 * A placeholder for missing content; a class such as `min-h-40` reserves the height of the content. `data-slot`
 * empty-state.
 */
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
