import type { Offert, OptionRow } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { earlyRedemption } from '../market/early-redemption.ts'
import type { BondIssue } from '../market/instruments.ts'
import { BLANK_NUMBER, wireDate, wireNumber } from '../wire/values.ts'
import type { View } from './view.ts'

/** Upcoming put and call dates (bond-page §3 "offerts"). */
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
    repurchased_amount: BLANK_NUMBER,
  }))
}
