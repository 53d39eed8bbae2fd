import { scrollRoom } from './scroll-room.ts'

/** So near an edge of the view, in pixels, a drag scrolls it; the farther out, the faster. */
const EDGE = 24
/** The part of that distance that a frame scrolls by. */
const PACE = 0.4

/** Scrolls while a drag is held at an edge of the view or beyond it, and says what is under it then. */
export function dragScroll(
  element: HTMLElement,
  scroller: HTMLElement,
  onScrolled: (target: Element | null) => void,
) {
  const document = element.ownerDocument
  const watched = { x: 0, y: 0, frame: 0 }
  const step = () => {
    watched.frame = 0
    const room = scrollRoom(element)
    const view = viewBox(room, scroller)
    const down = beyond(watched.y, view.top, view.bottom)
    const aside = beyond(watched.x, view.left, view.right)
    if (down === 0 && aside === 0) return
    room.scrollBy(0, down * PACE)
    scroller.scrollBy(aside * PACE, 0)
    onScrolled(
      document.elementFromPoint(
        Math.min(Math.max(watched.x, view.left + EDGE), view.right - EDGE),
        Math.min(Math.max(watched.y, view.top + EDGE), view.bottom - EDGE),
      ),
    )
    watched.frame = requestAnimationFrame(step)
  }
  const follow = ({ clientX, clientY, buttons }: MouseEvent) => {
    if (!(buttons & 1)) return stop()
    watched.x = clientX
    watched.y = clientY
    if (!watched.frame) watched.frame = requestAnimationFrame(step)
  }
  const stop = () => {
    cancelAnimationFrame(watched.frame)
    watched.frame = 0
    document.removeEventListener('mousemove', follow)
    document.removeEventListener('mouseup', stop)
  }
  return Object.assign(stop, {
    /** A drag begins. */
    watch() {
      stop()
      document.addEventListener('mousemove', follow)
      document.addEventListener('mouseup', stop)
    },
  })
}

/** What is seen of the table: the window's part of the box that scrolls up and down, and of the one that scrolls sideways. */
function viewBox(room: Element, scroller: Element) {
  const window = room.ownerDocument.documentElement
  const box = room === window ? { top: 0, bottom: window.clientHeight } : room.getBoundingClientRect()
  const { left, right } = scroller.getBoundingClientRect()
  return {
    top: Math.max(0, box.top),
    bottom: Math.min(window.clientHeight, box.bottom),
    left: Math.max(0, left),
    right: Math.min(window.clientWidth, right),
  }
}

/** How far a point lies beyond the inner edges; 0 between them. */
function beyond(at: number, from: number, to: number): number {
  return Math.min(0, at - from - EDGE) + Math.max(0, at - to + EDGE)
}
