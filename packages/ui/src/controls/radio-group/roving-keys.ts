import type { KeyboardEvent } from 'react'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

/** Whether Radix moves the focus on this key. */
export function movesFocus({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return KEYS.includes(key) && !(altKey || ctrlKey || metaKey || shiftKey)
}

/**
 * Checks the radio to which a key moves the focus. Radix moves the focus in a task after the key press, and checks
 * only if an arrow is still down then: with a quick press, Home or End it would only move the focus.
 */
export function checkMoved(event: KeyboardEvent<HTMLElement>): void {
  if (!movesFocus(event)) return
  const group = event.currentTarget
  let clicked: EventTarget | null = null
  const onClick = ({ target }: Event) => {
    clicked = target
  }
  group.addEventListener('click', onClick)
  // runs after Radix's task, which was queued first
  setTimeout(() => {
    group.removeEventListener('click', onClick)
    const radio = group.querySelector<HTMLElement>('[role="radio"]:focus')
    if (radio !== clicked) radio?.click()
  })
}
