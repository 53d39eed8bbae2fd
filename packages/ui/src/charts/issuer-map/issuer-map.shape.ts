import { formatDecimal, roundTo } from '../../foundation/format/decimal.ts'
import { toDrawable } from '../../foundation/to-point.ts'
import type { SeriesMarker } from '../../foundation/tokens/series.ts'
import type { Box, Margin } from '../plot/geometry.ts'
import { type LinearMap, linearMap } from '../plot/scales.ts'
import { decimalsOf, rhythm, valueTicks } from '../plot/ticks.ts'
import type { MapLabels, MapView } from './issuer-map.model.ts'
import type { MapCurve, MapPoint, MapRemoval, MapSeries } from './map-point.ts'

/** How a group of points looks: never by colour alone (readings #28). */
export type MapLook = {
  paint: 'main' | 'other' | 'added' | 'third' | 'fourth'
  marker: SeriesMarker
  /** What the marker is enlarged by. */
  size: number
}

const MAIN: MapLook = { paint: 'main', marker: 'circle', size: 1.6 }
const ADDED: MapLook = { paint: 'added', marker: 'triangle', size: 1.2 }
const OTHERS: readonly MapLook[] = [
  { paint: 'other', marker: 'diamond', size: 1.15 },
  { paint: 'third', marker: 'square', size: 1.15 },
  { paint: 'fourth', marker: 'cross', size: 1.15 },
]

/** The id of the series that added points are (shared-blocks §4). */
export const ADDED_SERIES = 'added'

/** A point that can be drawn. */
export type DrawnPoint = {
  /** The same for the same point, whatever else is shown. */
  key: string
  series: string
  /** Its place in the series as it was given. */
  index: number
  group: string
  name: string
  href: string | undefined
  x: number
  y: number
  main: boolean
  day: MapPoint['day']
  price: number | null
}

/** An entry of the legend. */
export type MapGroup = { id: string; name: string; look: MapLook; count: number }

export type PreparedMap = {
  /** Ordered by x, then by y. */
  points: DrawnPoint[]
  groups: MapGroup[]
  /** The curve, cut; empty without one. */
  curve: { name: string; points: { x: number; y: number }[] } | null
  /** Points that have no place on the map. */
  dropped: number
  /** The heights are a shape, not values. */
  masked: boolean
}

export type MapRequest = {
  series: readonly MapSeries[]
  /** Points of the user's own. */
  added: { name: string; points: readonly MapPoint[] }
  curves: readonly MapCurve[]
  currencyId: number | null
  groundId: number | null
  /** All heights are shapes. */
  masked: boolean
  /** This session sees no values here. */
  closed: boolean
  /** Keys of points that were taken away. */
  removed: ReadonlySet<string>
}

/**
 * What is drawn of the data under one currency and ground. Where values are not seen, only what was sent as a shape is:
 * a value that came by mistake has no place on the map (access row 31).
 */
export function prepareMap(request: MapRequest): PreparedMap {
  const { added, curves, currencyId, groundId, masked, closed, removed } = request
  const all = [...request.series, { id: ADDED_SERIES, ...added }]
  const shown = all.flatMap(series =>
    keyed(series).filter(({ point }) => isHere(point, currencyId, groundId)),
  )
  const isMasked = masked || closed || (shown.length > 0 && shown.every(({ point }) => point.masked))
  const drawn = shown.flatMap(one => drawnOf(one, { masked, isMasked }))
  const points = drawn.filter(({ key }) => !removed.has(key)).sort(byPlace)
  const curve = curves.find(
    one => isOf(one.currencyId, currencyId) && (!isMasked || masked || one.masked === true),
  )
  return {
    points,
    groups: groupsOf(points, request.series, added.name),
    curve: curve ? { name: curve.name, points: cutCurve(curve.points, points) } : null,
    dropped: shown.length - drawn.length,
    masked: isMasked,
  }
}

type Keyed = { key: string; series: string; index: number; point: MapPoint }

