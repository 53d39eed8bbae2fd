import type { Span } from '../model/line-window.ts'

/** The nearest scroll container around the element's table that scrolls vertically, else the page's root. */
export function scrollRoom(element: Element): Element {
  const root = element.ownerDocument.documentElement
  // the table's own box scrolls sideways only, although CSS does not allow scrolling in one direction alone
  let room = element.closest('[data-ui]')?.parentElement
  while (room && room !== root && room !== element.ownerDocument.body) {
    if (/auto|scroll|overlay/.test(getComputedStyle(room).overflowY)) return room
    room = room.parentElement
  }
  return root
}

/** The view, in pixels from the element's top; may be above or below it. */
export function viewOf(element: Element, room: Element): Span {
  const { top } = element.getBoundingClientRect()
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0
  if (room === element.ownerDocument.documentElement) return { from: -top, to: height - top }
  const box = room.getBoundingClientRect()
  return { from: Math.max(0, box.top) - top, to: Math.min(height, box.bottom) - top }
}
