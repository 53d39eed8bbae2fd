import { type Box, clipLine, type Pixel, type Rect } from '../plot/geometry.ts'
import { type Anchor, createOccupancy, type Occupancy, textStart } from '../plot/label-placement.ts'
import type { MapLabels } from './issuer-map.reducer.ts'
import { ADDED_SERIES, type MapContent, type MapPlace } from './issuer-map.view-model.ts'
import {
  isPointVisible,
  LABEL_MARGIN,
  type MapGeometry,
  mapPixel,
  markerRadius,
  pixelOf,
  rectOf,
  styleInCrowd,
} from './issuer-map-geometry.ts'

/** A straight line in pixels. */
export type LabelSegment = { from: Pixel; to: Pixel }

/** A name on the map; `x` and `y` are the anchor of its text, in pixels. */
export type PlacedMapLabel = {
  /** Index of its point. */
  index: number
  x: number
  y: number
  anchor: Anchor
  /** The box of the text. */
  box: Rect
  /** The leader line to the point, for a name that is not next to it. */
  leader: LabelSegment | null
}

/** Obstacles that names must not cover. */
export type MapObstacles = {
  /** The marker of each visible point, by the point's index. */
  markers: ReadonlyMap<number, Rect>
  /** Curve and trends, in pixels. */
  lines: readonly (readonly Pixel[])[]
}

export function mapObstacles(
  { points, groups, curve }: MapContent,
  trends: readonly { points: readonly MapPlace[] }[],
  geometry: MapGeometry,
): MapObstacles {
  const radii = new Map(groups.map(({ id, style }) => [id, markerRadius(styleInCrowd(style, geometry))]))
  const markers = new Map<number, Rect>()
  points.forEach(({ group }, index) => {
    if (!isPointVisible(geometry, index)) return
    const { x, y } = pixelOf(geometry, index)
    const radius = radii.get(group) ?? 0
    markers.set(index, { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius })
  })
  const lines = [curve?.points ?? [], ...trends.map(trend => trend.points)]
  return { markers, lines: lines.map(line => line.map(place => mapPixel(place, geometry.mapping))) }
}

/** Places the names of a map: first the main issue, then added points, then along the axis (M5). */
export function mapLabels(
  { points }: MapContent,
  obstacles: MapObstacles,
  { box }: Pick<MapGeometry, 'box'>,
  { mode, fontSize }: { mode: MapLabels; fontSize: number },
): PlacedMapLabel[] {
  if (mode === 'off') return []
  const rank = (index: number): number => {
    const group = points[index]?.group
    return group === 'main' ? 0 : group === ADDED_SERIES ? 1 : 2
  }
  const order = [...obstacles.markers.keys()].sort((one, other) => rank(one) - rank(other) || one - other)
  const first = order.findIndex(index => rank(index) === 2)
  return placeMapLabels({
    names: points.map(({ name }) => name),
    order,
    important: first < 0 ? order.length : first,
    obstacles,
    area: mode === 'all' ? { ...box, top: box.top - LABEL_MARGIN, height: box.height + LABEL_MARGIN } : box,
    fontSize,
    mode,
  })
}

export type LabelOptions = {
  /** The name of each point. */
  names: readonly string[]
  /** Indices of the points to name, the most important first. */
  order: readonly number[]
  /** How many of them are placed before all others, with a leader line if necessary. Default 0. */
  important?: number
  obstacles: MapObstacles
  /** Names stay inside this box. */
  area: Box
  /** Font size in pixels. */
  fontSize: number
  mode: 'on' | 'all'
}

