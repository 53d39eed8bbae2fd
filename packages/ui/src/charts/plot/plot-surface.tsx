'use client'
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
}

/** The element of a plot that receives keys and pointers: role `figure`, and `application` while it has the focus. */
export const PlotSurface = forwardRef(function PlotSurface(props: PlotSurfaceProps) {
  const { live, focused, description, onKeyDown, className, children, ...rest } = props
  const descriptionId = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as an application it takes keys and pointers
    <div
      {...rest}
      role={focused ? 'application' : 'figure'}
      tabIndex={live ? 0 : undefined}
      aria-describedby={descriptionId}
      onKeyDown={live ? onKeyDown : undefined}
      className={cx('focus-ring absolute inset-0 overflow-hidden select-none', className)}
    >
      {children}
      <p id={descriptionId} className="sr-text">
        {description}
      </p>
    </div>
  )
})
