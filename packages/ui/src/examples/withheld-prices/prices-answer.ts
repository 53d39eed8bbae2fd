import type { TimePoint } from '@accrue/ui/charts'
import type { AccessPolicy } from '@accrue/ui/foundation/access'

/** The server's answer: prices, or without access only the shape of the line, from 0 to 100. */
export type PricesAnswer = { masked: boolean; points: readonly TimePoint[] }

/** Runs on the server, with the session that the server has verified. */
export function pricesAnswer(access: AccessPolicy, points: readonly TimePoint[]): PricesAnswer {
  if (access.verdict('seeValues').kind === 'allowed') return { masked: false, points }
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const shapeOf = (value: number) => Math.round(((value - low) / span) * 100)
  return {
    masked: true,
    points: points.map(point => ({ ...point, value: point.value === null ? null : shapeOf(point.value) })),
  }
}