/** Space between a marker and its name. */
const GAP = 4
/** Margin around every name. */
const MARGIN = { across: 6, up: 1.5 }
/** Line height relative to the font size. */
const LINE_HEIGHT = 1.15
/** Lengths of leader lines in pixels, the shortest first. */
const LEADER_LENGTHS = [20, 30, 40, 50, 60]
/** In mode `all` long lines are better than overlapping names. */
const LONG_LEADER_LENGTHS = [...LEADER_LENGTHS, ...Array.from({ length: 42 }, (_, i) => 70 + i * 10)]
/** Slopes of leader lines in degrees, from best to worst. */
const LEADER_SLOPES = [30, 45, 15, 60, 0, 75, 90]
/** With many points, names fan out like flags above each other: steep lines first. */
const FLAG_SLOPES = [60, 75, 90, 45, 30]
/** Maximum number of leader lines: more would be unreadable and slow. */
const MOST_LEADERS = 100
/** Up to this many names, all three strategies are compared and long lines are allowed. More would be too slow for each frame of a gesture. */
const MOST_COMPARED = 80
/** Markers closer to the point than this, in pixels, do not block its line, because they may overlap the point's own marker. */
const LEADER_START = 8
/** Gap between a line and the name or marker at its ends. */
const LEADER_GAP = 2

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/
const NARROW = /[\s.,:;'’|!()[\]/ijltfrI-]/
const BROAD = /[MWmw@%—А-ЯЁЖШЩЮжмшщюыф]/

/** Estimates the width of a text in pixels, rather too large. Without measuring, servers can place names too. */
export function mapTextWidth(text: string, fontSize: number): number {
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
 * Places names so that none covers another name, a point or a line: at the first free of eight sides of its point, else up to 60 pixels
 * away with a leader line. If there is no space, `on` leaves the name out; `all` searches further away and finally writes over others. No
 * leader line crosses a name or another line. The same points always give the same result.
 */
export function placeMapLabels(options: LabelOptions): PlacedMapLabel[] {
  const named = options.order.filter(index => options.names[index])
  const ways: readonly Way[] = named.length > MOST_COMPARED ? ['sides'] : ['sides', 'flags', 'flagsBack']
  const [first, ...others] = ways.map(way => placeInWay(way, options, named)) as [Placement, ...Placement[]]
  const best = others.reduce((one, other) => (worth(other) > worth(one) ? other : one), first)
  if (options.mode === 'all') writeOver(best, options)
  return named.flatMap(index => best.placed.get(index) ?? [])
}

/**
 * Placement strategies. `sides`: every name that fits at a side of its point is placed there, then the rest get lines. `flags`: from the
 * last point to the first, so that names never block the lines of the remaining points; `flagsBack`: from the first to the last.
 */
type Way = 'sides' | 'flags' | 'flagsBack'

type Placement = {
  placed: Map<number, PlacedMapLabel>
  /** The leader lines by index. */
  leaders: Map<number, LabelSegment>
  /** Indices of the points without a place. */
  left: number[]
}

/** Score of a placement: a name at its point counts more than one with a line. */
function worth({ placed, leaders }: Placement): number {
  return placed.size - leaders.size * 0.3
}

function placeInWay(way: Way, options: LabelOptions, named: readonly number[]): Placement {
  const { obstacles, area, mode, important = 0 } = options
  /** Names and markers, which neither names nor leaders may cover. */
  const solid = createOccupancy()
  /** Curve and trends, which only leaders may cross. */
  const thin = createOccupancy()
  for (const [index, marker] of obstacles.markers) solid.add(marker, index)
  for (const line of obstacles.lines) addLine(thin, line)

  const placed: Placement['placed'] = new Map()
  const leaders: Placement['leaders'] = new Map()
  const place = (index: number, ...finders: ((index: number) => PlacedMapLabel | undefined)[]): boolean => {
    for (const find of finders) {
      const label = find(index)
      if (!label) continue
      placed.set(index, label)
      solid.add(label.box)
      if (label.leader) leaders.set(index, label.leader)
      return true
    }
    return false
  }
  const isTextFree = ({ index, box }: PlacedMapLabel): boolean => {
    const space = withMargin(box)
    return (
      isInside(box, area) &&
      solid.isFree(space, index) &&
      thin.isFree(space) &&
      ![...leaders.values()].some(line => crosses(line, space))
    )
  }
  const isLeaderFree = ({ index, leader }: PlacedMapLabel, overMarkers: boolean): boolean =>
    leader !== null &&
    ![...placed.values()].some(({ box }) => crosses(leader, box)) &&
    ![...leaders.values()].some(line => meets(line, leader)) &&
    (overMarkers || stepsAlong(leader, LEADER_START).every(rect => solid.isFree(rect, index)))

  const isCrowd = named.length > MOST_COMPARED
  const lengths = mode === 'all' && !isCrowd ? LONG_LEADER_LENGTHS : LEADER_LENGTHS
  const findApart = (index: number): PlacedMapLabel | undefined => {
    let overMarkers: PlacedMapLabel | undefined
    for (const label of placesApart(index, options, { lengths, way })) {
      if (!isTextFree(label)) continue
      if (isLeaderFree(label, false)) return label
      if (mode === 'all' && !overMarkers && isLeaderFree(label, true)) overMarkers = label
    }
    return overMarkers
  }

  if (way === 'sides') {
    const findBeside = (index: number) => sidePlaces(index, options).find(isTextFree)
    const waiting = named.filter((index, i) =>
      i < important ? !place(index, findBeside, findApart) : !place(index, findBeside),
    )
    return {
      placed,
      leaders,
      left: waiting.filter((index, i) => i >= MOST_LEADERS || !place(index, findApart)),
    }
  }
  const anchor = way === 'flags' ? 'start' : 'end'
  const findBeside = (index: number) => {
    const places = sidePlaces(index, options).filter(isTextFree)
    // at the end of the plot, where names cannot continue, any side is good
    return (
      places.find(label => label.anchor === anchor) ??
      (isAtEdge(index, anchor, options) ? places[0] : undefined)
    )
  }
  const x = (index: number): number => obstacles.markers.get(index)?.left ?? 0
  const rest = named
    .slice(important)
    .sort((one, other) => (way === 'flags' ? x(other) - x(one) : x(one) - x(other)))
  const left = [...named.slice(0, important), ...rest].filter(index => !place(index, findBeside, findApart))
  return { placed, leaders, left }
}

/** Whether a name would leave the plot. */
function isAtEdge(index: number, anchor: Anchor, options: LabelOptions): boolean {
  const marker = options.obstacles.markers.get(index)
  const { width } = textSize(index, options)
  const { left, right } = rectOf(options.area)
  if (!marker) return false
  return anchor === 'start' ? marker.right + GAP + width > right : marker.left - GAP - width < left
}

/**
 * Writes the names without a place over others: at a side of their point where no line crosses them, else with a leader line. If neither
 * is possible, the blocking lines are removed, and their names are written over others too.
 */
function writeOver({ placed, leaders, left }: Placement, options: LabelOptions): void {
  for (let index = left.shift(); index !== undefined; index = left.shift()) {
    const crossing = ({ box }: PlacedMapLabel) =>
      [...leaders].flatMap(([other, line]) => (crosses(line, box) ? other : []))
    const isClear = ({ leader }: PlacedMapLabel): boolean =>
      leader !== null &&
      ![...placed.values()].some(({ box }) => crosses(leader, box)) &&
      ![...leaders.values()].some(line => meets(line, leader))
    const sides = sidePlaces(index, options).map(label => moveInside(label, options.area))
    const onLine = (): PlacedMapLabel | undefined =>
      placesApart(index, options, { lengths: LEADER_LENGTHS, way: 'sides' }).find(
        label => isInside(label.box, options.area) && isClear(label) && crossing(label).length === 0,
      )
    const best =
      sides.find(label => crossing(label).length === 0) ??
      (placed.size > MOST_COMPARED ? undefined : onLine()) ??
      sides.reduce<PlacedMapLabel | undefined>(
        (one, other) => (one && crossing(one).length <= crossing(other).length ? one : other),
        undefined,
      )
    if (!best) continue
    for (const other of crossing(best)) {
      leaders.delete(other)
      placed.delete(other)
      left.push(other)
    }
    placed.set(index, best)
    if (best.leader) leaders.set(index, best.leader)
  }
}

type TextSize = { width: number; height: number }

function textSize(index: number, { names, fontSize }: LabelOptions): TextSize {
  return { width: mapTextWidth(names[index] ?? '', fontSize), height: fontSize * LINE_HEIGHT }
}

/** A text anchored at a pixel. */
function textAt(
  index: number,
  anchor: Anchor,
  { x, y }: Pixel,
  { width, height }: TextSize,
  leader: LabelSegment | null = null,
): PlacedMapLabel {
  const left = textStart(anchor, x, width)
  const box = { left, right: left + width, top: y - height / 2, bottom: y + height / 2 }
  return { index, anchor, x, y, box, leader }
}

/** Places around a marker from best to worst: right and left, above, below, and at the corners. */
function sidePlaces(index: number, options: LabelOptions): PlacedMapLabel[] {
  const marker = options.obstacles.markers.get(index)
  if (!marker) return []
  const size = textSize(index, options)
  const { x, y, radius } = centreOf(marker)
  const away = radius + GAP
  const near = radius * 0.7 + GAP / 2
  const at = (anchor: Anchor, dx: number, dy: number): PlacedMapLabel =>
    textAt(index, anchor, { x: x + dx, y: y + dy }, size)
  const [above, below] = [-away - size.height / 2, away + size.height / 2]
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

/** Places further away, each with a leader line, the shortest first. */
function placesApart(
  index: number,
  options: LabelOptions,
  { lengths, way }: { lengths: readonly number[]; way: Way },
): PlacedMapLabel[] {
  const marker = options.obstacles.markers.get(index)
  if (!marker) return []
  const size = textSize(index, options)
  const { x, y, radius } = centreOf(marker)
  const at = (length: number, slope: number, across: number, down: number): PlacedMapLabel => {
    const angle = (slope * Math.PI) / 180
    const along = (distance: number): Pixel => ({
      x: x + across * Math.cos(angle) * distance,
      y: y + down * Math.sin(angle) * distance,
    })
    const leader = { from: along(radius + LEADER_GAP), to: along(length) }
    const text = { x: leader.to.x + across * LEADER_GAP, y: leader.to.y }
    return textAt(index, across > 0 ? 'start' : 'end', text, size, leader)
  }
  const isBack = way === 'flagsBack' || (way === 'flags' && isAtEdge(index, 'start', options))
  const sides = way === 'sides' ? [1, -1] : isBack && !isAtEdge(index, 'end', options) ? [-1] : [1]
  const slopes = way === 'sides' ? LEADER_SLOPES : FLAG_SLOPES
  return lengths.flatMap(length =>
    slopes.flatMap(slope =>
      sides.flatMap(across => [at(length, slope, across, -1), at(length, slope, across, 1)]),
    ),
  )
}

function centreOf({ left, right, top, bottom }: Rect): Pixel & { radius: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2, radius: (bottom - top) / 2 }
}

/** Moves a text that leaves the area inside. */
function moveInside(label: PlacedMapLabel, area: Box): PlacedMapLabel {
  const { left, right, top, bottom } = label.box
  const edge = rectOf(area)
  const dx =
    Math.max(edge.left - left, 0) + Math.min(edge.right - Math.max(right, edge.left + right - left), 0)
  const dy = Math.max(edge.top - top, 0) + Math.min(edge.bottom - bottom, 0)
  const box = { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy }
  return { ...label, x: label.x + dx, y: label.y + dy, box }
}

function isInside(box: Rect, area: Box): boolean {
  const edge = rectOf(area)
  return box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom
}

function withMargin({ left, right, top, bottom }: Rect): Rect {
  const { across, up } = MARGIN
  return { left: left - across, right: right + across, top: top - up, bottom: bottom + up }
}

function crosses({ from, to }: LabelSegment, rect: Rect): boolean {
  return clipLine(rect, [from.x, from.y], [to.x, to.y]) !== null
}

/** Whether two lines cross. */
function meets(one: LabelSegment, other: LabelSegment): boolean {
  return side(one, other.from) * side(one, other.to) <= 0 && side(other, one.from) * side(other, one.to) <= 0
}

/** On which side of a line a pixel is: the sign of the area between them. */
function side({ from, to }: LabelSegment, { x, y }: Pixel): number {
  return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
}

/** Distance between the squares that approximate a line, in pixels. */
const STRIDE = 6
const MOST_STEPS = 2_000

/** Small squares along a line, starting at a distance. */
function stepsAlong({ from, to }: LabelSegment, start = 0): Rect[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const steps = Math.max(1, Math.min(MOST_STEPS, Math.ceil((length - start) / STRIDE)))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = (start + ((length - start) * step) / steps) / (length || 1)
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
    return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }
  })
}

