/** Marks where a popup puts the focus by itself, for as long as it does. */
const MARK = 'data-focus-moves'

/** Tells tips that the focus which comes next into an element was moved there by a popup: nobody asked what it is. */
export function markMovedFocus(within: EventTarget | null): void {
  if (!(within instanceof Element)) return
  within.setAttribute(MARK, '')
  queueMicrotask(() => within.removeAttribute(MARK))
}

/** Whether a popup moves the focus to an element now. */
export function isMovedFocus(target: Element): boolean {
  return target.closest(`[${MARK}]`) !== null
}
