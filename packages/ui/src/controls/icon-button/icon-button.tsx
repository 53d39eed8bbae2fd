'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Tip } from '../tip/tip.tsx'

const square = cva('shrink-0 px-0 py-0 max-desk:px-0', {
  variants: { size: { m: 'min-w-8 max-desk:min-w-11', s: 'min-w-7 max-desk:min-w-9' } },
  defaultVariants: { size: 'm' },
})

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children' | 'variant'> & {
  /** Its name: for assistive tech, and in a bubble on hover and focus. */
  label: string
  /** One lucide icon; drawn at 16 px. */
  children: ReactNode
  /** Default `quiet`. */
  variant?: 'secondary' | 'quiet'
}

/** An action with an icon alone; it always has a name. Parts: `data-slot` icon-button; states as Button. */
export function IconButton({
  label,
  variant = 'quiet',
  size,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      {...rest}
      aria-label={label}
      variant={variant}
      size={size}
      className={cx(square({ size }), className)}
    >
      {children}
      {rest.disabledReason ? null : <Tip className="px-2 py-1">{label}</Tip>}
    </Button>
  )
}
