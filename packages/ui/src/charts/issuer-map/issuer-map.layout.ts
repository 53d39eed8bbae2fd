import type { Box, Rect } from '../plot/geometry.ts'
import { type Anchor, createOccupancy, type Occupancy, startOf } from '../plot/label-placement.ts'
import type { MapLabels } from './issuer-map.model.ts'
import { ADDED_SERIES, isInSight, type MapFigure, type PreparedMap } from './issuer-map.shape.ts'
import { halfOf } from './map-marks.shape.ts'

export type MapLabelsRequest = {
  prepared: PreparedMap
  figure: MapFigure
  fontSize: number
  mode: MapLabels
  /** Further lines that names keep off. */
  trends: readonly { points: readonly { x: number; y: number }[] }[]
}

/** The names on the map: of the main issue first, then of added points, then along the axis (M5). */
export function mapLabels({ prepared, figure, fontSize, mode, trends }: MapLabelsRequest): PlacedLabel[] {
  if (mode === 'off') return []
  const { points, groups, curve } = prepared
  const { px, py, box, mapping } = figure
  const halves = new Map(groups.map(({ id, look }) => [id, halfOf(look)]))
  const ranks = points.map(({ group }) => (group === 'main' ? 0 : group === ADDED_SERIES ? 1 : 2))
  const seen = Array.from(points.keys()).filter(place => isInSight(figure, place))
  const request: LabelsRequest = {
    ...{ px, py, fontSize, plot: box },
    names: points.map(({ name }) => name),
    sizes: points.map(({ group }) => halves.get(group) ?? 0),
    order: seen.sort((one, other) => (ranks[one] as number) - (ranks[other] as number) || one - other),
    lines: [curve?.points ?? [], ...trends.map(trend => trend.points)].map(line =>
      line.map(({ x, y }) => ({ x: x * mapping.kx + mapping.bx, y: y * mapping.ky + mapping.by })),
    ),
  }
  return mode === 'all' ? placeAllLabels(request) : placeLabels(request)
}

/** A name beside its point; `x` and `y` are where the text is anchored, in pixels. */
export type PlacedLabel = {
  /** Place of the point among the points. */
  index: number
  x: number
  y: number
  anchor: Anchor
  /** What the text covers. */
  box: Rect
}

export type LabelsRequest = {
  names: readonly string[]
  px: Float64Array
  py: Float64Array
  /** Places of the points that may be named, the most important first. */
  order: readonly number[]
  /** Half the height of each marker. */
  sizes: readonly number[]
  plot: Box
  /** Size of the texts in pixels. */
  fontSize: number
  /** Lines through the map that names keep off, as points in pixels. */
  lines: readonly (readonly { x: number; y: number }[])[]
}

/** Space between a marker and its name. */
const GAP = 4
/** Free space beside and above every name. */
const MARGIN = { across: 6, up: 1.5 }
/** How much of its line a text fills. */
const LINE = 1.15

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/
const NARROW = /[\s.,:;'’|!()[\]/ijltfrI-]/
const BROAD = /[MWmw@%—А-ЯЁЖШЩЮжмшщюыф]/

/** Width of a text in pixels, rather too large than too small: no page is asked, so that servers can place names too. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const letter of text) ems += emsOf(letter)
  return ems * fontSize
}

function emsOf(letter: string): number {
  if (WIDE.test(letter)) return 1.05
  if (BROAD.test(letter)) return 0.95
  return NARROW.test(letter) ? 0.4 : 0.66
}

/**
 * Names that lie on no other name, no point and no line, each at the first of eight places around its point that is free;
 * the others are left out. The same points always give the same names.
 */
export function placeLabels(request: LabelsRequest): PlacedLabel[] {
  const { names, order, plot, fontSize, px, py, sizes } = request
  const taken = createOccupancy()
  for (const index of order) {
    const [x, y, size] = [px[index] as number, py[index] as number, sizes[index] as number]
    taken.add({ left: x - size, right: x + size, top: y - size, bottom: y + size }, index)
  }
  for (const line of request.lines) addLine(taken, line)
  return order.flatMap(index => {
    const width = textWidth(names[index] ?? '', fontSize)
    if (width === 0) return []
    const around = placesAround(
      { x: px[index] as number, y: py[index] as number, size: sizes[index] as number },
      { width, height: fontSize * LINE },
    )
    const free = around.find(({ box }) => isInside(box, plot) && taken.isFree(grown(box), index))
    if (!free) return []
    taken.add(free.box)
    return [{ index, ...free }]
  })
}

/** Every name above its point, wherever that is; only the edges of the map move it (shared-blocks §4 "all labels"). */
export function placeAllLabels(request: LabelsRequest): PlacedLabel[] {
  const { names, order, plot, fontSize, px, py, sizes } = request
  return order.map(index => {
    const width = textWidth(names[index] ?? '', fontSize)
    const half = Math.min(width, plot.width) / 2
    const x = Math.max(plot.left + half, Math.min(plot.left + plot.width - half, px[index] as number))
    const bottom = (py[index] as number) - (sizes[index] as number) - GAP
    const top = bottom - fontSize * LINE
    return {
      ...{ index, x, anchor: 'middle' as const },
      y: (top + bottom) / 2,
      box: { left: x - half, right: x + half, top, bottom },
    }
  })
}

type Candidate = Omit<PlacedLabel, 'index'>

/** Beside, above, below, and at the corners: the places around a marker from the best to the worst. */
function placesAround(
  { x, y, size }: { x: number; y: number; size: number },
  { width, height }: { width: number; height: number },
): Candidate[] {
  const away = size + GAP
  const near = size * 0.7 + GAP / 2
  const at = (anchor: Anchor, dx: number, dy: number): Candidate => {
    const left = startOf(anchor, x + dx, width)
    const middle = y + dy
    const box = { left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 }
    return { anchor, x: x + dx, y: middle, box }
  }
  const [above, below] = [-away - height / 2, away + height / 2]
  return [
    at('start', away, 0),
    at('end', -away, 0),
    at('middle', 0, above),
    at('middle', 0, below),
    at('start', near, above),
    at('end', -near, above),
    at('start', near, below),
    at('end', -near, below),
  ]
}

function isInside(box: Rect, plot: Box): boolean {
  const isAcross = box.left >= plot.left && box.right <= plot.left + plot.width
  return isAcross && box.top >= plot.top && box.bottom <= plot.top + plot.height
}

function grown({ left, right, top, bottom }: Rect): Rect {
  const { across, up } = MARGIN
  return { left: left - across, right: right + across, top: top - up, bottom: bottom + up }
}

/** How far apart the places are at which a line is kept off. */
const STRIDE = 6

function addLine(taken: Occupancy, line: readonly { x: number; y: number }[]): void {
  line.forEach((end, i) => {
    const start = line[i - 1]
    if (!start) return
    const steps = Math.max(
      1,
      Math.min(2_000, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / STRIDE)),
    )
    for (let step = 0; step <= steps; step++) {
      const x = start.x + ((end.x - start.x) * step) / steps
      const y = start.y + ((end.y - start.y) * step) / steps
      taken.add({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 })
    }
  })
}
