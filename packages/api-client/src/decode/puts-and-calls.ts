import { type Day, day } from './day.ts'
import { type NumericField, numericField } from './numeric-field.ts'
import { oneOf, type Raw, textOrNull } from './reading.ts'

export const OPTION_TYPES = ['put', 'call'] as const
export type OptionType = (typeof OPTION_TYPES)[number]

/** A future put or call; price in per cent of face value. */
export type Offer = { type: OptionType; day: Day | null; price: NumericField }

/** A put or call of the bond (bond-page §3 "Options table"). */
export type OptionRow = {
  day: Day | null
  period: string | null
  type: OptionType | null
  optionType: string | null
  noticePeriod: string | null
  /** Basis points. */
  benchmarkSpread: NumericField
  /** Per cent of face value. */
  price: NumericField
  repurchasedAmount: NumericField
}

/** Skips items of another type. */
export function decodeOffers(list: Raw[]): Offer[] {
  return list.flatMap(raw => {
    const type = oneOf(raw, 'type', OPTION_TYPES)
    return type === null ? [] : [{ type, day: day(raw, 'date'), price: numericField(raw, 'price') }]
  })
}

export function decodeOptionRow(raw: Raw): OptionRow {
  return {
    day: day(raw, 'date'),
    period: textOrNull(raw, 'period'),
    type: oneOf(raw, 'type', OPTION_TYPES),
    optionType: textOrNull(raw, 'option_type'),
    noticePeriod: textOrNull(raw, 'notice_period'),
    benchmarkSpread: numericField(raw, 'benchmark_spread'),
    price: numericField(raw, 'price'),
    repurchasedAmount: numericField(raw, 'repurchased_amount'),
  }
}
