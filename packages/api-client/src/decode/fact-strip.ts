import { type Day, day } from './day.ts'
import { type Figure, figure, maskable } from './figure.ts'
import { OPTION_TYPES, type OptionType } from './puts-and-calls.ts'
import { flag, oneOf, type Raw, text, textOrNull, whole } from './reading.ts'

/** The fact strip. price … modifiedDuration are masked by level; the rest is public. */
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
  /** The next coupon, amount per 100 of face value. */
  nextCoupon: { day: Day; amount: Figure } | null
  nextOffer: { day: Day; type: OptionType | null; price: Figure } | null
  maturity: Day | null
}

/** The strip; what is masked by level is masked as a whole. */
export function decodeFactStrip(raw: Raw): BondFacts {
  const masked = flag(raw, 'masked')
  const couponDay = day(raw, 'next_coupon_date')
  const offerDay = day(raw, 'next_offer_date')
  return {
    tradingGroundId: whole(raw, 'trading_ground_id'),
    tradingGround: text(raw, 'trading_ground_name'),
    day: day(raw, 'date'),
    estimation: flag(raw, 'estimation'),
    masked,
    price: maskable(raw, 'price', masked),
    priceChange: maskable(raw, 'price_change', masked),
    priceType: textOrNull(raw, 'price_type'),
    yield: maskable(raw, 'yield', masked),
    yieldChange: maskable(raw, 'yield_change', masked),
    yieldType: textOrNull(raw, 'yield_type'),
    gSpread: maskable(raw, 'g_spread', masked),
    gSpreadBenchmark: textOrNull(raw, 'g_spread_benchmark'),
    duration: maskable(raw, 'duration', masked),
    modifiedDuration: maskable(raw, 'modified_duration', masked),
    accruedInterest: figure(raw, 'nkd'),
    accruedInterestDay: day(raw, 'nkd_date'),
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
  }
}
