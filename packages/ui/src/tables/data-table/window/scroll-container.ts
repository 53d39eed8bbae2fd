import type { LineSpan } from '../model/line-window.ts'

/** The nearest scroll container around the element's table that scrolls vertically, else the page's root. */
export function scrollContainer(element: Element): Element {
  const root = element.ownerDocument.documentElement
  // the table's own box scrolls sideways only, although CSS does not allow scrolling in one direction alone
  let container = element.closest('[data-ui]')?.parentElement
  while (container && container !== root && container !== element.ownerDocument.body) {
    if (/auto|scroll|overlay/.test(getComputedStyle(container).overflowY)) return container
    container = container.parentElement
  }
  return root
}

/** The view, in pixels from the element's top; may be above or below it. */
export function scrollViewOf(element: Element, container: Element): LineSpan {
  const { top } = element.getBoundingClientRect()
  const height = element.ownerDocument.defaultView?.innerHeight ?? 0
  if (container === element.ownerDocument.documentElement) return { from: -top, to: height - top }
  const box = container.getBoundingClientRect()
  return { from: Math.max(0, box.top) - top, to: Math.min(height, box.bottom) - top }
}
