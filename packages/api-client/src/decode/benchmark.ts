import { requireListIn, requireObject, responseOf } from './body.ts'
import { type Day, day } from './day.ts'
import { type NumericField, numericField } from './numeric-field.ts'
import { type Raw, rawRows, textOrNull, withId } from './reading.ts'

/** The benchmark bond of a t-spread; couponRate in per cent a year. */
export type BenchmarkBond = {
  id: number
  name: string | null
  url: string | null
  matures: Day | null
  couponRate: NumericField
}

/** The benchmark bond; null when the answer has none. */
export function decodeBenchmark(body: unknown): BenchmarkBond | null {
  const first = rawRows(requireListIn(responseOf(requireObject(body)), 'items')).slice(0, 1)
  return withId(first, benchmarkOf)[0] ?? null
}

function benchmarkOf(raw: Raw, id: number): BenchmarkBond {
  return {
    id,
    name: textOrNull(raw, 'name'),
    url: textOrNull(raw, 'url'),
    matures: day(raw, 'maturity_date'),
    couponRate: numericField(raw, 'cupon_rate'),
  }
}
