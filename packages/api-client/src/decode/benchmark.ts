import { type Day, day } from './day.ts'
import { type Figure, figure } from './figure.ts'
import { needListIn, needObject, responseOf } from './form.ts'
import { type Raw, rawRows, textOrNull, withId } from './reading.ts'

/** The bond against which a t-spread is measured; couponRate in per cent a year. */
export type BenchmarkBond = {
  id: number
  name: string | null
  url: string | null
  matures: Day | null
  couponRate: Figure
}

/** The benchmark bond, or null when the answer names none. */
export function decodeBenchmark(body: unknown): BenchmarkBond | null {
  const first = rawRows(needListIn(responseOf(needObject(body)), 'items')).slice(0, 1)
  return withId(first, benchmarkOf)[0] ?? null
}

function benchmarkOf(raw: Raw, id: number): BenchmarkBond {
  return {
    id,
    name: textOrNull(raw, 'name'),
    url: textOrNull(raw, 'url'),
    matures: day(raw, 'maturity_date'),
    couponRate: figure(raw, 'cupon_rate'),
  }
}
