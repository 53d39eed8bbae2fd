import { addDays, type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import type { Dataset } from '../import/load.ts'
import { parYieldAt, settlementDay } from '../pricing/index.ts'
import { type Desk, lastAtOrBefore } from './desk.ts'

/** What a Treasury floating-rate note pays besides its spread, and the day that it was read on. */
export type IndexRate = { day: Day; rate: number }

/** The 13-week bill sets the rate of the Treasury's floating-rate notes. */
const BILL_DAYS = 91
/** Bills further from 13 weeks than this say nothing of its rate. */
const NEAR_DAYS = 14

/**
 * The rate of the 13-week bill on the day of the cross-section, simple, over real days ÷ 360, as the notes count it: that of the bill
 * nearest to 91 days. Null when the file has none.
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
 * The index as it is known on a day. The data lacks the weekly auctions of the bill, so it is read off the curve: the three-month par
 * yield, which counts a year of 365 days, over 360. Or off the bills of the cross-section, whichever is newer.
 */
export function indexRateOn(
  day: Day,
  { desk, bills }: { desk: Desk; bills: IndexRate | null },
): IndexRate | null {
  const curveDay = desk.days[lastAtOrBefore(desk.days, day)]
  const curve = curveDay && desk.curve(curveDay)
  if (bills && bills.day <= day && (!curveDay || bills.day >= curveDay)) return bills
  return curve ? { day: curveDay, rate: (parYieldAt(curve, 0.25) * 360) / 365 } : null
}

/** An index that is older than this is no basis for a discount margin. */
const STALE_DAYS = 10

/** Whether an index is fresh enough to price with on a day. */
export function isFresh(index: IndexRate, day: Day): boolean {
  return index.day >= addDays(day, -STALE_DAYS)
}
