import { type Day, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { roundTo } from '../../foundation/format/decimal.ts'
import { listOf } from '../../foundation/list-of.ts'
import { toDrawable } from '../../foundation/to-point.ts'
import { isInShape } from '../plot/masked-shape.ts'
import { type Trend, type TrendKind, type TrendOutcome, trendAt, trendOf } from '../trend/trend.ts'

// --- input ------------------------------------------------------------------------------------------------------------

/** A point of the map. Points that cannot be drawn are left out and counted. */
export type MapPoint = {
  /** Identifies the point within its series when the list changes. Default: its index. */
  id?: string | number
  name: string
  /** Duration in years. */
  x: number | null
  /** Yield in the map's unit; for a masked point the height in the shape. Outside 0–100 it is refused, with a warning in development. */
  y: number | null
  /** The main issue: blue, larger, in front. */
  main?: boolean
  /** Link of the name in the table, if `safeUrl` allows the address. */
  href?: string
  day?: Day | null
  price?: number | null
  /** Shown only for this currency. Default: for every currency. */
  currencyId?: number | null
  /** Shown only on this venue. Default: on every venue. */
  venueId?: number | null
  /** Whether `y` is a height of a shape instead of a value. */
  masked?: boolean
}

/** Points that belong together. Keep the identity of the list while it does not change. */
export type MapSeries = {
  id: string
  name: string
  points: readonly MapPoint[]
}

/** A curve on the map; it ends at the largest x of the points. */
export type MapCurve = {
  name: string
  /** Shown only for this currency. Default: for every currency. */
  currencyId?: number | null
  points: readonly { x: number | null; y: number | null }[]
  /** Whether the heights are a shape from 0 to 100 instead of values. */
  masked?: boolean
}

/** A currency or a venue to choose. */
export type MapOption = { id: number; text: string }

/** The venues with points in a currency. */
export type MapVenues = { currencyId: number | null; options: readonly MapOption[] }

/** Removed points: the id of their series, and their indices in its list. */
export type MapRemoval = { series: string; indices: readonly number[] }

// --- view model -------------------------------------------------------------------------------------------------------

/** The shapes of the map's points. */
export type MapMarker = 'circle' | 'square' | 'diamond' | 'triangle' | 'cross'

/** Style of a group of points: colour is never the only difference (readings #28). */
export type MapStyle = {
  colour: 'main' | 'other' | 'added' | 'third' | 'fourth'
  marker: MapMarker
  /** Scale of the marker. */
  scale: number
}

const MAIN: MapStyle = { colour: 'main', marker: 'circle', scale: 1.6 }
const ADDED: MapStyle = { colour: 'added', marker: 'triangle', scale: 1.2 }
const OTHERS: readonly MapStyle[] = [
  { colour: 'other', marker: 'diamond', scale: 1.15 },
  { colour: 'third', marker: 'square', scale: 1.15 },
  { colour: 'fourth', marker: 'cross', scale: 1.15 },
]

/** The id of the series of added points (shared-blocks §4). */
export const ADDED_SERIES = 'added'

/** A place on the map in its units: years and yield. */
export type MapPlace = { x: number; y: number }

/** A point that can be drawn. */
export type DrawnPoint = MapPlace & {
  /** A stable key of the point. */
  key: string
  series: string
  /** Its index in the input series. */
  index: number
  group: string
  name: string
  href: string | undefined
  main: boolean
  day: MapPoint['day']
  price: number | null
}

/** Points of one style: an entry of the legend. */
type MapGroup = { id: string; name: string; style: MapStyle; count: number }

/** The content of the map for one currency and venue. */
export type MapContent = {
  /** Ordered by x, then by y. */
  points: DrawnPoint[]
  groups: MapGroup[]
  /** The shortened curve; null without one. */
  curve: { name: string; points: MapPlace[] } | null
  /** Number of points without a place on the map. */
  dropped: number
  /** Number of heights of points and curve outside a shape, e.g. values sent by mistake. */
  refused: number
  /** Whether the heights are a shape instead of values. */
  masked: boolean
}

export type MapContentOptions = {
  series: readonly MapSeries[]
  /** Points that the user added. */
  added: { name: string; points: readonly MapPoint[] }
  curves: readonly MapCurve[]
  currencyId: number | null
  venueId: number | null
  /** Whether all heights are shapes. */
  masked: boolean
  /** Whether values are hidden from this user. */
  closed: boolean
  /** Keys of removed points. */
  removed: ReadonlySet<string>
}

/**
 * The content for one currency and venue. If values are hidden, only points sent as shapes are included, so that values sent by
 * mistake are never drawn (access row 31).
 */
export function mapContent({
  series,
  added,
  curves,
  currencyId,
  venueId,
  masked,
  closed,
  removed,
}: MapContentOptions): MapContent {
  const here = [...series, { id: ADDED_SERIES, ...added }].flatMap(one =>
    withKeys(one).filter(
      ({ point }) => matches(point.currencyId, currencyId) && matches(point.venueId, venueId),
    ),
  )
  const isMasked = masked || closed || (here.length > 0 && here.every(({ point }) => point.masked))
  const fitting = here.filter(({ point }) => (masked || point.masked === true) === isMasked)
  const seen = isMasked ? fitting.filter(({ point }) => !isRefused(point)) : fitting
  const drawable = seen.flatMap(one => drawnPoint(one, isMasked))
  const points = drawable.filter(({ key }) => !removed.has(key)).sort(byPlace)
  const curve = curves.find(
    one => matches(one.currencyId, currencyId) && (!isMasked || masked || one.masked === true),
  )
  const heights = listOf(curve?.points)
  const seenHeights = isMasked ? heights.filter(place => !isRefused(place)) : heights
  return {
    points,
    groups: groupPoints(points, series, added.name),
    curve: curve ? { name: curve.name, points: cutCurve(seenHeights, points) } : null,
    dropped: here.length - drawable.length,
    refused: fitting.length - seen.length + heights.length - seenHeights.length,
    masked: isMasked,
  }
}

/** Whether a drawable height is outside a masked shape. */
function isRefused({ y }: Pick<MapPoint, 'y'>): boolean {
  const height = toDrawable(y)
  return height !== null && !isInShape(height)
}

type KeyedPoint = { key: string; series: string; index: number; point: MapPoint }

/** Gives every point a unique key; for duplicate ids the key includes the index. */
function withKeys({ id, points }: Pick<MapSeries, 'id' | 'points'>): KeyedPoint[] {
  const usedKeys = new Set<string>()
  return listOf(points).map((point, index) => {
    const base = `${id}:${point.id ?? `#${index}`}`
    const key = usedKeys.has(base) ? `${base}#${index}` : base
    usedKeys.add(key)
    return { key, series: id, index, point }
  })
}

function matches(own: number | null | undefined, chosen: number | null): boolean {
  return own === null || own === undefined || chosen === null || own === chosen
}

function drawnPoint({ key, series, index, point }: KeyedPoint, isMasked: boolean): DrawnPoint[] {
  const [x, y] = [toDrawable(point.x), toDrawable(point.y)]
  if (x === null || y === null) return []
  const isAdded = series === ADDED_SERIES
  const main = point.main === true && !isAdded
  return [
    {
      key,
      series,
      index,
      main,
      group: main ? 'main' : series,
      name: point.name,
      href: point.href,
      day: point.day,
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

function groupPoints(
  points: readonly DrawnPoint[],
  series: readonly MapSeries[],
  addedName: string,
): MapGroup[] {
  const counts = new Map<string, number>()
  for (const { group } of points) counts.set(group, (counts.get(group) ?? 0) + 1)
  const all = [
    { id: 'main', name: points.find(({ main }) => main)?.name ?? '', style: MAIN },
    ...series.map(({ id, name }, i) => ({ id, name, style: OTHERS[i % OTHERS.length] ?? MAIN })),
    { id: ADDED_SERIES, name: addedName, style: ADDED },
  ]
  return all.flatMap(group => {
    const count = counts.get(group.id) ?? 0
    return count > 0 ? [{ ...group, count }] : []
  })
}

/** The curve up to the largest x of the points; empty without points (M1). */
export function cutCurve(curve: MapCurve['points'], points: readonly Pick<DrawnPoint, 'x'>[]): MapPlace[] {
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

// --- points by key, independent of the view ---------------------------------------------------------------------------

/** All input points. */
export type MapSource = { series: readonly MapSeries[]; added: readonly MapPoint[] }

function withAdded({ series, added }: MapSource): readonly MapSeries[] {
  return [...series, { id: ADDED_SERIES, name: '', points: added }]
}

/** The points with these keys, by series and index (M4). */
export function removalsOf(source: MapSource, keys: readonly string[]): MapRemoval[] {
  const keySet = new Set(keys)
  return withAdded(source).flatMap(one => {
    const indices = withKeys(one).flatMap(({ key, index }) => (keySet.has(key) ? [index] : []))
    return indices.length > 0 ? [{ series: one.id, indices }] : []
  })
}

/** The names of the points with these keys, in the order of the data. */
export function namesOf(source: MapSource, keys: readonly string[]): string[] {
  const keySet = new Set(keys)
  return withAdded(source).flatMap(one =>
    withKeys(one).flatMap(({ key, point }) => (keySet.has(key) ? [point.name] : [])),
  )
}

// --- trends -----------------------------------------------------------------------------------------------------------

/** The trend of a series of the map. */
export type MapTrend = {
  /** The id of its series. */
  id: string
  /** The name of its series. */
  name: string
  colour: MapStyle['colour']
  trend: Trend
  /** Origin of the x of the equation; 0 for the axis itself. */
  from: number
  points: MapPlace[]
}

export type MapTrends = { trends: MapTrend[]; refused: { name: string; reason: 'notPositive' }[] }

/** Trends are computed over days; here one year replaces one day. */
const YEAR = MS_PER_DAY
/** Number of points of a drawn trend. */
const TREND_STEPS = 64

/** The trends of all series with more than one point (shared-blocks §5), and why other series have none. Masked maps have none (access row 16). */
export function mapTrends({ points, groups, masked }: MapContent, kind: TrendKind | null): MapTrends {
  const trends: MapTrend[] = []
  const refused: MapTrends['refused'] = []
  if (kind === null || masked) return { trends, refused }
  for (const id of new Set(points.map(({ series }) => series))) {
    const own = points.filter(({ series }) => series === id)
    // a series that only has the main issue uses the main issue's group
    const group = groups.find(one => one.id === id) ?? groups.find(one => one.id === 'main')
    if (own.length < 2 || !group) continue
    const outcome = computeTrend(own, kind)
    if (outcome.kind === 'trend')
      trends.push({
        id,
        name: group.name,
        colour: group.style.colour,
        points: sampleTrend(outcome.trend, own),
        ...overAxis(outcome.trend),
      })
    else if (outcome.reason === 'notPositive') refused.push({ name: group.name, reason: outcome.reason })
  }
  return { trends, refused }
}

/** Whether any series has enough points for a trend. */
export function canHaveTrend({ points, masked }: MapContent): boolean {
  const seen = new Set<string>()
  return !masked && points.some(({ series }) => seen.has(series) || !seen.add(series))
}

function computeTrend(points: readonly DrawnPoint[], kind: TrendKind): TrendOutcome {
  return trendOf(
    { x: Float64Array.from(points, ({ x }) => x * YEAR), y: Float64Array.from(points, ({ y }) => y) },
    kind,
  )
}

function sampleTrend(trend: Trend, points: readonly DrawnPoint[]): MapPlace[] {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  const line = Array.from({ length: TREND_STEPS + 1 }, (_, i) => {
    const x = first + ((last - first) * i) / TREND_STEPS
    return { x, y: trendAt(trend, x * YEAR) }
  })
  return line.filter(({ y }) => !Number.isNaN(y))
}

/** Shifts the equation to the x of the axis, which is possible for all forms except the logarithm. */
function overAxis(trend: Trend): Pick<MapTrend, 'trend' | 'from'> {
  const from = trend.start / YEAR
  const { kind, a, b } = trend
  if (kind === 'logarithmic') return { trend, from }
  return {
    trend: { ...trend, a: kind === 'linear' ? a - b * from : a * Math.exp(-b * from), start: 0 },
    from: 0,
  }
}
