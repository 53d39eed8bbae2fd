import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Number of text lines; the last one is shorter. */
  lines?: number
}

/** More do not fit a window. */
const MOST_LINES = 1_000

/**
 * A placeholder for loading content, with its final size: full width and 16 px per line, or set by `className` (`h-60
 * w-80`). Not animated, and hidden from assistive tech. `data-slot` skeleton.
 */
export const Skeleton = forwardRef(function Skeleton({ lines = 1, className, ...rest }: SkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} data-ui="" data-slot="skeleton" className={cx('grid gap-2', className)}>
      {Array.from({ length: Math.min(Math.max(1, lines), MOST_LINES) }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical and never move
          key={line}
          className="min-h-4 rounded-tag bg-line/70 forced-colors:border last:not-first:w-3/5"
        />
      ))}
    </div>
  )
})
