'use client'
import * as Radix from '@radix-ui/react-radio-group'
import { type ReactNode, useId } from 'react'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { IconButton, type IconButtonProps } from '../../controls/icon-button/icon-button.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

/** Icon buttons that are radios, such as tools and colours: the checked one. */
export const CHECKED_RADIO = [
  'aria-checked:border-accent-line aria-checked:bg-accent-soft aria-checked:text-accent',
  'forced-colors:aria-checked:bg-[Highlight] forced-colors:aria-checked:text-[HighlightText] forced-colors:aria-checked:forced-color-adjust-none',
].join(' ')

type ColourOption<Id extends string> = {
  id: Id
  name: string
  /** Classes that make it the current colour. */
  className: string
}

export type StylePopoverProps<Id extends string> = Omit<IconButtonProps, 'children'> & {
  /** The icon of its button; `label` names the button and what it opens. */
  icon: ReactNode
  /** Default: the popover's own state. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  colours: readonly ColourOption<Id>[]
  /** The chosen colour; null for none of them. */
  colour: Id | null
  onColourChange: (id: Id) => void
  /** Fields above the colours. */
  parameters?: ReactNode
  /** Fields below the colours: weight and dash. */
  children?: ReactNode
}

/**
 * The settings of a line's style behind an icon button: its colour and further fields. A choice applies at once and leaves it open; on a
 * phone it is a sheet. Parts: `data-slot` style-popover, style-colours, style-colour. `ref` and other props go to the button.
 */
export const StylePopover = forwardRef(function StylePopover<Id extends string>({
  icon,
  open,
  onOpenChange,
  colours,
  colour,
  onColourChange,
  parameters,
  children,
  ...trigger
}: StylePopoverProps<Id>) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger {...trigger} iconOnly>
        {icon}
      </PopoverTrigger>
      <PopoverContent label={trigger.label} sheet>
        <div data-slot="style-popover" className="grid justify-items-start gap-3">
          {parameters}
          <ColourChoice options={colours} value={colour} onValueChange={onColourChange} />
          {children}
        </div>
      </PopoverContent>
    </Popover>
  )
})

type ColourChoiceProps<Id extends string> = {
  options: readonly ColourOption<Id>[]
  value: Id | null
  onValueChange: (id: Id) => void
}

/** Colours as a radio group: a dot each, with its name in a tooltip and for assistive technology. */
function ColourChoice<Id extends string>({ options, value, onValueChange }: ColourChoiceProps<Id>) {
  const label = useLabel()
  const direction = useDirection()
  const labelId = useId()
  return (
    <div data-slot="style-colours" className="grid gap-1">
      <span id={labelId} className="text-12 text-ink-2">
        {label('drawing_tint')}
      </span>
      <Radix.Root asChild dir={direction} value={value} onValueChange={id => onValueChange(id as Id)}>
        {/* `dir` of the radio group is for the arrow keys only; the layout inherits its direction */}
        <div
          role="radiogroup"
          aria-labelledby={labelId}
          dir={undefined}
          className="flex max-w-60 flex-wrap gap-0.5 outline-none"
        >
          {options.map(({ id, name, className }) => (
            <Radix.unstable_ItemProvider key={id} value={id}>
              <Radix.unstable_ItemTrigger asChild>
                <IconButton label={name} data-slot="style-colour" data-id={id} className={CHECKED_RADIO}>
                  <span
                    className={cx(
                      'size-4 rounded-full border-8 border-current forced-color-adjust-none',
                      className,
                    )}
                  />
                </IconButton>
              </Radix.unstable_ItemTrigger>
            </Radix.unstable_ItemProvider>
          ))}
        </div>
      </Radix.Root>
    </div>
  )
}
