'use client'
import { clsx } from 'clsx'
import { type ComponentProps, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

export type PlotSurfaceProps = ComponentProps<'div'> & {
  /** Whether there is anything for keys to walk. */
  live: boolean
  /** Whether it has the focus: then it receives the keys, and not the screen reader. */
  focused: boolean
  /** The accessible description. */
  description: string
  /** Faint, while its data are replaced. Default false. */
  dimmed?: boolean | undefined
}

/**
 * The element of a plot that receives keys and pointers: role `figure`, and `application` while it has the focus. A vertical swipe scrolls the
 * page, unless `className` has another touch action.
 */
export const PlotSurface = forwardRef(function PlotSurface(props: PlotSurfaceProps) {
  const { live, focused, description, dimmed = false, onKeyDown, className, children, ...rest } = props
  const descriptionId = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as an application it takes keys and pointers
    <div
      {...rest}
      role={focused ? 'application' : 'figure'}
      tabIndex={live ? 0 : undefined}
      aria-describedby={descriptionId}
      onKeyDown={live ? onKeyDown : undefined}
      className={cx(
        clsx(
          'focus-ring absolute inset-0 touch-pan-y overflow-hidden rounded-tag select-none',
          dimmed && 'opacity-40',
        ),
        className,
      )}
    >
      {children}
      <p id={descriptionId} className="sr-text">
        {description}
      </p>
    </div>
  )
})
