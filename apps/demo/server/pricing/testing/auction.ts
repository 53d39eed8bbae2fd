import type { Day } from '@accrue/ui/foundation/calendar'
import { accruedAt, accruedInterest } from '../accrued.ts'
import { type Bond, positionOf } from '../bond.ts'
import { found, type Outcome } from '../outcome.ts'
import { priceFromYield } from '../yield.ts'

const toSixDecimals = (amount: number) => Math.round(amount * 1e6) / 1e6

/**
 * The price per 100 at which a Treasury auction is awarded at its high yield, rounded as published.
 *
 * 31 CFR 356 Appendix B §II and §III: the full price is rounded to six decimals, then the accrued interest, also
 * rounded, is subtracted; a TIPS price is then multiplied by the index ratio of its terms.
 */
export function auctionPrice({
  bond,
  settlement,
  yieldFraction,
}: {
  bond: Bond
  settlement: Day
  yieldFraction: number
}): Outcome<number> {
  const priced = priceFromYield({ bond, settlement, yieldFraction, convention: 'treasury' })
  if (!priced.ok) return priced
  const position = positionOf(bond, settlement)
  if (!position.ok) return position
  const accrued = accruedAt(bond, position.value)
  const real = toSixDecimals(priced.value + accrued) - toSixDecimals(accrued)
  const scale = bond.terms.kind === 'inflation' ? bond.terms.indexRatio : 1
  return found(toSixDecimals(real * scale))
}

/** Accrued interest per 1,000 par, rounded to five decimals as the Treasury publishes it (31 CFR 356 Appendix B §I.D.4). */
export function accruedPer1000({ bond, settlement }: { bond: Bond; settlement: Day }): Outcome<number> {
  const accrued = accruedInterest({ bond, settlement })
  // A half in the sixth decimal must round up although its double may be slightly below.
  return accrued.ok ? found(Math.round(accrued.value * 1e6 + 1e-6) / 1e5) : accrued
}
