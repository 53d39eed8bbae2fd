'use client'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'

const CLASSES = [
  'pointer-events-none absolute start-1/2 -translate-x-1/2 rounded-field bg-ink px-3 py-1 text-12 text-surface',
  'opacity-0 transition-opacity duration-150 ease-standard data-shown:opacity-100 motion-reduce:transition-none',
]

/** A hint over the lower part of a plot, visible while it has `data-shown`. Assistive technology gets the description of the plot instead. */
export const PlotHint = forwardRef(function PlotHint({ className, ...rest }: ComponentProps<'p'>) {
  return <p aria-hidden="true" {...rest} className={clsx(CLASSES, className)} />
})
