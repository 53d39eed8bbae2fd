'use client'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type SpinnerProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The name for assistive tech. Default: the label `loading`. */
  label?: string
  /** 20 or 16 px. Default `m`. */
  size?: 'm' | 's'
}

/** A named loading indicator. `role=status`; `data-slot` spinner. Not animated with reduced motion. */
export const Spinner = forwardRef(function Spinner({
  label: name,
  size = 'm',
  className,
  ...rest
}: SpinnerProps) {
  const label = useLabel()
  return (
    <span
      role="status"
      {...rest}
      data-ui=""
      data-slot="spinner"
      className={cx('inline-grid place-items-center text-ink-3', className)}
    >
      <SpinnerRing className={size === 'm' ? 'size-5' : 'size-4'} />
      <span className="sr-text">{name ?? label('loading')}</span>
    </span>
  )
})

/** Only the ring, for elements that already have a name. */
export function SpinnerRing({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
      className={cx('size-4 animate-spin motion-reduce:animate-none', className)}
    >
      <circle cx="8" cy="8" r="6.25" opacity="0.25" />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" />
    </svg>
  )
}
