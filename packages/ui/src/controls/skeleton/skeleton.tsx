import type { ComponentProps } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'

export type SkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The final size: pixels, or any CSS length. Default: as wide as its place, 16 px high. */
  width?: number | string
  height?: number | string
  /** Draws that many lines of text, the last one shorter. */
  lines?: number
}

/** Holds the place of what is on its way, at its final size. Still, and nothing to assistive tech. `data-slot` skeleton. */
export function Skeleton({ width, height, lines = 1, className, style, ...rest }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      data-ui=""
      data-slot="skeleton"
      className={cx('grid gap-2', className)}
      style={{ width, ...style }}
    >
      {Array.from({ length: Math.max(1, lines) }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
          key={line}
          className="h-4 rounded-tag bg-line/70 forced-colors:border last:not-first:w-3/5"
          style={height === undefined ? undefined : { height }}
        />
      ))}
    </div>
  )
}
