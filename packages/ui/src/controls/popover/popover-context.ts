'use client'
import { createContext, type RefObject, useContext } from 'react'

type Shared = {
  /** The button that gets the focus back; null where the popover is opened by something else. */
  trigger: RefObject<HTMLButtonElement | null>
  /** What the popover stands at, when that is not its trigger. */
  anchor: RefObject<HTMLDivElement | null>
}

export const PopoverContext = createContext<Shared | null>(null)

/** What the parts of one popover share. Throws outside of a Popover. */
export function usePopover(): Shared {
  const shared = useContext(PopoverContext)
  if (!shared) throw new Error('The parts of a popover need a <Popover> above them.')
  return shared
}
