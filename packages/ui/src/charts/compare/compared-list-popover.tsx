'use client'
import type { ReactNode } from 'react'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ComparedList, type ComparedListProps } from './compared-list.tsx'

export type ComparedListPopoverProps = Omit<ComparedListProps, 'ref'> & {
  /** Text of the button that opens the list: "All lines: 7", "+14 more". */
  trigger: ReactNode
  /** Classes of that button. */
  triggerClassName?: string
}

/** A button that opens the list of all lines: 560 px wide on a desktop, a sheet on a phone. Parts: those of Popover and ComparedList. */
export function ComparedListPopover({ trigger, triggerClassName, ...list }: ComparedListPopoverProps) {
  const label = useLabel()
  return (
    <Popover>
      <PopoverTrigger variant="link" size="s" className={triggerClassName}>
        {trigger}
      </PopoverTrigger>
      <PopoverContent
        label={label('compared_lines')}
        sheet
        className="desk:w-140 desk:max-w-[calc(100vw-1rem)]"
      >
        <ComparedList {...list} />
      </PopoverContent>
    </Popover>
  )
}
