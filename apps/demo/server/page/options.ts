import type { Offert, OptionRow } from '@accrue/api-client/wire'
import { addMonths, type Day } from '@accrue/ui/foundation/calendar'
import { type BondIssue, FIRST_ISSUER, TREASURY_ISSUER } from '../market/instruments.ts'
import { BLANK, wireDate, wireNumber } from '../wire/values.ts'
import type { View } from './view.ts'

/** A right to repay or to be repaid early. */
export type EarlyRedemption = {
  day: Day
  type: 'put' | 'call'
  style: 'make_whole' | 'european'
  price: number
  /** Basis points over the benchmark, for a make-whole call. */
  spread: number | null
}

/**
 * The early redemption terms that the demo shows. No open file has them, so they are made up, the same each time, for
 * the bonds of the issuers with filings of their own only, and the page says that they are illustrative (readings #69).
 */
export function earlyRedemption(issue: BondIssue): EarlyRedemption[] {
  const filer = issue.issuerId > TREASURY_ISSUER && issue.issuerId < FIRST_ISSUER
  if (!filer || !issue.terms) return []
  const parCall = addMonths(issue.maturity, -6)
  const calls: EarlyRedemption[] = [
    { day: addMonths(issue.maturity, -12), type: 'call', style: 'make_whole', price: 100, spread: 20 },
    { day: parCall, type: 'call', style: 'european', price: 100, spread: null },
  ]
  // every third bond can be put first, so that both kinds of first option exist
  const put: EarlyRedemption[] =
    issue.id % 3 === 0
      ? [{ day: addMonths(issue.maturity, -18), type: 'put', style: 'european', price: 100, spread: null }]
      : []
  return [...put, ...calls]
}

/** The next of them after a day. */
export function nextOption(issue: BondIssue, today: Day): EarlyRedemption | null {
  return earlyRedemption(issue).find(option => option.day > today) ?? null
}

/** Put and call dates ahead (bond-page §3 "offerts"). */
export function offerts(issue: BondIssue, today: Day): Offert[] {
  return earlyRedemption(issue)
    .filter(option => option.day > today)
    .map(({ type, day, price }) => ({ type, date: wireDate(day), price: wireNumber(price) }))
}

/** The options table (bond-page §3). */
export function optionRows({ text }: View, issue: BondIssue): OptionRow[] {
  return earlyRedemption(issue).map(option => ({
    date: wireDate(option.day),
    period: text(option.style === 'make_whole' ? 'option_until' : 'option_on'),
    type: option.type,
    option_type: text(`option_${option.style}`),
    notice_period: text('option_notice_days', { n: 30 }),
    benchmark_spread: wireNumber(option.spread),
    price: wireNumber(option.price),
    repurchased_amount: BLANK,
  }))
}
