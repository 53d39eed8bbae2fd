'use client'
import * as Radix from '@radix-ui/react-popover'
import { type ReactNode, useMemo, useRef } from 'react'
import { PopoverContext } from './popover-context.ts'

export type PopoverProps = {
  /** Whether it is open, held by the parent. */
  open?: boolean
  /** Whether it is open at first, when it holds that itself. Default false. */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** A PopoverTrigger or a PopoverAnchor, and right after it the PopoverContent: Tab goes from one to the other. */
  children: ReactNode
}

/**
 * A panel that belongs to a button or a field and leaves the page usable. Escape and a press elsewhere close it.
 * Parts: `data-slot` popover-trigger, popover-anchor, popover, popover-head, popover-body; state: `data-state` open or closed, `data-side`.
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
