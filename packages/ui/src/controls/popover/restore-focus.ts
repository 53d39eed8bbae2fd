import { markMovedFocus } from '../../foundation/layer/moved-focus.ts'

/**
 * Restores the focus to the element that opened a popup, without scrolling. Only if closing moved the focus to an
 * ancestor of the opener: otherwise something else has taken the focus.
 */
export function restoreFocus(opener: HTMLElement | null, focused: Element | null): void {
  if (!opener || !focused?.contains(opener)) return
  markMovedFocus(opener)
  opener.focus({ preventScroll: true })
}
