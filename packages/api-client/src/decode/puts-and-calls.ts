import { type Day, day } from './day.ts'
import { type Figure, figure } from './figure.ts'
import { oneOf, type Raw, textOrNull } from './reading.ts'

export const OPTION_TYPES = ['put', 'call'] as const
export type OptionType = (typeof OPTION_TYPES)[number]

/** A put or call ahead; price in per cent of face value. */
export type Offer = { type: OptionType; day: Day | null; price: Figure }

/** A put or call of the bond (bond-page §3 "Options table"). */
export type OptionRow = {
  day: Day | null
  period: string | null
  type: OptionType | null
  optionType: string | null
  noticePeriod: string | null
  /** Basis points. */
  benchmarkSpread: Figure
  /** Per cent of face value. */
  price: Figure
  repurchasedAmount: Figure
}

/** The puts and calls ahead; one that says neither is left out. */
export function decodeOffers(list: Raw[]): Offer[] {
  return list.flatMap(raw => {
    const type = oneOf(raw, 'type', OPTION_TYPES)
    return type === null ? [] : [{ type, day: day(raw, 'date'), price: figure(raw, 'price') }]
  })
}

/** A row of the options table. */
export function decodeOptionRow(raw: Raw): OptionRow {
  return {
    day: day(raw, 'date'),
    period: textOrNull(raw, 'period'),
    type: oneOf(raw, 'type', OPTION_TYPES),
    optionType: textOrNull(raw, 'option_type'),
    noticePeriod: textOrNull(raw, 'notice_period'),
    benchmarkSpread: figure(raw, 'benchmark_spread'),
    price: figure(raw, 'price'),
    repurchasedAmount: figure(raw, 'repurchased_amount'),
  }
}