function addLine(occupancy: Occupancy, line: readonly Pixel[]): void {
  line.forEach((to, i) => {
    const from = line[i - 1]
    if (from) for (const rect of stepsAlong({ from, to })) occupancy.add(rect)
  })
}

// --- the logo ---------------------------------------------------------------------------------------------------------

type MapCorner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right'

const CORNERS: readonly MapCorner[] = ['bottom-left', 'bottom-right', 'top-right', 'top-left']
/** Pixels between the logo and the edges of the plot. */
const LOGO_GAP = 10
/** Pixels between the logo and points, names and lines. */
const LOGO_MARGIN = 4

export type LogoOptions = {
  /** Size of the logo in pixels. */
  size: { width: number; height: number }
  plot: Box
  obstacles: MapObstacles
  labels: readonly PlacedMapLabel[]
  /** Occupied corners. Default none. */
  occupied?: readonly MapCorner[]
}

/** The first corner where the logo covers no point, no name and no line; null if none is free. */
export function placeLogo({
  size: { width, height },
  plot,
  obstacles: { markers, lines },
  labels,
  occupied = [],
}: LogoOptions): Pixel | null {
  const rects = [...markers.values(), ...labels.map(({ box }) => box)]
  const segments = [
    ...labels.flatMap(({ leader }) => leader ?? []),
    ...lines.flatMap(line => line.slice(1).map((to, i) => ({ from: line[i] as Pixel, to }))),
  ]
  const places = CORNERS.filter(corner => !occupied.includes(corner)).map(corner => ({
    x: corner.endsWith('left') ? plot.left + LOGO_GAP : plot.left + plot.width - LOGO_GAP - width,
    y: corner.startsWith('top') ? plot.top + LOGO_GAP : plot.top + plot.height - LOGO_GAP - height,
  }))
  const isFree = ({ x, y }: Pixel): boolean => {
    const rect = { left: x, right: x + width, top: y, bottom: y + height }
    const space = {
      left: x - LOGO_MARGIN,
      right: x + width + LOGO_MARGIN,
      top: y - LOGO_MARGIN,
      bottom: y + height + LOGO_MARGIN,
    }
    return (
      isInside(rect, plot) &&
      !rects.some(other => overlap(other, space)) &&
      !segments.some(line => crosses(line, space))
    )
  }
  return places.find(isFree) ?? null
}

function overlap(one: Rect, other: Rect): boolean {
  const across = one.left < other.right && other.left < one.right
  return across && one.top < other.bottom && other.top < one.bottom
}
