/** Free space between an anchor and its bubble, and between a bubble and the window's edge, in pixels. */
const GAP = 6
const MARGIN = 8

type TipBox = { left: number; top: number; width: number; height: number }
type TipSize = { width: number; height: number }

export type TipPlaceInput = {
  /** The element that the bubble belongs to, in window coordinates. */
  anchor: TipBox
  tip: TipSize
  view: TipSize
  /** Which edge of the anchor the bubble lines up with. Default `center`. */
  align?: 'start' | 'center' | 'end'
  /** Right-to-left text: start is on the right. */
  rtl?: boolean
}

/** Where the bubble stands, in window coordinates. */
export type TipPlace = { side: 'below' | 'above'; left: number; top: number }

/**
 * A place for a bubble: below its anchor, above where below has no room and above has more, and over it where neither has.
 * Always inside the window, except that it goes out of view with its anchor.
 */
export function placeTip({ anchor, tip, view, align = 'center', rtl = false }: TipPlaceInput): TipPlace {
  const roomBelow = view.height - (anchor.top + anchor.height) - GAP - MARGIN
  const roomAbove = anchor.top - GAP - MARGIN
  const side = tip.height > roomBelow && roomAbove > roomBelow ? 'above' : 'below'
  const beside = side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - tip.height
  const inView = anchor.top < view.height && anchor.top + anchor.height > 0
  const top = inView ? clamp(beside, view.height - tip.height) : beside
  return { side, left: clamp(wantedLeft({ anchor, tip, align, rtl }), view.width - tip.width), top }
}

function wantedLeft({ anchor, tip, align, rtl }: Required<Omit<TipPlaceInput, 'view'>>): number {
  if (align === 'center') return anchor.left + (anchor.width - tip.width) / 2
  const atLeft = (align === 'start') !== rtl
  return atLeft ? anchor.left : anchor.left + anchor.width - tip.width
}

function clamp(wanted: number, furthest: number): number {
  return Math.max(MARGIN, Math.min(wanted, furthest - MARGIN))
}
