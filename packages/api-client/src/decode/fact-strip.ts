import { type Day, day } from './day.ts'
import { BLANK, maskable, type NumericField, numericField } from './numeric-field.ts'
import { OPTION_TYPES, type OptionType } from './puts-and-calls.ts'
import { flag, oneOf, type Raw, record, text, textOrNull, whole } from './reading.ts'

/** The fact strip. Values from price to modifiedDuration are masked by level, or blank when there is no value; the rest is public. */
export type BondFacts = {
  venueId: number | null
  venue: string
  /** Day of the values. */
  day: Day | null
  estimation: boolean
  masked: boolean
  /** Per cent of face value. */
  price: NumericField
  /** Change from the previous row. */
  priceChange: NumericField
  priceType: string | null
  /** A fraction. */
  yield: NumericField
  /** Change from the previous row, a fraction. */
  yieldChange: NumericField
  yieldType: string | null
  /** A fraction: the lowest of the yields to maturity and to each call. */
  yieldToWorst: NumericField
  /** The call or maturity with the lowest yield. */
  worstDay: Day | null
  /** Basis points; floating-rate notes only. */
  discountMargin: NumericField
  pvbp: NumericField
  /** Basis points. */
  gSpread: NumericField
  gSpreadBenchmark: string | null
  /** Days. */
  duration: NumericField
  /** Years. */
  modifiedDuration: NumericField
  /** Per 100 of face value. */
  accruedInterest: NumericField
  accruedInterestDay: Day | null
  /** The latest known ratio of an inflation-indexed bond. */
  indexRatio: NumericField
  indexRatioDay: Day | null
  /** Amount per 100 of face value. */
  nextCoupon: { day: Day; amount: NumericField } | null
  nextOffer: { day: Day; type: OptionType | null; price: NumericField } | null
  maturity: Day | null
  /** Reasons of blank facts. */
  blanks: Partial<Record<BlankableFact, BlankReason>>
}

/** Facts that can have a reason for being blank: our name → wire name. */
const BLANKABLE = {
  price: 'price',
  yield: 'yield',
  discountMargin: 'discount_margin',
  pvbp: 'pvbp',
  gSpread: 'g_spread',
  indexRatio: 'index_ratio',
  duration: 'duration',
  accruedInterest: 'nkd',
} as const
export type BlankableFact = keyof typeof BLANKABLE

const BLANK_REASONS = [
  'no_price',
  'terms_unknown',
  'in_default',
  'matured',
  'not_issued',
  'no_yield',
  'no_curve',
  'no_index',
  'no_cpi',
] as const
export type BlankReason = (typeof BLANK_REASONS)[number]

/** Without access the values are masked, except those with a blank reason: they have no value to withhold. */
export function decodeFactStrip(raw: Raw): BondFacts {
  const masked = flag(raw, 'masked')
  const blanks = decodeBlanks(raw)
  const fact = (name: BlankableFact) =>
    masked && blanks[name] ? BLANK : maskable(raw, BLANKABLE[name], masked)
  const couponDay = day(raw, 'next_coupon_date')
  const offerDay = day(raw, 'next_offer_date')
  return {
    venueId: whole(raw, 'trading_ground_id'),
    venue: text(raw, 'trading_ground_name'),
    day: day(raw, 'date'),
    estimation: flag(raw, 'estimation'),
    masked,
    price: fact('price'),
    priceChange: maskable(raw, 'price_change', masked),
    priceType: textOrNull(raw, 'price_type'),
    yield: fact('yield'),
    yieldChange: maskable(raw, 'yield_change', masked),
    yieldType: textOrNull(raw, 'yield_type'),
    yieldToWorst: maskable(raw, 'yield_to_worst', masked),
    worstDay: masked ? null : day(raw, 'worst_date'),
    discountMargin: fact('discountMargin'),
    pvbp: fact('pvbp'),
    gSpread: fact('gSpread'),
    gSpreadBenchmark: textOrNull(raw, 'g_spread_benchmark'),
    duration: fact('duration'),
    modifiedDuration: maskable(raw, 'modified_duration', masked),
    accruedInterest: numericField(raw, 'nkd'),
    accruedInterestDay: day(raw, 'nkd_date'),
    indexRatio: numericField(raw, 'index_ratio'),
    indexRatioDay: day(raw, 'index_ratio_date'),
    nextCoupon: couponDay === null ? null : { day: couponDay, amount: numericField(raw, 'next_coupon_sum') },
    nextOffer:
      offerDay === null
        ? null
        : {
            day: offerDay,
            type: oneOf(raw, 'next_offer_type', OPTION_TYPES),
            price: numericField(raw, 'next_offer_price'),
          },
    maturity: day(raw, 'maturity_date'),
    blanks,
  }
}

/** Unknown reasons are skipped. */
function decodeBlanks(raw: Raw): BondFacts['blanks'] {
  const sent = record(raw, 'blanks')
  return Object.fromEntries(
    Object.entries(BLANKABLE).flatMap(([name, wire]) => {
      const reason = oneOf(sent, wire, BLANK_REASONS)
      return reason ? [[name, reason]] : []
    }),
  )
}
