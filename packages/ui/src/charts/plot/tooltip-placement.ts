import { type Box, clamp } from './geometry.ts'

export type TooltipRequest = {
  /** The plot, in the pixels of the frame. */
  plot: Box
  /** Position of the crosshair. */
  x: number
  /** Heights of the points on the crosshair. */
  ys: readonly number[]
  /** Height of the pointer; the tooltip stays near it. */
  near: number
  /** The tooltip's own size. */
  size: { width: number; height: number }
  /** Space between the tooltip and a point. */
  gap: number
}

export type TooltipPlace = {
  x: number
  y: number
  /** The maximum width at this place; less than its own width only when no place fits it. */
  width: number
}

/**
 * A place for the tooltip that never covers a point on the crosshair and never leaves the plot (visual rule 5):
 * after the crosshair, else before it, else above, between or below the points, else squeezed into the wider side.
 */
export function placeTooltip(request: TooltipRequest): TooltipPlace {
  const { plot, x, size, gap } = request
  const right = plot.left + plot.width
  const widthAfter = right - x - gap
  const widthBefore = x - gap - plot.left
  if (size.width <= widthAfter) return { x: x + gap, y: nearPointer(request), width: size.width }
  if (size.width <= widthBefore)
    return { x: x - gap - size.width, y: nearPointer(request), width: size.width }

  const band = freeBand(request)
  if (band) {
    const width = Math.min(size.width, plot.width)
    const centred = clamp(x - width / 2, plot.left, right - width)
    return { x: centred, y: clamp(request.near - size.height / 2, band.from, band.to - size.height), width }
  }
  const after = widthAfter >= widthBefore
  const width = Math.max(0, after ? widthAfter : widthBefore)
  return { x: after ? x + gap : x - gap - width, y: nearPointer(request), width }
}

/** The height of a tooltip next to the crosshair: in the free band nearest to the pointer, so that the lines around stay in sight. */
function nearPointer(request: TooltipRequest): number {
  const { plot, near, size } = request
  const band = freeBand(request) ?? { from: plot.top, to: plot.top + plot.height }
  return clamp(near - size.height / 2, band.from, Math.max(band.from, band.to - size.height))
}

/** The part of the crosshair without points that is high enough for the tooltip, nearest to the pointer. */
function freeBand({ plot, ys, near, size, gap }: TooltipRequest): { from: number; to: number } | null {
  const bottom = plot.top + plot.height
  const stops = ys.filter(y => y >= plot.top - gap && y <= bottom + gap).sort((a, b) => a - b)
  const edges = [plot.top - gap, ...stops, bottom + gap]
  let best: { from: number; to: number } | null = null
  let bestDistance = Number.POSITIVE_INFINITY
  for (let i = 1; i < edges.length; i++) {
    const from = Math.max(plot.top, (edges[i - 1] as number) + gap)
    const to = Math.min(bottom, (edges[i] as number) - gap)
    if (to - from < size.height) continue
    const top = clamp(near - size.height / 2, from, to - size.height)
    const distance = Math.abs(top + size.height / 2 - near)
    if (distance < bestDistance) {
      best = { from, to }
      bestDistance = distance
    }
  }
  return best
}
