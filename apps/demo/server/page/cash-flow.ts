import type { CashFlow as WireCashFlow } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import type { BondIssue } from '../market/instruments.ts'
import { cashFlowsOf } from '../pricing/index.ts'
import { wireDate, wireNumber } from '../wire/values.ts'
import type { View } from './view.ts'

/** The payments of the issue; null when its terms are unknown (bond-page §3). */
export function cashFlow({ market, text }: View, issue: BondIssue): WireCashFlow | null {
  const bond = market.pricing.bond(issue)
  if (!bond) return null
  const flows = cashFlowsOf({
    bond,
    recordRule: issue.kind === 'corporate' ? 'unknown' : 'previous-business-day',
  })
  const estimated = issue.kind === 'frn' ? 'cash_flow_estimated_floating' : 'cash_flow_estimated_indexed'
  const hasDeals = market.series(issue).some(series => series.tradingGround.illustrative)
  return {
    currency: issue.currency.code,
    has_deals: hasDeals,
    timezone: hasDeals ? 'UTC+3' : null,
    rows: flows.map(flow => ({
      num: flow.num,
      date: wireDate(flow.date),
      actual_payment_date: wireDate(flow.actualPaymentDate),
      record_date: wireDate(flow.recordDate),
      nontrading_start_date: wireDate(null),
      cupon_rate: wireNumber(flow.couponRate === null ? null : flow.couponRate * 100),
      cupon_sum: wireNumber(flow.couponAmount),
      redemtion: wireNumber(flow.redemption),
      pool_factor: wireNumber(flow.poolFactor),
      coupon_is_estimated_text: flow.estimated ? text(estimated) : null,
    })),
  }
}

/** The next interest payment after a day, per 100 of face value; null when there is none. */
export function nextCoupon(
  { market }: View,
  issue: BondIssue,
  day: Day,
): { date: Day; amount: number } | null {
  const bond = market.pricing.bond(issue)
  if (!bond || issue.couponRate === 0) return null
  const next = cashFlowsOf({ bond, recordRule: 'unknown' }).find(flow => flow.date > day)
  return next ? { date: next.date, amount: next.couponAmount } : null
}
