import { type HomeBond, type HomePage, numberOf, type ParCurve, type ParCurveLine } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'
import { routeOf } from './paths.ts'

/** Bonds in the list of featured ones. */
const MOST_FEATURED = 8

/** The bonds that lead to a page of this site. */
export function linkedBonds({ bonds }: HomePage): HomeBond[] {
  return bonds.filter(({ url }) => url !== null && routeOf(url).kind === 'bond')
}

/** The newest day of any price. */
export function newestDay(bonds: readonly HomeBond[]): Day | null {
  return bonds.reduce<Day | null>(
    (newest, { day }) => (day && (!newest || day > newest) ? day : newest),
    null,
  )
}

/**
 * The bonds whose price is of the newest day, those that moved most first. Where values are withheld they stay in their order, which
 * says nothing about them.
 */
export function featuredBonds(bonds: readonly HomeBond[]): HomeBond[] {
  const newest = newestDay(bonds)
  const move = ({ priceChange }: HomeBond) => Math.abs(numberOf(priceChange) ?? 0)
  return bonds
    .filter(
      ({ day, masked, priceChange }) => day === newest && day && (masked || priceChange.kind === 'value'),
    )
    .sort((one, other) => move(other) - move(one))
    .slice(0, MOST_FEATURED)
}

/** A figure under the curve. */
export type CurveFigure = {
  /** What it is of: one tenor, or a longer one less a shorter one. */
  tenors: readonly [name: string] | readonly [long: string, short: string]
  url: string | null
  /** Per cent a year of one tenor, basis points of a difference; null where it is not known or withheld. */
  value: number | null
  /** Since the month before, in whole basis points. */
  change: number | null
}

const SINGLE_TENORS = ['2Y', '5Y', '10Y', '30Y']
const SLOPE = { long: '10Y', short: '2Y' }

/** What is read most: four tenors, and how much steeper the curve is from 2 to 10 years. */
export function curveFigures({ masked, tenors, lines: [now, month] }: ParCurve): CurveFigure[] {
  const tenorOf = (id: string) => tenors.find(one => one.id === id)
  const at = (line: ParCurveLine | undefined, id: string) => (masked ? null : (line?.points[id] ?? null))
  const slopeOf = (line: ParCurveLine | undefined) => difference(at(line, SLOPE.long), at(line, SLOPE.short))
  const single = SINGLE_TENORS.flatMap((id): CurveFigure[] => {
    const tenor = tenorOf(id)
    if (!tenor) return []
    const value = at(now, id)
    const change = difference(value, at(month, id))
    return [
      {
        tenors: [tenor.name],
        url: tenor.url,
        value: value === null ? null : value * 100,
        change: inPoints(change),
      },
    ]
  })
  const [long, short] = [tenorOf(SLOPE.long), tenorOf(SLOPE.short)]
  if (!long || !short) return single
  const slope = slopeOf(now)
  const change = inPoints(difference(slope, slopeOf(month)))
  return [...single, { tenors: [long.name, short.name], url: null, value: inPoints(slope), change }]
}

function difference(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other
}

/** A fraction in whole basis points. */
function inPoints(fraction: number | null): number | null {
  return fraction === null ? null : Math.round(fraction * 10_000)
}

/** The lines of the curve over its tenors; x is a place on the axis, y per cent, or a height from 0 to 100 where values are withheld. */
export type CurveLine = { day: Day; points: { tenor: number; x: number; y: number }[] }

/** Short tenors would fall together on an axis of years, and months would fill one of logarithms. */
export function tenorPlace(years: number): number {
  return Math.log(years + 0.35)
}

export function curveLines({ masked, tenors, lines }: ParCurve): CurveLine[] {
  return lines.map(({ day, points }) => ({
    day,
    points: tenors.flatMap(({ id, years }, tenor) => {
      const value = points[id]
      return value === undefined ? [] : [{ tenor, x: tenorPlace(years), y: masked ? value : value * 100 }]
    }),
  }))
}

/** What the plot shows: all lines, with some space round them. */
export function curveDomain(lines: readonly CurveLine[], masked: boolean) {
  const points = lines.flatMap(line => line.points)
  const [from, to] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [low, high] = masked
    ? [0, 100]
    : [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const [beside, above] = [(to - from || 1) * 0.03, (high - low || 1) * 0.09]
  return { from: from - beside, to: to + beside, low: low - above, high: high + above }
}

/** The places whose labels have `gap` pixels between each other: the last, then the others from the first on. */
export function labelledPlaces(pixels: readonly number[], gap: number): number[] {
  const last = pixels.length - 1
  const kept: number[] = []
  for (const [index, pixel] of pixels.entries()) {
    const before = pixels[kept.at(-1) ?? -1] ?? Number.NEGATIVE_INFINITY
    if (index === last || (pixel - before >= gap && (pixels[last] ?? 0) - pixel >= gap)) kept.push(index)
  }
  return kept
}
