import { markMovedFocus } from '../../foundation/layer/moved-focus.ts'

/**
 * Returns the focus to what opened a popup, without scrolling there.
 * Only if the focus fell to something around the opener when the popup closed: a focus that was moved elsewhere stays.
 */
export function restoreFocus(opener: HTMLElement | null, focused: Element | null): void {
  if (!opener || !focused?.contains(opener)) return
  markMovedFocus(opener)
  opener.focus({ preventScroll: true })
}
