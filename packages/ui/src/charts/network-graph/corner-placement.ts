import type { Pixel, Rect } from '../plot/geometry.ts'
import { type GraphLabel, labelBox, NAME_SIZE } from './graph-labels.view-model.ts'
import type { Positions, Size } from './graph-positions.ts'

/** A corner of the frame for an overlay; the fourth corner has the buttons. */
export type Corner = 'bottom-start' | 'top-start' | 'bottom-end'

/** Approximate size of a card in pixels. */
const CARD: Size = { width: 300, height: 130 }
/** Distance between an overlay and the edges of the frame, in pixels. */
const INSET = 12

/** The corner in which the card of a node does not cover the node, and as few other nodes as possible. */
export function cardCorner(node: number, positions: Positions, pan: Pixel, frame: Size): Corner {
  const covered = (corner: Corner): number => {
    const nodes = nodesUnder(cornerRect(corner, CARD, frame), positions, pan)
    return nodes.length + (nodes.includes(node) ? positions.x.length : 0)
  }
  const [first, ...others] = ['bottom-start', 'top-start', 'bottom-end'] as const
  return others.reduce<Corner>((best, corner) => (covered(corner) < covered(best) ? corner : best), first)
}

/** The first corner in which the logo covers no node, no name and not the card; null if there is none. */
export function logoCorner(
  logo: Size,
  { positions, names }: { positions: Positions; names: readonly GraphLabel[] },
  pan: Pixel,
  frame: Size,
  occupied: Corner | null,
): Corner | null {
  const size = { width: logo.width + INSET, height: logo.height + INSET }
  const isFree = (corner: Corner): boolean => {
    if (corner === occupied) return false
    const rect = cornerRect(corner, size, frame)
    return (
      nodesUnder(rect, positions, pan).length === 0 &&
      names.every(name => !overlaps(shifted(labelBox(name, NAME_SIZE), pan), rect))
    )
  }
  return (['bottom-end', 'bottom-start', 'top-start'] as const).find(isFree) ?? null
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}

function shifted({ left, top, right, bottom }: Rect, { x, y }: Pixel): Rect {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

function cornerRect(corner: Corner, { width, height }: Size, frame: Size): Rect {
  const left = corner === 'bottom-end' ? frame.width - width : 0
  const top = corner === 'top-start' ? 0 : frame.height - height
  return { left, top, right: left + width, bottom: top + height }
}

/** The nodes whose markers overlap a rectangle of the frame. */
function nodesUnder({ left, top, right, bottom }: Rect, { x, y, radius }: Positions, pan: Pixel): number[] {
  const found: number[] = []
  for (let index = 0; index < x.length; index++) {
    const [atX, atY] = [(x[index] ?? 0) + pan.x, (y[index] ?? 0) + pan.y]
    if (atX > left - radius && atX < right + radius && atY > top - radius && atY < bottom + radius)
      found.push(index)
  }
  return found
}
