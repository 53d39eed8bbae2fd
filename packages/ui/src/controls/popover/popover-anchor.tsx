'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { usePopover } from './popover-context.ts'

export type PopoverAnchorProps = ComponentProps<'div'> & {
  /** Renders the single child element, which takes props and a ref, instead of a `div`. Default false. */
  asChild?: boolean
}

/**
 * The reference element of a popover, if it is not its trigger, e.g. a field with a button in it. Presses and focus
 * in it keep the popover open. `data-slot` popover-anchor.
 */
export const PopoverAnchor = forwardRef(function PopoverAnchor({ ref, ...rest }: PopoverAnchorProps) {
  const { anchor } = usePopover()
  const both = useComposedRefs(ref, anchor)
  return <Radix.Anchor {...rest} ref={both} data-ui="" data-slot="popover-anchor" />
})
