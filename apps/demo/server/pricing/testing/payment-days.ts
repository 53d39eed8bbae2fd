import { type Day, dayFromNumber } from '@accrue/ui/foundation/calendar'
import type { Schedule } from '../schedule.ts'

/** The days on which the schedule pays, earliest first, maturity last. */
export function paymentDays({ boundaries, firstCoupon }: Schedule): Day[] {
  return boundaries.slice(firstCoupon).map(dayFromNumber)
}