/** Every point under a key of its own; ids that come twice are told apart by their place. */
function keyed(series: MapSeries): Keyed[] {
  const taken = new Set<string>()
  return series.points.map((point, index) => {
    const wanted = `${series.id}:${point.id ?? `#${index}`}`
    const key = taken.has(wanted) ? `${wanted}#${index}` : wanted
    taken.add(key)
    return { key, series: series.id, index, point }
  })
}

function isHere(point: MapPoint, currencyId: number | null, groundId: number | null): boolean {
  return isOf(point.currencyId, currencyId) && isOf(point.tradingGroundId, groundId)
}

function isOf(own: number | null | undefined, chosen: number | null): boolean {
  return own === null || own === undefined || chosen === null || own === chosen
}

function drawnOf(
  { key, series, index, point }: Keyed,
  { masked, isMasked }: { masked: boolean; isMasked: boolean },
): DrawnPoint[] {
  const isShape = masked || point.masked === true
  const [x, y] = [toDrawable(point.x), toDrawable(point.y)]
  if (x === null || y === null || isShape !== isMasked) return []
  const isAdded = series === ADDED_SERIES
  const main = point.main === true && !isAdded
  return [
    {
      ...{ key, series, index, main, name: point.name, href: point.href, day: point.day },
      group: main ? 'main' : series,
      // shared-blocks §5: added points are rounded to 2 and 3 decimals
      x: isAdded ? roundTo(x, 2) : x,
      y: isAdded ? roundTo(y, 3) : y,
      price: isMasked ? null : toDrawable(point.price),
    },
  ]
}

function byPlace(one: DrawnPoint, other: DrawnPoint): number {
  return one.x - other.x || one.y - other.y || (one.key < other.key ? -1 : 1)
}

function groupsOf(
  points: readonly DrawnPoint[],
  series: readonly MapSeries[],
  addedName: string,
): MapGroup[] {
  const counts = new Map<string, number>()
  for (const { group } of points) counts.set(group, (counts.get(group) ?? 0) + 1)
  const entry = (id: string, name: string, look: MapLook): MapGroup[] => {
    const count = counts.get(id) ?? 0
    return count > 0 ? [{ id, name, look, count }] : []
  }
  return [
    ...entry('main', points.find(({ main }) => main)?.name ?? '', MAIN),
    ...series.flatMap(({ id, name }, place) => entry(id, name, OTHERS[place % OTHERS.length] as MapLook)),
    ...entry(ADDED_SERIES, addedName, ADDED),
  ]
}

/** The curve up to the largest x of the points; without points there is nothing to cut it to, and none is drawn (M1). */
export function cutCurve(
  curve: MapCurve['points'],
  points: readonly Pick<DrawnPoint, 'x'>[],
): { x: number; y: number }[] {
  const end = points.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY)
  const drawable = curve
    .flatMap(({ x, y }) => {
      const [at, height] = [toDrawable(x), toDrawable(y)]
      return at === null || height === null ? [] : [{ x: at, y: height }]
    })
    .sort((one, other) => one.x - other.x)
  const beyond = drawable.findIndex(({ x }) => x > end)
  if (beyond < 0) return drawable
  const [last, next] = [drawable[beyond - 1], drawable[beyond]]
  if (!last || !next) return []
  const y = last.y + ((next.y - last.y) * (end - last.x)) / (next.x - last.x)
  return [...drawable.slice(0, beyond), ...(last.x < end ? [{ x: end, y }] : [])]
}

/** The points with these keys as the page knows them, whatever is shown now (M4). */
export function removalsOf(
  { series, added }: { series: readonly MapSeries[]; added: readonly MapPoint[] },
  keys: readonly string[],
): MapRemoval[] {
  const wanted = new Set(keys)
  const all = [...series, { id: ADDED_SERIES, name: '', points: added }]
  return all.flatMap(one => {
    const indices = keyed(one).flatMap(({ key, index }) => (wanted.has(key) ? [index] : []))
    return indices.length > 0 ? [{ series: one.id, indices }] : []
  })
}

// --- the figure -------------------------------------------------------------------------------------------------------

type MapTick = { value: number; text: string }

export type MapFigure = {
  width: number
  height: number
  margin: Margin
  box: Box
  view: MapView
  mapping: LinearMap
  xTicks: MapTick[]
  /** Without texts where values may not be shown. */
  yTicks: MapTick[]
  /** Places of the points in pixels. */
  px: Float64Array
  py: Float64Array
}

