import type { Day } from '@accrue/ui/foundation/calendar'
import type { ParYieldHistory } from '../import/par-curve.ts'
import {
  type Bond,
  type BondTerms,
  bondOf,
  type Curve,
  curveOf,
  settlementDay,
  TENORS,
} from '../pricing/index.ts'

/** The fields of an issue that pricing needs. */
type PricedIssue = { id: number; terms: BondTerms | null }

/** Cached curves and bonds prepared for pricing; each is built once. */
export type PricingContext = {
  /** The days on which the curve was published, up to the demo's today. */
  days: readonly Day[]
  /** The curve of a day; null when too little was published or the bootstrap fails. */
  curve(day: Day): Curve | null
  /** The latest curve known on a day: its own or that of an earlier day. */
  curveKnownOn(day: Day): Curve | null
  /** The issue prepared for pricing; null when its terms are unknown or impossible. */
  bond(issue: PricedIssue): Bond | null
  /** Settlement day of a trade: the next business day of the securities market. */
  settlement(day: Day): Day
}

export function createPricingContext(parCurve: ParYieldHistory, today: Day): PricingContext {
  const indexOf = new Map(parCurve.days.map((day, index) => [day, index]))
  const days = parCurve.days.filter(day => day <= today)
  const curves = new Map<Day, Curve | null>()
  const bonds = new Map<number, Bond | null>()
  const settlements = new Map<Day, Day>()

  function curve(day: Day): Curve | null {
    const cached = curves.get(day)
    if (cached !== undefined) return cached
    const index = indexOf.get(day)
    const result = index === undefined ? null : curveAt(parCurve, index)
    curves.set(day, result)
    return result
  }

  return {
    days,
    curve,
    curveKnownOn(day) {
      const index = lastAtOrBefore(days, day)
      const known = days[index]
      return known ? curve(known) : null
    },
    bond(issue) {
      const cached = bonds.get(issue.id)
      if (cached !== undefined) return cached
      const result = issue.terms ? bondOf(issue.terms) : null
      const bond = result?.ok ? result.value : null
      bonds.set(issue.id, bond)
      return bond
    },
    settlement(day) {
      const cached = settlements.get(day)
      if (cached) return cached
      const result = settlementDay({ trade: day })
      settlements.set(day, result)
      return result
    },
  }
}

function curveAt({ days, yields }: ParYieldHistory, index: number): Curve | null {
  const day = days[index]
  if (!day) return null
  const parYields = Object.fromEntries(
    TENORS.map(tenor => {
      const percent = yields[tenor][index] ?? null
      return [tenor, percent === null ? null : percent / 100]
    }),
  )
  const result = curveOf({ day, parYields })
  return result.ok ? result.value : null
}

/** Index of the last day that is not later; −1 when all are later. The days are sorted. */
export function lastAtOrBefore(days: readonly Day[], day: Day): number {
  let low = 0
  let high = days.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? day) <= day) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Start and end index (end excluded) of the sorted days within the period, both its ends included. */
export function within(days: readonly Day[], start: Day, end: Day): [from: number, to: number] {
  const before = lastAtOrBefore(days, start)
  return [days[before] === start ? before : before + 1, lastAtOrBefore(days, end) + 1]
}
