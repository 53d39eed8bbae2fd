/** Marks an element while a popup moves the focus into it. */
const MARK = 'data-focus-moves'

/** Marks that a popup moves the focus to this element, so that its tip does not open. */
export function markMovedFocus(within: EventTarget | null): void {
  if (!(within instanceof Element)) return
  within.setAttribute(MARK, '')
  queueMicrotask(() => within.removeAttribute(MARK))
}

/** Whether a popup is moving the focus to an element. */
export function isMovedFocus(target: Element): boolean {
  return target.closest(`[${MARK}]`) !== null
}
