import type { KeyboardEvent } from 'react'

/** Lets Tab leave a popover: Radix keeps it inside, which is right only for modal dialogs. */
export function releaseTab(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}
