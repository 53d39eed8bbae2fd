import { WrongForm } from '../fault.ts'
import { decodeInfo, type InfoItem } from './blocks.ts'
import { type Day, day } from './day.ts'
import { type Figure, figure } from './figure.ts'
import { needListIn, needObject, responseOf } from './form.ts'
import {
  asRaw,
  count,
  field,
  flag,
  MOST_DECIMALS,
  type Raw,
  rawRows,
  text,
  textOrNull,
  whole,
} from './reading.ts'

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
  /** A fraction. */
  yield: Figure
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

/** The praams report. */
export type PraamsReport = {
  title: string
  url: string | null
  day: Day | null
  fields: InfoItem[]
  illustrative: boolean
}

/** The bond against which a t-spread is measured; couponRate in per cent a year. */
export type BenchmarkBond = {
  id: number
  name: string | null
  url: string | null
  matures: Day | null
  couponRate: Figure
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

/** The report, or null when the answer is falsy, empty, or has no title to show. */
export function decodePraams(body: unknown): PraamsReport | null {
  const raw = asRaw(body)
  if (raw === null || text(raw, 'ttl') === '') return null
  return {
    title: text(raw, 'ttl'),
    url: textOrNull(raw, 'url'),
    day: day(raw, 'date'),
    fields: decodeInfo(field(raw, 'fields')),
    illustrative: flag(raw, 'illustrative'),
  }
}

/** The benchmark bond, or null when the answer names none. */
export function decodeBenchmark(body: unknown): BenchmarkBond | null {
  const raw = rawRows(needListIn(responseOf(needObject(body)), 'items'))[0]
  const id = raw === undefined ? null : whole(raw, 'id')
  if (raw === undefined || id === null) return null
  return {
    id,
    name: textOrNull(raw, 'name'),
    url: textOrNull(raw, 'url'),
    matures: day(raw, 'maturity_date'),
    couponRate: figure(raw, 'cupon_rate'),
  }
}
