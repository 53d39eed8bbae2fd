'use client'
import * as Radix from '@radix-ui/react-popover'
import { type ReactNode, useMemo, useRef } from 'react'
import { PopoverContext } from './popover-context.ts'

export type PopoverProps = {
  /** Whether it is open. Makes it controlled. */
  open?: boolean
  /** Whether it is initially open when uncontrolled. Default false. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** A PopoverTrigger or a PopoverAnchor, directly followed by the PopoverContent, for the tab order. */
  children: ReactNode
}

/**
 * A non-modal panel that belongs to a button or a field. Escape and a press outside close it. Parts: `data-slot`
 * popover-trigger, popover-anchor, popover, popover-head, popover-body; state: `data-state` open or closed,
 * `data-side`.
 */
export function Popover({ open, defaultOpen = false, onOpenChange, children }: PopoverProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const anchor = useRef<HTMLDivElement>(null)
  const shared = useMemo(() => ({ trigger, anchor }), [])
  return (
    <PopoverContext.Provider value={shared}>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        {children}
      </Radix.Root>
    </PopoverContext.Provider>
  )
}
