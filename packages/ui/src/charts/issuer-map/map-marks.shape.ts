import type { SeriesMarker } from '../../foundation/tokens/series.ts'
import { clipLine, type Point } from '../plot/geometry.ts'
import { tenth } from '../plot/path.ts'
import type { DrawnPoint, MapFigure, MapGroup, MapLook } from './issuer-map.shape.ts'
import { isInSight } from './issuer-map.shape.ts'

/** All markers of a group as one path: thousands of points are one element. */
export type GroupMarks = { id: string; look: MapLook; d: string }

/** Half the height of each marker in pixels, before it is enlarged. */
const HALF: Record<SeriesMarker, number> = { circle: 4, square: 3.6, diamond: 5, triangle: 4.8, cross: 4.6 }

/** A marker of a size around 0,0, in steps from its centre. */
const OUTLINES: Record<SeriesMarker, (size: number) => string> = {
  circle: s => `m${-4 * s},0a${4 * s},${4 * s} 0 1 0 ${8 * s},0a${4 * s},${4 * s} 0 1 0 ${-8 * s},0z`,
  square: s => `m${-3.6 * s},${-3.6 * s}h${7.2 * s}v${7.2 * s}h${-7.2 * s}z`,
  diamond: s => `m0,${-5 * s}l${5 * s},${5 * s}l${-5 * s},${5 * s}l${-5 * s},${-5 * s}z`,
  triangle: s => `m0,${-4.8 * s}l${4.8 * s},${8.4 * s}h${-9.6 * s}z`,
  cross: s =>
    `m${-1.6 * s},${-4.6 * s}h${3.2 * s}v${3 * s}h${3 * s}v${3.2 * s}h${-3 * s}v${3 * s}h${-3.2 * s}v${-3 * s}h${-3 * s}v${-3.2 * s}h${3 * s}z`,
}

/** Half the height of a look's marker in pixels. */
export function halfOf({ marker, size }: MapLook): number {
  return HALF[marker] * size
}

/** The markers by group, the main issue last: in front. */
export function groupMarks(
  points: readonly DrawnPoint[],
  groups: readonly MapGroup[],
  figure: MapFigure,
): GroupMarks[] {
  return [...groups].reverse().map(({ id, look }) => {
    const outline = markerPath(look)
    const d = points
      .map((point, i) => (point.group === id && isInSight(figure, i) ? placeText(figure, i) + outline : ''))
      .join('')
    return { id, look, d }
  })
}

/** The outline of one marker around 0,0. */
export function markerPath({ marker, size }: MapLook): string {
  return OUTLINES[marker](size)
}

/** Radius of the ring around a selected point. */
const RING = 10

/** Rings around the points with these keys, as one path. */
export function ringsPath(
  points: readonly DrawnPoint[],
  keys: ReadonlySet<string>,
  figure: MapFigure,
): string {
  const ring = `m${-RING},0a${RING},${RING} 0 1 0 ${2 * RING},0a${RING},${RING} 0 1 0 ${-2 * RING},0`
  return points
    .map(({ key }, i) => (keys.has(key) && isInSight(figure, i) ? placeText(figure, i) + ring : ''))
    .join('')
}

function placeText({ px, py }: MapFigure, index: number): string {
  return `M${tenth(px[index] as number)},${tenth(py[index] as number)}`
}

/** A line through the map as path text: what of it lies in the plot, so that nothing reaches over what stands around. */
export function lineText(
  points: readonly { x: number; y: number }[],
  { mapping, box: { left, top, width, height } }: MapFigure,
): string {
  const box = { left, top, right: left + width, bottom: top + height }
  const places = points.map(({ x, y }): Point => [x * mapping.kx + mapping.bx, y * mapping.ky + mapping.by])
  let text = ''
  let end = ''
  places.slice(1).forEach((to, i) => {
    const from = places[i] as Point
    const cut = clipLine(box, from, to)
    if (!cut) return
    const at = (share: number): string =>
      `${tenth(from[0] + (to[0] - from[0]) * share)},${tenth(from[1] + (to[1] - from[1]) * share)}`
    const [start, next] = [at(cut[0]), at(cut[1])]
    text += start === end ? `L${next}` : `M${start}L${next}`
    end = next
  })
  return text
}
