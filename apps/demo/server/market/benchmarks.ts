import { addDays, type Day } from '@accrue/ui/foundation/calendar'
import { estimatePrice, valueOrNull, yearsBetween, yieldFromPrice } from '../pricing/index.ts'
import type { BondIssue } from './instruments.ts'
import { lastAtOrBefore, type PricingContext } from './pricing-context.ts'
import type { Benchmark } from './rows.ts'

/** Terms in years that have a benchmark: the newest issue. */
const TERMS = [2, 3, 5, 7, 10, 20, 30] as const
/** If the newest issue is older than this, the data has a gap and the term has no benchmark. */
const STALE_DAYS = 200

export type Benchmarks = {
  /** The newest Treasury of the term nearest to the bond's remaining life, and its estimated yield that day. */
  on(day: Day, issue: BondIssue): Benchmark | null
}

/** Finds the benchmark Treasury of a t-spread. */
export function benchmarksOf(bonds: readonly BondIssue[], pricing: PricingContext): Benchmarks {
  const byTerm = new Map(TERMS.map(term => [term, newestOf(bonds, term)]))
  const yields = new Map<string, number | null>()

  function estimatedYield(issue: BondIssue, day: Day): number | null {
    const key = `${issue.id}:${day}`
    const cached = yields.get(key)
    if (cached !== undefined) return cached
    const bond = pricing.bond(issue)
    const curve = pricing.curve(day)
    const settlement = pricing.settlement(day)
    const price = bond && curve ? valueOrNull(estimatePrice({ bond, curve, settlement })) : null
    const result = bond && price !== null ? valueOrNull(yieldFromPrice({ bond, settlement, price })) : null
    yields.set(key, result)
    return result
  }

  return {
    on(day, issue) {
      const years = yearsBetween({ from: day, to: issue.maturity })
      const term = TERMS.reduce((best, candidate) =>
        Math.abs(candidate - years) < Math.abs(best - years) ? candidate : best,
      )
      const { issued, issues } = byTerm.get(term) ?? { issued: [], issues: [] }
      const index = lastAtOrBefore(issued, day)
      const newest = issues[index]
      // A bond is not its own benchmark: use the issue before it.
      const at = newest?.id === issue.id ? index - 1 : index
      const benchmark = issues[at]
      const since = issued[at]
      if (!benchmark || !since || since < addDays(day, -STALE_DAYS)) return null
      const yieldFraction = estimatedYield(benchmark, day)
      return yieldFraction === null ? null : { id: benchmark.id, yieldFraction }
    },
  }
}

/** Nominal Treasuries sold for this term, by issue day. */
function newestOf(bonds: readonly BondIssue[], term: number): { issued: Day[]; issues: BondIssue[] } {
  const sold = bonds.flatMap(issue =>
    (issue.kind === 'note' || issue.kind === 'bond') && issue.issued && termOf(issue) === term
      ? [{ issue, issued: issue.issued }]
      : [],
  )
  sold.sort((one, other) =>
    one.issued === other.issued ? one.issue.id - other.issue.id : one.issued < other.issued ? -1 : 1,
  )
  return { issued: sold.map(one => one.issued), issues: sold.map(one => one.issue) }
}

/** Original term of the issue, in years. */
function termOf(issue: BondIssue): number | null {
  return issue.terms ? Math.round(yearsBetween({ from: issue.terms.dated, to: issue.maturity })) : null
}
