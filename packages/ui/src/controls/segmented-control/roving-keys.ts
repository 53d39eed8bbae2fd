import type { KeyboardEvent } from 'react'

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']

/** Whether Radix moves the focus by this press. */
export function movesFocus({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return KEYS.includes(key) && !(altKey || ctrlKey || metaKey || shiftKey)
}

/** Checks what a key moves to. Radix does so itself for arrows that are still down when it moves the focus, a task after the press. */
export function checkMoved(event: KeyboardEvent<HTMLElement>): void {
  if (!movesFocus(event)) return
  const group = event.currentTarget
  let told: EventTarget | null = null
  const hear = ({ target }: Event) => {
    told = target
  }
  group.addEventListener('click', hear)
  // Radix asked for its task before
  setTimeout(() => {
    group.removeEventListener('click', hear)
    const radio = group.querySelector<HTMLElement>('[role="radio"]:focus')
    if (radio !== told) radio?.click()
  })
}
