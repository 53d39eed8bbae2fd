import { type Day, day } from './day.ts'
import { type Figure, figure } from './figure.ts'
import { flag, type Raw, rows, textOrNull, whole } from './reading.ts'

/** A payment of the bond (bond-page §3 "Cash flow table"); amounts per 100 of face value. */
export type CashFlowRow = {
  number: number | null
  day: Day | null
  paidDay: Day | null
  recordDay: Day | null
  nonTradingFrom: Day | null
  /** Per cent a year. */
  couponRate: Figure
  couponAmount: Figure
  redemption: Figure
  poolFactor: Figure
  /** Says that the coupon is estimated; null when it is known. */
  estimatedText: string | null
}

/** The payments, and how to show their days. */
export type CashFlow = {
  rows: CashFlowRow[]
  hasDeals: boolean
  timeZone: string | null
  currency: string | null
}

/** The payments of the bond. */
export function decodeCashFlow(raw: Raw): CashFlow {
  return {
    rows: rows(raw, 'rows').map(rowOf),
    hasDeals: flag(raw, 'has_deals'),
    timeZone: textOrNull(raw, 'timezone'),
    currency: textOrNull(raw, 'currency'),
  }
}

function rowOf(raw: Raw): CashFlowRow {
  return {
    number: whole(raw, 'num'),
    day: day(raw, 'date'),
    paidDay: day(raw, 'actual_payment_date'),
    recordDay: day(raw, 'record_date'),
    nonTradingFrom: day(raw, 'nontrading_start_date'),
    couponRate: figure(raw, 'cupon_rate'),
    couponAmount: figure(raw, 'cupon_sum'),
    redemption: figure(raw, 'redemtion'),
    poolFactor: figure(raw, 'pool_factor'),
    estimatedText: textOrNull(raw, 'coupon_is_estimated_text'),
  }
}
