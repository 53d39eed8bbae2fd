import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Draws that many lines of text, the last one shorter. */
  lines?: number
}

/**
 * Holds the place of what is on its way, at its final size: as wide as its place and 16 px a line, or what the classes of
 * `className` say (`h-60 w-80`). Still, and nothing to assistive tech. `data-slot` skeleton.
 */
export const Skeleton = forwardRef(function Skeleton({ lines = 1, className, ...rest }: SkeletonProps) {
  return (
    <div aria-hidden="true" {...rest} data-ui="" data-slot="skeleton" className={cx('grid gap-2', className)}>
      {Array.from({ length: Math.max(1, lines) }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
          key={line}
          className="min-h-4 rounded-tag bg-line/70 forced-colors:border last:not-first:w-3/5"
        />
      ))}
    </div>
  )
})
