import { type Day, day } from './day.ts'
import { type NumericField, numericField } from './numeric-field.ts'
import { flag, type Raw, rows, textOrNull, whole } from './reading.ts'

/** A payment of the bond (bond-page §3 "Cash flow table"); amounts per 100 of face value. */
export type CashFlowRow = {
  number: number | null
  day: Day | null
  paidDay: Day | null
  recordDay: Day | null
  nonTradingFrom: Day | null
  /** Per cent a year. */
  couponRate: NumericField
  couponAmount: NumericField
  redemption: NumericField
  poolFactor: NumericField
  /** Explains why the coupon is an estimate; null when it is known. */
  estimatedText: string | null
}

/** The payments, and the time zone of their days. */
export type CashFlowTable = {
  rows: CashFlowRow[]
  hasDeals: boolean
  timeZone: string | null
  currency: string | null
}

export function decodeCashFlow(raw: Raw): CashFlowTable {
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
    couponRate: numericField(raw, 'cupon_rate'),
    couponAmount: numericField(raw, 'cupon_sum'),
    redemption: numericField(raw, 'redemtion'),
    poolFactor: numericField(raw, 'pool_factor'),
    estimatedText: textOrNull(raw, 'coupon_is_estimated_text'),
  }
}
