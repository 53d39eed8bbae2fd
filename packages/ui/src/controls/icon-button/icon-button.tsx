'use client'
import type { ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Button, type ButtonProps } from '../button/button.tsx'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'shape' | 'children' | 'variant' | 'tip'> & {
  /** The name, for assistive tech and in a tooltip on hover and focus. */
  label: string
  /** A lucide icon, 16 px. */
  children: ReactNode
  /** Default `quiet`. */
  variant?: 'secondary' | 'quiet'
  /**
   * Whether the name shows in a tooltip. Default true. Use false for the close button of a layer: an open tooltip
   * handles Escape first (WCAG 1.4.13), and one press must close the layer.
   */
  tip?: boolean
}

/** A button with only an icon; it always has a name. Parts: `data-slot` icon-button; states as Button. */
export const IconButton = forwardRef(function IconButton({
  label,
  variant = 'quiet',
  tip = true,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      {...rest}
      aria-label={label}
      variant={variant}
      shape="icon"
      tip={tip ? label : undefined}
    >
      {children}
    </Button>
  )
})
