import { addMonths, type Day } from '@accrue/ui/foundation/calendar'
import type { Redemption } from '../pricing/index.ts'
import { type BondIssue, FIRST_ISSUER, TREASURY_ISSUER } from './instruments.ts'

/** A call or put right. */
export type EarlyRedemption = {
  day: Day
  type: 'put' | 'call'
  style: 'make_whole' | 'european'
  price: number
  /** Basis points over the benchmark, for a make-whole call. */
  spread: number | null
}

/**
 * The early redemption terms of the demo. No open source has them, so they are made up, deterministically, for bonds
 * of issuers with filings only. The page marks them as illustrative (readings #69).
 */
export function earlyRedemption(issue: BondIssue): EarlyRedemption[] {
  const filer = issue.issuerId > TREASURY_ISSUER && issue.issuerId < FIRST_ISSUER
  if (!filer || !issue.terms) return []
  const parCall = addMonths(issue.maturity, -6)
  const calls: EarlyRedemption[] = [
    { day: addMonths(issue.maturity, -12), type: 'call', style: 'make_whole', price: 100, spread: 20 },
    { day: parCall, type: 'call', style: 'european', price: 100, spread: null },
  ]
  // Every third bond can have a put first, so that both kinds of first option occur.
  const put: EarlyRedemption[] =
    issue.id % 3 === 0
      ? [{ day: addMonths(issue.maturity, -18), type: 'put', style: 'european', price: 100, spread: null }]
      : []
  return [...put, ...calls]
}

/** The next right after a day. */
export function nextEarlyRedemption(issue: BondIssue, today: Day): EarlyRedemption | null {
  return earlyRedemption(issue).find(option => option.day > today) ?? null
}

/** Puts and calls at a known price. The price of a make-whole call depends on the bond's value on that day, so it has no yield today. */
export function pricedRedemptions(issue: BondIssue): { puts: Redemption[]; calls: Redemption[] } {
  const priced = earlyRedemption(issue).filter(option => option.style === 'european')
  return {
    puts: priced.filter(option => option.type === 'put'),
    calls: priced.filter(option => option.type === 'call'),
  }
}
