import type { FocusEvent } from 'react'

/** Whether the focus leaves the element, instead of moving to another part of it. */
export function focusLeaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}
