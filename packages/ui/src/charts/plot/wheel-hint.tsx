'use client'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

const CLASSES = [
  'pointer-events-none absolute start-1/2 -translate-x-1/2 rounded-field bg-ink px-3 py-1 text-12 text-surface',
  'opacity-0 transition-opacity duration-150 ease-standard data-shown:opacity-100 motion-reduce:transition-none',
]

/** Explains how to zoom by the wheel, at the bottom of a chart: the `hint` of `useWheel`. */
export const WheelHint = forwardRef(function WheelHint({ className, ...rest }: ComponentProps<'p'>) {
  const label = useLabel()
  return (
    <p aria-hidden="true" {...rest} className={cx(CLASSES, className)}>
      {label('chart_wheel_hint')}
    </p>
  )
})
