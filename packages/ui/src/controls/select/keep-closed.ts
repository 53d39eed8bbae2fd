import type { KeyboardEvent, MouseEvent } from 'react'

/** Props that keep a disabled select closed: it can be read and focused, but neither press nor key opens it. */
export const KEEP_CLOSED = {
  onMouseDown(event: MouseEvent<HTMLSelectElement>) {
    event.preventDefault()
    event.currentTarget.focus()
  },
  onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.key !== 'Tab') event.preventDefault()
  },
}
