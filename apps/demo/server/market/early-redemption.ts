import { addMonths, type Day } from '@accrue/ui/foundation/calendar'
import type { Redemption } from '../pricing/index.ts'
import { type BondIssue, FIRST_ISSUER, TREASURY_ISSUER } from './instruments.ts'

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

/** The puts and calls at a known price. A make-whole call pays what the bond is worth then, so no yield to it is known today. */
export function pricedRedemptions(issue: BondIssue): { puts: Redemption[]; calls: Redemption[] } {
  const priced = earlyRedemption(issue).filter(option => option.style === 'european')
  return {
    puts: priced.filter(option => option.type === 'put'),
    calls: priced.filter(option => option.type === 'call'),
  }
}
