import { type Day, day } from './day.ts'
import { BLANK, type Figure, figure, maskable } from './figure.ts'
import { OPTION_TYPES, type OptionType } from './puts-and-calls.ts'
import { flag, oneOf, type Raw, record, text, textOrNull, whole } from './reading.ts'

/** The fact strip. price … modifiedDuration are masked by level, or blank where there is nothing to withhold; the rest is public. */
export type BondFacts = {
  tradingGroundId: number | null
  tradingGround: string
  /** As of. */
  day: Day | null
  estimation: boolean
  masked: boolean
  /** Per cent of face value. */
  price: Figure
  /** Against the row before. */
  priceChange: Figure
  priceType: string | null
  /** A fraction. */
  yield: Figure
  /** A fraction, against the row before. */
  yieldChange: Figure
  yieldType: string | null
  /** A fraction: the lowest of the yields to maturity and to each call. */
  yieldToWorst: Figure
  /** The call or maturity of the lowest yield. */
  worstDay: Day | null
  /** Of a floating-rate note; basis points. */
  discountMargin: Figure
  pvbp: Figure
  /** Basis points. */
  gSpread: Figure
  gSpreadBenchmark: string | null
  /** Days. */
  duration: Figure
  /** Years. */
  modifiedDuration: Figure
  /** Per 100 of face value. */
  accruedInterest: Figure
  accruedInterestDay: Day | null
  /** Of an inflation-indexed bond: the latest that is known. */
  indexRatio: Figure
  indexRatioDay: Day | null
  /** The next coupon, amount per 100 of face value. */
  nextCoupon: { day: Day; amount: Figure } | null
  nextOffer: { day: Day; type: OptionType | null; price: Figure } | null
  maturity: Day | null
  /** Why a fact is blank. */
  blanks: Partial<Record<BlankableFact, BlankReason>>
}

/** The facts that say why they are blank: our name → the wire's. */
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

/** The strip. Without access its figures are masked, but for those that the answer says there are none of. */
export function decodeFactStrip(raw: Raw): BondFacts {
  const masked = flag(raw, 'masked')
  const blanks = decodeBlanks(raw)
  const fact = (name: BlankableFact) =>
    masked && blanks[name] ? BLANK : maskable(raw, BLANKABLE[name], masked)
  const couponDay = day(raw, 'next_coupon_date')
  const offerDay = day(raw, 'next_offer_date')
  return {
    tradingGroundId: whole(raw, 'trading_ground_id'),
    tradingGround: text(raw, 'trading_ground_name'),
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
    accruedInterest: figure(raw, 'nkd'),
    accruedInterestDay: day(raw, 'nkd_date'),
    indexRatio: figure(raw, 'index_ratio'),
    indexRatioDay: day(raw, 'index_ratio_date'),
    nextCoupon: couponDay === null ? null : { day: couponDay, amount: figure(raw, 'next_coupon_sum') },
    nextOffer:
      offerDay === null
        ? null
        : {
            day: offerDay,
            type: oneOf(raw, 'next_offer_type', OPTION_TYPES),
            price: figure(raw, 'next_offer_price'),
          },
    maturity: day(raw, 'maturity_date'),
    blanks,
  }
}

/** The reasons that the client knows; any other is left out. */
function decodeBlanks(raw: Raw): BondFacts['blanks'] {
  const sent = record(raw, 'blanks')
  return Object.fromEntries(
    Object.entries(BLANKABLE).flatMap(([name, wire]) => {
      const reason = oneOf(sent, wire, BLANK_REASONS)
      return reason ? [[name, reason]] : []
    }),
  )
}
