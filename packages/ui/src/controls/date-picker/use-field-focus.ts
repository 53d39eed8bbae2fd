'use client'
import { type FocusEvent, type RefObject, useRef } from 'react'

export type FieldFocus = {
  input: RefObject<HTMLInputElement | null>
  /** Whether a pointer is down just now; then the press decides, not the focus that it moves. */
  isDown: RefObject<boolean>
  isOpen: () => boolean
  onArrive: () => void
  onLeave: () => void
}

/**
 * What focus means to a field with a popup: it opens when focus comes by the visitor, and not when the field takes the
 * focus back or the window comes to the front again (readings #46). Focus that leaves for good tells so.
 */
export function useFieldFocus({ input, isDown, isOpen, onArrive, onLeave }: FieldFocus) {
  const isExpected = useRef(false)
  return {
    /** Puts the focus into the field without opening it. */
    focusField: () => {
      isExpected.current = true
      input.current?.focus({ preventScroll: true })
      isExpected.current = false
    },
    /** Of the input. */
    arrive: () => {
      if (!isExpected.current) onArrive()
      isExpected.current = false
    },
    /** Of all that belongs to the field. */
    leave: (event: FocusEvent<HTMLElement>) => {
      const to = event.relatedTarget
      if (event.currentTarget.contains(to)) return
      // another window is in front: the focus comes back to the same place, and that is no visit
      if (document.activeElement === event.target) {
        isExpected.current = event.target === input.current
        return
      }
      // a press outside decides when it ends; a cell that went with its panel left nothing
      if (isOpen() && (isDown.current || to === null)) return
      onLeave()
    },
  }
}

/** Puts the focus on the cell that Tab reaches, else on the first button; where there is neither yet it stays where it is. */
export function focusStop(popup: HTMLElement | null): void {
  const stop =
    popup?.querySelector<HTMLElement>('[data-slot="calendar-body"] [tabindex="0"]') ??
    popup?.querySelector<HTMLElement>('[data-slot="popover-body"] button:not(:disabled)')
  stop?.focus()
}
