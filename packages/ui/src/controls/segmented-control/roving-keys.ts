import type { KeyboardEvent } from 'react'

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
/** Which radio of the group a key jumps to. */
const JUMPS = new Map([
  ['Home', 0],
  ['PageUp', 0],
  ['End', -1],
  ['PageDown', -1],
])

/** Whether Radix moves the focus by this press. */
export function movesFocus({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey) return false
  return ARROWS.includes(key) || JUMPS.has(key)
}

/** Checks what a jump moves to: Radix checks what arrows move to alone. */
export function checkJump(event: KeyboardEvent<HTMLElement>): void {
  const to = movesFocus(event) ? JUMPS.get(event.key) : undefined
  if (to === undefined) return
  const radio = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')].at(to)
  radio?.click()
  radio?.focus()
}
