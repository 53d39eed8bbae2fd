'use client'
import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { usePopover } from './popover-context.ts'
import { useMergedRefs } from './use-merged-refs.ts'

export type PopoverAnchorProps = ComponentProps<'div'>

/**
 * What a popover stands at when that is more than its trigger, as a field with a button in it.
 * Presses and focus in it leave the popover open. `data-slot` popover-anchor.
 */
export const PopoverAnchor = forwardRef(function PopoverAnchor({ ref, ...rest }: PopoverAnchorProps) {
  const { anchor } = usePopover()
  const both = useMergedRefs(ref, anchor)
  return (
    <Radix.Anchor asChild ref={both}>
      <div {...rest} data-ui="" data-slot="popover-anchor" />
    </Radix.Anchor>
  )
})
