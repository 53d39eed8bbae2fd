import type { KeyboardEvent, MouseEvent } from 'react'

/** What keeps a blocked select shut: it may be read and focused, but neither press nor key opens it. */
export const KEEP_CLOSED = {
  onMouseDown(event: MouseEvent<HTMLSelectElement>) {
    event.preventDefault()
    event.currentTarget.focus()
  },
  onKeyDown(event: KeyboardEvent<HTMLSelectElement>) {
    if (event.key !== 'Tab') event.preventDefault()
  },
}
