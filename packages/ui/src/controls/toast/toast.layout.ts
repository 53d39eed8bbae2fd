/** Where messages stand: at the end of the window (the bottom), or at its start. */
export type ToastEdge = 'end' | 'start'

/** A box in the window, in CSS pixels; a DOMRect is one. */
export type ToastBounds = { left: number; right: number; top: number; bottom: number }

export type ToastPlacement = {
  /** Where they stand now. */
  edge: ToastEdge
  /** What they take up there. */
  region: ToastBounds
  /** The element that has the focus. */
  focused: ToastBounds
  /** The window's height in CSS pixels. */
  height: number
}

/** The edge at which the messages leave the focused element free (WCAG 2.4.11). They change sides only if that helps. */
export function freeEdge({ edge, region, focused, height }: ToastPlacement): ToastEdge {
  const across: ToastBounds = { ...region, top: height - region.bottom, bottom: height - region.top }
  const other = edge === 'end' ? 'start' : 'end'
  return covered(focused, region) > covered(focused, across) ? other : edge
}

function covered(under: ToastBounds, over: ToastBounds): number {
  const width = Math.min(under.right, over.right) - Math.max(under.left, over.left)
  const height = Math.min(under.bottom, over.bottom) - Math.max(under.top, over.top)
  return width > 0 && height > 0 ? width * height : 0
}
