import type { Day } from '@accrue/ui/foundation/calendar'
import type { ParYieldHistory } from '../import/par-curve.ts'
import type { IndexMonth } from '../import/references.ts'
import { TENORS, type TenorId } from '../pricing/index.ts'

/** One index: a tenor of the Treasury par curve (its yield), or the S&P 500 (its level). */
export type Index = {
  /** 1 … 13 the tenors in curve order, 14 the S&P 500. */
  id: number
  name: string
  ticker: string
  measure: 'yield' | 'level'
  tenor: TenorId | null
  /** Sorted, none later than the demo's today. */
  days: readonly Day[]
  /** A fraction for a yield (0.0443), points for a level. */
  values: readonly number[]
}

const SP500_ID = TENORS.length + 1

/** `10Y` as `10-year`. */
export function nameOfTenor(tenor: TenorId): string {
  const unit = tenor.endsWith('M') ? 'month' : 'year'
  return `${Number.parseInt(tenor, 10)}-${unit}`
}

export function buildIndexes(curve: ParYieldHistory, sp500: readonly IndexMonth[], today: Day): Index[] {
  const tenors = TENORS.map((tenor, index): Index => {
    const points = curve.days.flatMap((day, at) => {
      const percent = curve.yields[tenor][at] ?? null
      return day <= today && percent !== null ? [{ day, value: percent / 100 }] : []
    })
    return {
      id: index + 1,
      name: `US Treasury par yield ${nameOfTenor(tenor)}`,
      ticker: `UST${tenor}`,
      measure: 'yield',
      tenor,
      days: points.map(point => point.day),
      values: points.map(point => point.value),
    }
  })
  const months = sp500.filter(month => month.day <= today)
  return [
    ...tenors,
    {
      id: SP500_ID,
      name: 'S&P 500',
      ticker: 'SPX',
      measure: 'level',
      tenor: null,
      days: months.map(month => month.day),
      values: months.map(month => month.level),
    },
  ]
}
