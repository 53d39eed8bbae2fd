import { addDays, type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import type { Dataset } from '../import/load.ts'
import { parYieldAt, settlementDay } from '../pricing/index.ts'
import { lastAtOrBefore, type PricingContext } from './pricing-context.ts'

/** Index rate of a Treasury floating-rate note (its coupon without the spread), and its day. */
export type IndexRate = { day: Day; rate: number }

/** The 13-week bill sets the rate of the Treasury's floating-rate notes. */
const BILL_DAYS = 91
/** Bills further from 13 weeks than this do not represent the rate. */
const NEAR_DAYS = 14

/**
 * The 13-week bill rate on the cross-section day: simple interest over actual days ÷ 360, as the notes use it, from
 * the bill nearest to 91 days. Null when the file has no such bill.
 */
export function billRateOf(crossSection: Dataset['crossSection']): IndexRate | null {
  let nearest: { distance: number; index: IndexRate } | null = null
  for (const row of crossSection) {
    if (row.kind !== 'bill' || row.sell === null) continue
    const days = daysBetween(settlementDay({ trade: row.day }), row.maturity)
    const distance = Math.abs(days - BILL_DAYS)
    if (distance > NEAR_DAYS || (nearest && nearest.distance < distance)) continue
    nearest = { distance, index: { day: row.day, rate: ((100 / row.sell - 1) * 360) / days } }
  }
  return nearest?.index ?? null
}

/**
 * The index known on a day. The data lacks the weekly bill auctions, so the index is the three-month par yield,
 * converted from 365 to 360 days, or the bill rate of the cross-section, whichever is newer.
 */
export function indexRateOn(
  day: Day,
  { pricing, bills }: { pricing: PricingContext; bills: IndexRate | null },
): IndexRate | null {
  const curveDay = pricing.days[lastAtOrBefore(pricing.days, day)]
  const curve = curveDay && pricing.curve(curveDay)
  if (bills && bills.day <= day && (!curveDay || bills.day >= curveDay)) return bills
  return curve ? { day: curveDay, rate: (parYieldAt(curve, 0.25) * 360) / 365 } : null
}

/** An older index is too stale for a discount margin. */
const STALE_DAYS = 10

/** Whether an index is recent enough to price with on a day. */
export function isFresh(index: IndexRate, day: Day): boolean {
  return index.day >= addDays(day, -STALE_DAYS)
}
