import { type Trend, type TrendKind, type TrendOutcome, trendAt, trendOf } from '../trend/trend.shape.ts'
import type { DrawnPoint, MapLook, PreparedMap } from './issuer-map.shape.ts'

/** The trend of a series of the map. */
export type MapTrend = {
  /** The series' own id. */
  id: string
  /** Its name. */
  name: string
  paint: MapLook['paint']
  trend: Trend
  /** What x of the equation is counted from; 0 where it is the axis itself. */
  from: number
  points: { x: number; y: number }[]
}

/** Trends reckon in days; here a year takes a day's place. */
const YEAR = 86_400_000
/** Points of a drawn trend. */
const STEPS = 64

/** The trends of all series with more than one point (shared-blocks §5), and why others have none. Masked ones have none (access row 16). */
export function mapTrends(
  { points, groups, masked }: PreparedMap,
  kind: TrendKind | null,
): { trends: MapTrend[]; refused: { name: string; reason: 'notPositive' }[] } {
  const trends: MapTrend[] = []
  const refused: { name: string; reason: 'notPositive' }[] = []
  if (kind === null || masked) return { trends, refused }
  for (const id of new Set(points.map(({ series }) => series))) {
    const own = points.filter(({ series }) => series === id)
    // the main issue is a point of its series; a series of it alone goes by its name
    const group = groups.find(one => one.id === id) ?? groups.find(one => one.id === 'main')
    if (own.length < 2 || !group) continue
    const outcome = outcomeOf(own, kind)
    if (outcome.kind === 'trend')
      trends.push({ id, name: group.name, paint: group.look.paint, ...drawn(outcome.trend, own) })
    else if (outcome.reason === 'notPositive') refused.push({ name: group.name, reason: outcome.reason })
  }
  return { trends, refused }
}

/** Whether any series has enough points for a trend. */
export function canHaveTrend({ points, masked }: PreparedMap): boolean {
  const seen = new Set<string>()
  return !masked && points.some(({ series }) => seen.has(series) || !seen.add(series))
}

function outcomeOf(points: readonly DrawnPoint[], kind: TrendKind): TrendOutcome {
  return trendOf(
    { x: Float64Array.from(points, ({ x }) => x * YEAR), y: Float64Array.from(points, ({ y }) => y) },
    kind,
  )
}

function drawn(trend: Trend, points: readonly DrawnPoint[]): Pick<MapTrend, 'trend' | 'from' | 'points'> {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0]
  const line = Array.from({ length: STEPS + 1 }, (_, i) => {
    const x = first + ((last - first) * i) / STEPS
    return { x, y: trendAt(trend, x * YEAR) }
  })
  return { ...onAxis(trend), points: line.filter(({ y }) => !Number.isNaN(y)) }
}

/** The equation over the axis' own x, where its form allows to move it there: not for a logarithm. */
function onAxis(trend: Trend): { trend: Trend; from: number } {
  const from = trend.start / YEAR
  const { kind, a, b } = trend
  if (kind === 'logarithmic') return { trend, from }
  return {
    trend: { ...trend, a: kind === 'linear' ? a - b * from : a * Math.exp(-b * from), start: 0 },
    from: 0,
  }
}
