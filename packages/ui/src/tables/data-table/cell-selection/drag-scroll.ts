import { scrollContainer } from '../window/scroll-container.ts'

/** A drag within this many pixels of an edge scrolls the view; farther out is faster. */
const EDGE = 24
/** The share of the distance beyond that edge that is scrolled per frame. */
const PACE = 0.4

export type DragScroll = {
  /** A drag starts; it ends when the button is released. */
  start: () => void
  stop: () => void
}

/** Scrolls while a drag is at an edge of the view or beyond it, and calls `onScrolled` with the element then under the pointer. */
export function dragScroll(
  element: HTMLElement,
  scroller: HTMLElement,
  onScrolled: (target: Element | null) => void,
): DragScroll {
  const document = element.ownerDocument
  const pointer = { x: 0, y: 0 }
  let frame = 0
  const step = () => {
    frame = 0
    const container = scrollContainer(element)
    const view = viewBox(container, scroller)
    const down = overshoot(pointer.y, view.top, view.bottom)
    const aside = overshoot(pointer.x, view.left, view.right)
    if (down === 0 && aside === 0) return
    container.scrollBy(0, down * PACE)
    scroller.scrollBy(aside * PACE, 0)
    onScrolled(
      document.elementFromPoint(
        Math.min(Math.max(pointer.x, view.left + EDGE), view.right - EDGE),
        Math.min(Math.max(pointer.y, view.top + EDGE), view.bottom - EDGE),
      ),
    )
    frame = requestAnimationFrame(step)
  }
  const follow = ({ clientX, clientY, buttons }: MouseEvent) => {
    if (!(buttons & 1)) return stop()
    pointer.x = clientX
    pointer.y = clientY
    if (!frame) frame = requestAnimationFrame(step)
  }
  const start = () => {
    stop()
    document.addEventListener('mousemove', follow)
    document.addEventListener('mouseup', stop)
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
    document.removeEventListener('mousemove', follow)
    document.removeEventListener('mouseup', stop)
  }
  return { start, stop }
}

/** The visible part of the table in window coordinates. */
function viewBox(container: Element, scroller: Element) {
  const window = container.ownerDocument.documentElement
  const box =
    container === window ? { top: 0, bottom: window.clientHeight } : container.getBoundingClientRect()
  const { left, right } = scroller.getBoundingClientRect()
  return {
    top: Math.max(0, box.top),
    bottom: Math.min(window.clientHeight, box.bottom),
    left: Math.max(0, left),
    right: Math.min(window.clientWidth, right),
  }
}

/** The distance of a point beyond the inner edges; 0 between them, negative before the first one. */
function overshoot(at: number, from: number, to: number): number {
  return Math.min(0, at - from - EDGE) + Math.max(0, at - to + EDGE)
}
