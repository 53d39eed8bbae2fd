'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps, ReactElement } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { usePopover } from './popover-context.ts'

type AsChild = Pick<ComponentProps<'button'>, 'ref'> & {
  /** Renders the single child element, which takes props and a ref, instead of a button. Default false. */
  asChild: true
  /** The trigger element. */
  children: ReactElement
}
type AsButton = {
  /** Renders the single child element, which takes props and a ref, instead of a button. Default false. */
  asChild?: false
}

export type PopoverTriggerProps =
  | (ButtonProps &
      AsButton & {
        /** Shows only the icon, named by `label`. Default false: a button with text. */
        iconOnly?: false
      })
  | (IconButtonProps & AsButton & { iconOnly: true })
  | AsChild

/**
 * The button that opens and closes a popover and receives the focus on close. `data-slot` popover-trigger, state
 * `data-state`.
 */
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
}: Exclude<PopoverTriggerProps, AsChild>) {
  if (props.iconOnly) {
    const { iconOnly: _, ...rest } = props
    return <IconButton data-slot="popover-trigger" {...rest} />
  }
  const { iconOnly: _icon, ...rest } = props
  return <Button data-slot="popover-trigger" {...rest} />
})
