import type { KeyboardEvent } from 'react'

/** Radix makes Tab go round in a popover, which is right for what blocks the page only. */
export function letTabGo(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}
