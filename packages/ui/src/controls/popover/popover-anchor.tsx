'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { usePopover } from './popover-context.ts'

export type PopoverAnchorProps = ComponentProps<'div'> & {
  /** Draws the one element given as `children`, which takes props and a ref, in place of a `div`. Default false. */
  asChild?: boolean
}

/**
 * What a popover stands at when that is more than its trigger, as a field with a button in it.
 * Presses and focus in it leave the popover open. `data-slot` popover-anchor.
 */
export const PopoverAnchor = forwardRef(function PopoverAnchor({ ref, ...rest }: PopoverAnchorProps) {
  const { anchor } = usePopover()
  const both = useComposedRefs(ref, anchor)
  return <Radix.Anchor {...rest} ref={both} data-ui="" data-slot="popover-anchor" />
})
