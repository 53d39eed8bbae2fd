'use client'
import type { ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Button, type ButtonProps } from '../button/button.tsx'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'shape' | 'children' | 'variant' | 'tip'> & {
  /** Its name: for assistive tech, and in a bubble on hover and focus. */
  label: string
  /** One lucide icon; drawn at 16 px. */
  children: ReactNode
  /** Default `quiet`. */
  variant?: 'secondary' | 'quiet'
  /**
   * Whether its name shows in a bubble. Default true. False for the × of a layer that Escape closes: an open bubble takes
   * Escape for itself (WCAG 1.4.13), and one press has to close the layer.
   */
  tip?: boolean
}

/** An action with an icon alone; it always has a name. Parts: `data-slot` icon-button; states as Button. */
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
