import type { BondFacts, WireNumber } from '@accrue/api-client/wire'
import { seesValues } from '@accrue/ui/foundation/access'
import type { BondIssue } from '../market/instruments.ts'
import type { FigureName } from '../market/rows.ts'
import { accruedInterest, valueOrNull } from '../pricing/index.ts'
import { BLANK, wireDate, wireNumber } from '../wire/values.ts'
import { nextCoupon } from './cash-flow.ts'
import { nextOption } from './options.ts'
import type { View } from './view.ts'

/** The fact strip: the newest good row of the default ground, and what is public of coupon and offer. */
export function bondFacts(view: View, issue: BondIssue): BondFacts {
  const { market, session, text } = view
  const latest = market.latestRow(issue)
  const ground = latest?.series.ground
  const masked = !seesValues(session, ground?.id)
  const figure = (name: FigureName): WireNumber => (masked ? BLANK : wireNumber(latest?.row.figures[name]))
  const change = (name: FigureName): WireNumber => {
    const now = latest?.row.figures[name]
    const before = latest?.before?.figures[name]
    return masked || now === undefined || before === undefined ? BLANK : wireNumber(now - before)
  }
  const bond = market.desk.bond(issue)
  const accrued = bond ? valueOrNull(accruedInterest({ bond, settlement: market.today })) : null
  const coupon = nextCoupon(view, issue, market.today)
  const option = nextOption(issue, market.today)
  return {
    trading_ground_id: ground?.id ?? null,
    trading_ground_name: ground?.name ?? '',
    date: wireDate(latest?.row.day),
    estimation: ground?.estimation ?? false,
    masked,
    price: figure('indicative_price'),
    price_change: change('indicative_price'),
    price_type: latest?.row.priceType ?? null,
    yield: figure('indicative_yield'),
    yield_change: change('indicative_yield'),
    yield_type: latest?.row.yieldType ?? null,
    g_spread: figure('g_spread'),
    g_spread_benchmark: latest?.row.figures.g_spread === undefined ? null : text('benchmark_par_curve'),
    duration: figure('duration'),
    modified_duration: figure('modified_duration'),
    nkd: wireNumber(accrued),
    nkd_date: wireDate(accrued === null ? null : market.today),
    next_coupon_date: wireDate(coupon?.date),
    next_coupon_sum: wireNumber(coupon?.amount),
    next_offer_date: wireDate(option?.day),
    next_offer_type: option?.type ?? null,
    next_offer_price: wireNumber(option?.price),
    maturity_date: wireDate(issue.maturity),
  }
}
