import {
  type HomeBond,
  type HomePageData,
  numberOf,
  type ParCurve,
  type ParCurveLine,
} from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'
import { routeOf } from './paths.ts'

/** Maximum number of featured bonds. */
const MOST_FEATURED = 8

/** Bonds whose link is a page of this site. */
export function linkedBonds({ bonds }: HomePageData): HomeBond[] {
  return bonds.filter(({ url }) => url !== null && routeOf(url).kind === 'bond')
}

/** The newest day of all prices. */
export function newestDay(bonds: readonly HomeBond[]): Day | null {
  return bonds.reduce<Day | null>(
    (newest, { day }) => (day && (!newest || day > newest) ? day : newest),
    null,
  )
}

/** Bonds with a price of the newest day, largest price change first. Withheld ones stay in their order, which reveals nothing. */
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

/** A number below the curve. */
export type CurveSummary = {
  /** One tenor, or the difference of two. */
  tenors: readonly [name: string] | readonly [long: string, short: string]
  url: string | null
  /** Per cent a year for one tenor, basis points for a difference; null when unknown or withheld. */
  value: number | null
  /** Change since the month before, in whole basis points. */
  change: number | null
}

const SINGLE_TENORS = ['2Y', '5Y', '10Y', '30Y']
const SLOPE = { long: '10Y', short: '2Y' }

/** The main numbers: four tenors, and the slope from 2 to 10 years. */
export function curveSummaries({ masked, tenors, lines: [now, month] }: ParCurve): CurveSummary[] {
  const tenorOf = (id: string) => tenors.find(one => one.id === id)
  const at = (line: ParCurveLine | undefined, id: string) => (masked ? null : (line?.points[id] ?? null))
  const slopeOf = (line: ParCurveLine | undefined) => difference(at(line, SLOPE.long), at(line, SLOPE.short))
  const single = SINGLE_TENORS.flatMap((id): CurveSummary[] => {
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

/** The lines of the curve over its tenors; x is an index on the axis, y per cent, or a height from 0 to 100 where values are withheld. */
export type CurveLine = { day: Day; points: { tenor: number; x: number; y: number }[] }

/** Tenors are evenly spaced: on a linear axis short tenors would overlap, and on a logarithmic one months would fill it. */
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

/** The domain of the plot: all lines, with padding. */
export function curveDomain(lines: readonly CurveLine[], masked: boolean) {
  const points = lines.flatMap(line => line.points)
  const [from, to] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [low, high] = masked
    ? [0, 100]
    : [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const [beside, above] = [(to - from || 1) * 0.03, (high - low || 1) * 0.09]
  return { from: from - beside, to: to + beside, low: low - above, high: high + above }
}

/** Indexes of labels at least `gap` pixels apart: the last one, then the others from the first on. */
export function labelledPlaces(pixels: readonly number[], gap: number): number[] {
  const last = pixels.length - 1
  const labelled: number[] = []
  for (const [index, pixel] of pixels.entries()) {
    const before = pixels[labelled.at(-1) ?? -1] ?? Number.NEGATIVE_INFINITY
    if (index === last || (pixel - before >= gap && (pixels[last] ?? 0) - pixel >= gap)) labelled.push(index)
  }
  return labelled
}