export type MapFigureRequest = {
  prepared: PreparedMap
  view: MapView
  width: number
  height: number
  /** Size of the axis texts in pixels. */
  fontSize: number
  lang: string
  labels: MapLabels
}

/** A tabular figure is this much of its font size wide. */
const FIGURE_WIDTH = 0.59
const EDGE = 12
/** Names above the topmost points stand in here (shared-blocks §4: "all labels" enlarges the top margin). */
const LABEL_ROOM = 28
/** Share of the span that stays free around the points. */
const AIR = 0.06
/** An empty map keeps axes. */
const EMPTY = { x: { from: 0, to: 10 }, y: { from: 0, to: 100 } }

/** All of the map with some air around: what shows without zoom. */
export function wholeView({ points, curve }: PreparedMap): MapView {
  const all = [...points, ...(curve?.points ?? [])]
  if (all.length === 0) return EMPTY
  const x = airy(all.map(point => point.x))
  return {
    // durations begin at zero, and so does the axis where the air would go below
    x: Math.min(...ends(all.map(point => point.x))) >= 0 && x.from < 0 ? { ...x, from: 0 } : x,
    // a shape has no scale to keep: of a whole that reaches further, the part that is shown fills the frame
    y: airy(all.map(point => point.y)),
  }
}

function ends(values: readonly number[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  return [low, high]
}

function airy(values: readonly number[]): { from: number; to: number } {
  const [low, high] = ends(values)
  const air = (high - low) * AIR || Math.abs(high) * 0.1 || 1
  return { from: low - air, to: high + air }
}

/** Axes, ticks and places for one size and one view. */
export function mapFigure(request: MapFigureRequest): MapFigure {
  const { prepared, view, width, height, fontSize, lang, labels } = request
  const { points, masked } = prepared
  // the axis title is above the topmost tick, whatever their size
  const top = fontSize * 2 + EDGE - 12 + (labels === 'all' ? LABEL_ROOM : 0)
  const bottom = 2 * fontSize + 24
  const innerHeight = Math.max(1, height - top - bottom)
  const yTicks =
    masked || points.length === 0
      ? silent(view.y, Math.max(2, Math.floor(innerHeight / 64)))
      : written(view.y, Math.max(2, innerHeight / (fontSize * 4.5)), lang)
  const longest = Math.max(0, ...yTicks.map(({ text }) => text.length))
  const right = longest > 0 ? Math.ceil((longest * fontSize * FIGURE_WIDTH + 20) / 8) * 8 : EDGE
  const box = { left: EDGE, top, width: Math.max(1, width - EDGE - right), height: innerHeight }
  const mapping = linearMap({ ...view.x, low: view.y.from, high: view.y.to }, box)
  return {
    ...{ width, height, view, mapping, box, yTicks },
    margin: { top, right, bottom, left: EDGE },
    xTicks: written(view.x, Math.max(1, box.width / (fontSize * 7)), lang),
    px: Float64Array.from(points, ({ x }) => x * mapping.kx + mapping.bx),
    py: Float64Array.from(points, ({ y }) => y * mapping.ky + mapping.by),
  }
}

function written({ from, to }: { from: number; to: number }, count: number, lang: string): MapTick[] {
  const { values, step } = valueTicks(from, to, count)
  const decimals = decimalsOf(step)
  return values.map(value => ({ value, text: formatDecimal(value, { decimals, lang }) ?? '' }))
}

function silent({ from, to }: { from: number; to: number }, count: number): MapTick[] {
  return rhythm(from, to, count).map(value => ({ value, text: '' }))
}

/** Whether a point stands on the plot, and not outside of what is zoomed in on. */
export function isInSight({ px, py, box }: Pick<MapFigure, 'px' | 'py' | 'box'>, index: number): boolean {
  const [x, y] = [px[index] as number, py[index] as number]
  const isAcross = x >= box.left - 0.5 && x <= box.left + box.width + 0.5
  return isAcross && y >= box.top - 0.5 && y <= box.top + box.height + 0.5
}
