import { seesValues } from '@accrue/api-client/access'
import type { BondFacts, WireNumber } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { nextEarlyRedemption, pricedRedemptions } from '../market/early-redemption.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { ValueName } from '../market/rows.ts'
import { accruedInterest, valueOrNull, yieldToWorst } from '../pricing/index.ts'
import { BLANK_NUMBER, wireDate, wireNumber } from '../wire/values.ts'
import { nextCoupon } from './cash-flow.ts'
import { tradingGroundName } from './names.ts'
import type { View } from './view.ts'

/** The fact strip: the newest good row of the default trading ground, and public facts on coupon and offer. */
export function bondFacts(view: View, issue: BondIssue): BondFacts {
  const { market, session, text } = view
  const latest = market.latestRow(issue)
  const tradingGround = latest?.series.tradingGround
  const masked = !seesValues(session, tradingGround?.id)
  const maskable = (name: ValueName): WireNumber =>
    masked ? BLANK_NUMBER : wireNumber(latest?.row.values[name])
  const worst = masked ? null : worstDay(view, issue)
  const ratio = latestIndexRatio(issue, market.today)
  const change = (name: ValueName): WireNumber => {
    const now = latest?.row.values[name]
    const before = latest?.before?.values[name]
    return masked || now === undefined || before === undefined ? BLANK_NUMBER : wireNumber(now - before)
  }
  const bond = market.pricing.bond(issue)
  const accrued = bond ? valueOrNull(accruedInterest({ bond, settlement: market.today })) : null
  const coupon = nextCoupon(view, issue, market.today)
  const option = nextEarlyRedemption(issue, market.today)
  return {
    trading_ground_id: tradingGround?.id ?? null,
    trading_ground_name: tradingGround ? tradingGroundName(view, tradingGround) : '',
    date: wireDate(latest?.row.day),
    estimation: tradingGround?.estimation ?? false,
    masked,
    price: maskable('indicative_price'),
    price_change: change('indicative_price'),
    price_type: latest?.row.priceType ?? null,
    yield: maskable('indicative_yield'),
    yield_change: change('indicative_yield'),
    yield_type: latest?.row.yieldType ?? null,
    yield_to_worst: maskable('ytw'),
    worst_date: wireDate(worst),
    discount_margin: maskable('discount_margin'),
    pvbp: maskable('pvbp'),
    index_ratio: wireNumber(ratio?.ratio),
    index_ratio_date: wireDate(ratio?.day),
    g_spread: maskable('g_spread'),
    g_spread_benchmark: latest?.row.values.g_spread === undefined ? null : text('board_par_curve'),
    duration: maskable('duration'),
    modified_duration: maskable('modified_duration'),
    nkd: wireNumber(accrued),
    nkd_date: wireDate(accrued === null ? null : market.today),
    next_coupon_date: wireDate(coupon?.date),
    next_coupon_sum: wireNumber(coupon?.amount),
    next_offer_date: wireDate(option?.day),
    next_offer_type: option?.type ?? null,
    next_offer_price: wireNumber(option?.price),
    maturity_date: wireDate(issue.maturity),
    blanks: blanksOf(view, issue, masked),
  }
}

/** The call or maturity with the lowest yield at the newest price; null for a bond that is not callable. */
function worstDay({ market }: View, issue: BondIssue): Day | null {
  const latest = market.latestRow(issue)
  const bond = market.pricing.bond(issue)
  const { calls } = pricedRedemptions(issue)
  const price = latest?.row.values.indicative_price
  if (!latest || !bond || price === undefined || calls.length === 0) return null
  return valueOrNull(yieldToWorst({ bond, settlement: latest.row.settlement, price, calls }))?.day ?? null
}

/** The latest index ratio published with a sale of the issue; the data has no consumer prices to compute others. */
function latestIndexRatio(issue: BondIssue, today: Day): { ratio: number; day: Day } | null {
  const sale = issue.auctions.filter(auction => auction.issued <= today && auction.indexRatio !== null).at(-1)
  return sale && sale.indexRatio !== null ? { ratio: sale.indexRatio, day: sale.issued } : null
}

type BlankReason =
  | 'no_price'
  | 'terms_unknown'
  | 'in_default'
  | 'matured'
  | 'not_issued'
  | 'no_yield'
  | 'no_curve'
  | 'no_index'
  | 'no_cpi'

/**
 * Why each fact without a number is blank, by its name. Sent without access too: a lock with nothing behind it would
 * mislead buyers. Only the reason that a price gives no yield is withheld, because it reveals something about the
 * price; the other reasons are public.
 */
function blanksOf({ market }: View, issue: BondIssue, masked: boolean): Record<string, BlankReason> {
  const latest = market.latestRow(issue)
  const bond = market.pricing.bond(issue)
  const values = latest?.row.values ?? {}
  const known: BlankReason | null = values.indicative_price === undefined ? 'no_price' : null
  const noTerms: BlankReason = issue.inDefault ? 'in_default' : 'terms_unknown'
  const computed: BlankReason = known ?? (bond ? 'no_yield' : noTerms)
  const accrued: BlankReason = !bond
    ? noTerms
    : market.today >= issue.maturity
      ? 'matured'
      : market.today < bond.terms.dated
        ? 'not_issued'
        : 'terms_unknown'
  const reasons: [string, ValueName, BlankReason][] = [
    ['price', 'indicative_price', 'no_price'],
    ['yield', 'indicative_yield', computed],
    ['duration', 'duration', computed],
    ['g_spread', 'g_spread', values.indicative_yield === undefined ? computed : 'no_curve'],
    ['discount_margin', 'discount_margin', known ?? (bond ? 'no_index' : noTerms)],
    ['pvbp', 'pvbp', known ?? (bond ? 'no_index' : noTerms)],
  ]
  const blanks = reasons.flatMap(([name, maskable, reason]) =>
    values[maskable] === undefined && !(masked && reason === 'no_yield') ? [[name, reason]] : [],
  )
  const nkd = bond ? valueOrNull(accruedInterest({ bond, settlement: market.today })) : null
  return Object.fromEntries([
    ...blanks,
    ...(nkd === null ? [['nkd', accrued]] : []),
    ...(latestIndexRatio(issue, market.today) ? [] : [['index_ratio', 'no_cpi']]),
  ])
}
