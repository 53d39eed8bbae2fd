'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { usePopover } from './popover-context.ts'

export type PopoverTriggerProps =
  | (ButtonProps & {
      /** An icon alone, which `label` names. Default false: a button with text. */
      iconOnly?: false
    })
  | (IconButtonProps & { iconOnly: true })

/** The button that opens and closes a popover and gets the focus back. `data-slot` popover-trigger, state `data-state`. */
export const PopoverTrigger = forwardRef(function PopoverTrigger({ ref, ...props }: PopoverTriggerProps) {
  const { trigger } = usePopover()
  const both = useComposedRefs(ref, trigger)
  return (
    <Radix.Trigger asChild ref={both}>
      <Looks {...props} />
    </Radix.Trigger>
  )
})

const Looks = forwardRef(function Looks(props: PopoverTriggerProps) {
  if (props.iconOnly) {
    const { iconOnly: _, ...rest } = props
    return <IconButton data-slot="popover-trigger" {...rest} />
  }
  const { iconOnly: _, ...rest } = props
  return <Button data-slot="popover-trigger" {...rest} />
})
