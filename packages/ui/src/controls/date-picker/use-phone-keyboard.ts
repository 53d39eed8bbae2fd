'use client'
import { useState } from 'react'
import { useIsMobile } from '../../foundation/state/use-media.ts'

/**
 * When a phone shows its keyboard: the first press on a field opens the sheet, which the keyboard would cover; a press
 * on the field that has the focus already is there to type.
 */
export function usePhoneKeyboard(isOpen: boolean) {
  const isPhone = useIsMobile()
  const [wantsToType, setWantsToType] = useState(false)
  return {
    /** Whether the keyboard is kept away. */
    isKept: isPhone && !wantsToType,
    isTyping: isPhone && wantsToType,
    /** A press on the input begins. */
    press: (input: HTMLInputElement) => {
      if (!isOpen && document.activeElement === input) setWantsToType(true)
    },
    /** The input is left. */
    keep: () => setWantsToType(false),
  }
}
