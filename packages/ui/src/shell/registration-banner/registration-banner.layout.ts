/** Where the banner stands: at the end of the window (the bottom), or at its start. */
export type BannerEdge = 'end' | 'start'

/** A box in the window, in CSS pixels; a DOMRect is one. */
export type Box = { left: number; right: number; top: number; bottom: number }

export type BannerPlacement = {
  /** Where it stands now. */
  edge: BannerEdge
  banner: Box
  /** The focused element, or null when nothing outside the banner has the focus. */
  focused: Box | null
  /** The window's height in CSS pixels. */
  height: number
}

/** The edge at which the banner covers least of the focused element (WCAG 2.4.11). It moves only when it has to. */
export function clearEdge({ edge, banner, focused, height }: BannerPlacement): BannerEdge {
  if (!focused) return edge
  const mirrored: Box = { ...banner, top: height - banner.bottom, bottom: height - banner.top }
  return overlap(banner, focused) > overlap(mirrored, focused) ? opposite(edge) : edge
}

function opposite(edge: BannerEdge): BannerEdge {
  return edge === 'end' ? 'start' : 'end'
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
