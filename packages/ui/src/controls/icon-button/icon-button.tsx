'use client'
import type { ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Tip } from '../tip/tip.tsx'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'shape' | 'children' | 'variant'> & {
  /** Its name: for assistive tech, and in a bubble on hover and focus. */
  label: string
  /** One lucide icon; drawn at 16 px. */
  children: ReactNode
  /** Default `quiet`. */
  variant?: 'secondary' | 'quiet'
}

/** An action with an icon alone; it always has a name. Parts: `data-slot` icon-button; states as Button. */
export const IconButton = forwardRef(function IconButton({
  label,
  variant = 'quiet',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Button data-slot="icon-button" {...rest} aria-label={label} variant={variant} shape="icon">
      {children}
      {rest.disabledReason ? null : <Tip tight>{label}</Tip>}
    </Button>
  )
})
