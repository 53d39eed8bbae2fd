'use client'
import { type ComponentProps, useId } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

export type PlotSurfaceProps = ComponentProps<'div'> & {
  /** Whether there is anything that keys could walk. */
  live: boolean
  /** Whether it has the focus: then its keys are its own, and not those of a screen reader. */
  focused: boolean
  /** What a screen reader says of it besides its name. */
  description: string
}

/** The element of a plot that takes keys and pointers: a figure, and with the focus an application. */
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
