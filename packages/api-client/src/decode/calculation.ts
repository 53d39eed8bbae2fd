import { DecodeError } from '../fault.ts'
import { requireObject } from './body.ts'
import { type Day, day } from './day.ts'
import { type NumericField, numericField } from './numeric-field.ts'
import { count, field, MAX_DECIMALS, type Raw, textOrNull } from './reading.ts'

/** Decimals of accrued interest unless the issuer has its own (bond-page §9). */
const DEFAULT_PRECISION = 2

/** Accrued interest on a day. */
export type AccruedInterest = {
  /** Per 100 of face value. */
  amount: NumericField
  /** Decimals of the amount. */
  precision: number
  currency: string | null
  day: Day | null
}

/** The calculator's results for a settlement day. Prices and accrued interest are per 100 of face value. */
export type Calculation = {
  settlement: Day | null
  /** Clean. */
  price: NumericField
  dirtyPrice: NumericField
  /** A fraction; blank for a floating-rate note. */
  yield: NumericField
  /** A fraction: the lowest of the yields to maturity and to each call. Blank for a bond that cannot be called. */
  yieldToWorst: NumericField
  /** The call or maturity with the lowest yield. */
  worstDay: Day | null
  /** Basis points; floating-rate notes only. */
  discountMargin: NumericField
  accruedInterest: NumericField
  /** Years. */
  duration: NumericField
  /** Years. */
  modifiedDuration: NumericField
  convexity: NumericField
  pvbp: NumericField
  /** Decimals of accrued interest. */
  precision: number
  currency: string | null
}

/** The answer of `getNkdInfo`. */
export function decodeAccruedInterest(body: unknown): AccruedInterest {
  const raw = requireAccrued(body)
  return {
    amount: numericField(raw, 'nkd'),
    precision: precisionOf(raw),
    currency: textOrNull(raw, 'currency'),
    day: day(raw, 'date'),
  }
}

export function decodeCalculation(body: unknown): Calculation {
  const raw = requireAccrued(body)
  return {
    settlement: day(raw, 'settlement'),
    price: numericField(raw, 'price'),
    dirtyPrice: numericField(raw, 'dirty_price'),
    yield: numericField(raw, 'yield'),
    yieldToWorst: numericField(raw, 'yield_to_worst'),
    worstDay: day(raw, 'worst_date'),
    discountMargin: numericField(raw, 'discount_margin'),
    accruedInterest: numericField(raw, 'nkd'),
    duration: numericField(raw, 'duration'),
    modifiedDuration: numericField(raw, 'modified_duration'),
    convexity: numericField(raw, 'convexity'),
    pvbp: numericField(raw, 'pvbp'),
    precision: precisionOf(raw),
    currency: textOrNull(raw, 'currency'),
  }
}

function requireAccrued(body: unknown): Raw {
  const raw = requireObject(body)
  if (field(raw, 'nkd') === undefined && field(raw, 'nkd.numeric') === undefined)
    throw new DecodeError('nkd is missing')
  return raw
}

function precisionOf(raw: Raw): number {
  return count(raw, 'precision', MAX_DECIMALS) ?? DEFAULT_PRECISION
}
