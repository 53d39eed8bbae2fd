import type { KeyboardEvent } from 'react'
import type { PickerFieldHandle } from './use-picker-field.ts'

/**
 * What keys mean in the field: Enter and Tab commit and close (D4), Escape closes and then reverts, Arrow Down goes into
 * the popup, Alt and Arrow Up closes it (readings #46).
 */
export function pickerKey(
  event: KeyboardEvent<HTMLInputElement>,
  { events }: Pick<PickerFieldHandle, 'events'>,
): void {
  // keys of an input method choose its words
  if (event.nativeEvent.isComposing) return
  switch (event.key) {
    case 'Enter':
      // a form is sent by the next one
      if (events.commit()) event.preventDefault()
      return
    case 'Tab':
      events.commit()
      return
    case 'Escape':
      events.escape()
      return
    case 'ArrowDown':
      event.preventDefault()
      events.enter()
      return
    case 'ArrowUp':
      if (!event.altKey) return
      event.preventDefault()
      events.dismiss()
  }
}
