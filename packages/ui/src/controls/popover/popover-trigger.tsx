'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import type { ReactElement } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { usePopover } from './popover-context.ts'

export type PopoverTriggerProps =
  | (ButtonProps & {
      /** An icon alone, which `label` names. Default false: a button with text. */
      iconOnly?: false
      asChild?: false
    })
  | (IconButtonProps & { iconOnly: true; asChild?: false })
  | {
      /** Draws the one element given as `children`, which takes props and a ref, in place of a Button. Default false. */
      asChild: true
      children: ReactElement
      ref?: ButtonProps['ref']
    }

/** The button that opens and closes a popover and gets the focus back. `data-slot` popover-trigger, state `data-state`. */
export const PopoverTrigger = forwardRef(function PopoverTrigger({ ref, ...props }: PopoverTriggerProps) {
  const { trigger } = usePopover()
  const both = useComposedRefs(ref, trigger)
  return props.asChild ? (
    <Radix.Trigger asChild ref={both} data-slot="popover-trigger">
      {props.children}
    </Radix.Trigger>
  ) : (
    <Radix.Trigger asChild ref={both}>
      <TriggerButton {...props} />
    </Radix.Trigger>
  )
})

const TriggerButton = forwardRef(function TriggerButton({
  asChild: _,
  ...props
}: Exclude<PopoverTriggerProps, { asChild: true }>) {
  if (props.iconOnly) {
    const { iconOnly: _, ...rest } = props
    return <IconButton data-slot="popover-trigger" {...rest} />
  }
  const { iconOnly: _icon, ...rest } = props
  return <Button data-slot="popover-trigger" {...rest} />
})
