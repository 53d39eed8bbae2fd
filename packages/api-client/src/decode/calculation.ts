import { WrongForm } from '../fault.ts'
import { type Day, day } from './day.ts'
import { type Figure, figure } from './figure.ts'
import { needObject } from './form.ts'
import { count, field, MOST_DECIMALS, type Raw, textOrNull } from './reading.ts'

/** Decimals of accrued interest when the issuer has none of its own (bond-page §9). */
const DEFAULT_PRECISION = 2

/** Accrued interest on a day. */
export type AccruedInterest = {
  /** Per 100 of face value. */
  amount: Figure
  /** Decimals to show: the issuer's, else 2. */
  precision: number
  currency: string | null
  day: Day | null
}

/** What follows from a price or a yield on a settlement day. Prices and accrued interest per 100 of face value. */
export type Calculation = {
  settlement: Day | null
  /** Clean. */
  price: Figure
  dirtyPrice: Figure
  /** A fraction; blank for a floating-rate note. */
  yield: Figure
  /** A fraction: the lowest of the yields to maturity and to each call. Blank for a bond that cannot be called. */
  yieldToWorst: Figure
  /** The call or maturity of the lowest yield. */
  worstDay: Day | null
  /** Basis points; of a floating-rate note. */
  discountMargin: Figure
  accruedInterest: Figure
  /** Years. */
  duration: Figure
  /** Years. */
  modifiedDuration: Figure
  convexity: Figure
  pvbp: Figure
  /** Decimals of accrued interest: the issuer's, else 2. */
  precision: number
  currency: string | null
}

/** The answer of `getNkdInfo`. */
export function decodeAccruedInterest(body: unknown): AccruedInterest {
  const raw = needAccrued(body)
  return {
    amount: figure(raw, 'nkd'),
    precision: precisionOf(raw),
    currency: textOrNull(raw, 'currency'),
    day: day(raw, 'date'),
  }
}

/** The answer of the calculator. */
export function decodeCalculation(body: unknown): Calculation {
  const raw = needAccrued(body)
  return {
    settlement: day(raw, 'settlement'),
    price: figure(raw, 'price'),
    dirtyPrice: figure(raw, 'dirty_price'),
    yield: figure(raw, 'yield'),
    yieldToWorst: figure(raw, 'yield_to_worst'),
    worstDay: day(raw, 'worst_date'),
    discountMargin: figure(raw, 'discount_margin'),
    accruedInterest: figure(raw, 'nkd'),
    duration: figure(raw, 'duration'),
    modifiedDuration: figure(raw, 'modified_duration'),
    convexity: figure(raw, 'convexity'),
    pvbp: figure(raw, 'pvbp'),
    precision: precisionOf(raw),
    currency: textOrNull(raw, 'currency'),
  }
}

function needAccrued(body: unknown): Raw {
  const raw = needObject(body)
  if (field(raw, 'nkd') === undefined && field(raw, 'nkd.numeric') === undefined)
    throw new WrongForm('nkd is missing')
  return raw
}

function precisionOf(raw: Raw): number {
  return count(raw, 'precision', MOST_DECIMALS) ?? DEFAULT_PRECISION
}
