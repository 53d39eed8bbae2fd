'use client'
import { createContext, type RefObject, useContext } from 'react'

type Shared = {
  /** The button that receives the focus on close; null when something else opens the popover. */
  trigger: RefObject<HTMLButtonElement | null>
  /** The reference element, when that is not the trigger. */
  anchor: RefObject<HTMLDivElement | null>
}

export const PopoverContext = createContext<Shared | null>(null)

/** The context of one popover. Throws outside of a Popover. */
export function usePopover(): Shared {
  const shared = useContext(PopoverContext)
  if (!shared) throw new Error('The parts of a popover need a <Popover> above them.')
  return shared
}
