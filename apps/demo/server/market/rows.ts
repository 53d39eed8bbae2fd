import type { Day } from '@accrue/ui/foundation/calendar'
import {
  accruedInterest,
  type Bond,
  type Curve,
  currentYield,
  gSpread,
  marginFromPrice,
  type Redemption,
  riskOf,
  tSpread,
  valueOrNull,
  yearsBetween,
  yieldFromPrice,
  yieldToRedemption,
  yieldToWorst,
} from '../pricing/index.ts'

/** Prices of one day on one trading ground, per cent of face value; unobserved ones are absent. */
export type Prices = {
  bid?: number | null
  offer?: number | null
  open?: number | null
  min?: number | null
  max?: number | null
  last?: number | null
  average?: number | null
  close?: number | null
  market?: number | null
  admitted?: number | null
  mid?: number | null
}

/** Trades of one day. */
export type Volumes = { money: number; pieces: number; deals: number }

/** All numbers of a row that are withheld without access to values (bond-page §3). */
type RowValues = {
  buying_quote: number
  selling_quote: number
  bid_ask_spread: number
  mid_price: number
  open_price: number
  min_price: number
  max_price: number
  last_price: number
  avar_price: number
  legalcloseprice: number
  marketprice: number
  marketprice2: number
  admittedquote: number
  indicative_price: number
  ytm_bid: number
  ytm_offer: number
  ytm_last: number
  ytm_close: number
  yto_bid: number
  yto_offer: number
  yto_last: number
  yto_close: number
  ytc_bid: number
  ytc_offer: number
  ytc_last: number
  ytc_close: number
  ytw: number
  discount_margin: number
  indicative_yield: number
  coupon_profit_effect: number
  nkd: number
  dur: number
  dur_to: number
  duration: number
  dur_mod: number
  dur_mod_to: number
  modified_duration: number
  years_to_maturity: number
  years_to_offert: number
  convexity: number
  convexity_offer: number
  pvbp: number
  pvbp_offer: number
  volume_money: number
  volume: number
  overturn: number
  agreement_number: number
  g_spread: number
  t_spread: number
}

export type ValueName = keyof RowValues

export type PriceType = 'average' | 'market' | 'close' | 'admitted' | 'mid' | 'last'
/** `Real` yields are to maturity, in real terms, for inflation-indexed bonds. */
type YieldType = 'Clearance' | 'Offer' | 'Coupon' | 'Real'

/** One day on one trading ground. Unknown values are absent. */
export type MarketRow = {
  day: Day
  /** Settlement day, to which accrued interest and yields refer. */
  settlement: Day
  values: Partial<RowValues>
  priceType: PriceType | null
  yieldType: YieldType | null
  /** The benchmark of `t_spread`. */
  benchmarkId: number | null
  /** Source values that are certainly wrong. */
  bad: ReadonlySet<ValueName>
}

export type Benchmark = { id: number; yieldFraction: number }

const NONE: ReadonlySet<ValueName> = new Set()

/** Priority of prices for the indicative price (readings #67): the first that exists counts. */
const PRICE_ORDER = [
  ['average', 'average'],
  ['market', 'market'],
  ['close', 'close'],
  ['admitted', 'admitted'],
  ['mid', 'mid'],
  ['last', 'last'],
] as const satisfies readonly (readonly [PriceType, keyof Prices])[]

const known = (value: number | null | undefined): value is number => value !== null && value !== undefined

/** The indicative price and its kind (readings #67). */
export function indicativePrice(prices: Prices): { price: number; type: PriceType } | null {
  for (const [type, key] of PRICE_ORDER) {
    const price = key === 'mid' ? midPrice(prices) : prices[key]
    if (known(price)) return { price, type }
  }
  return null
}

/** The row of one day: prices from the source, everything else computed from the indicative price. */
export function tradingRow({
  day,
  settlement,
  prices,
  bond,
  curve,
  benchmark,
  volumes,
  indexRate = null,
  puts = [],
  calls = [],
}: {
  day: Day
  settlement: Day
  prices: Prices
  bond: Bond | null
  curve: Curve | null
  benchmark: Benchmark | null
  volumes?: Volumes | undefined
  /** For a floating-rate note: its index that day, a fraction. */
  indexRate?: number | null
  /** Early redemptions at a known price, earliest first. */
  puts?: readonly Redemption[]
  calls?: readonly Redemption[]
}): MarketRow {
  const indicative = indicativePrice(prices)
  const values: Partial<RowValues> = {}
  const set = (name: ValueName, value: number | null | undefined) => {
    if (known(value)) values[name] = value
  }
  set('buying_quote', prices.bid)
  set('selling_quote', prices.offer)
  if (known(prices.bid) && known(prices.offer)) set('bid_ask_spread', prices.offer - prices.bid)
  set('mid_price', midPrice(prices))
  set('open_price', prices.open)
  set('min_price', prices.min)
  set('max_price', prices.max)
  set('last_price', prices.last)
  set('avar_price', prices.average)
  set('legalcloseprice', prices.close)
  set('marketprice', prices.market)
  set('admittedquote', prices.admitted)
  set('indicative_price', indicative?.price)
  set('volume_money', volumes?.money)
  set('overturn', volumes?.money)
  set('volume', volumes?.pieces)
  set('agreement_number', volumes?.deals)
  const row = {
    day,
    settlement,
    values,
    priceType: indicative?.type ?? null,
    benchmarkId: null,
    bad: NONE,
  }
  if (!bond || !indicative) return { ...row, yieldType: null }

  const isFloating = bond.terms.kind === 'floating'
  // A floating-rate note has no yield to maturity, because its payments are unknown.
  const yieldAt = (price: number | null | undefined) =>
    known(price) && !isFloating ? valueOrNull(yieldFromPrice({ bond, settlement, price })) : null
  set('nkd', valueOrNull(accruedInterest({ bond, settlement })))
  set('ytm_bid', yieldAt(prices.bid))
  set('ytm_offer', yieldAt(prices.offer))
  set('ytm_last', yieldAt(prices.last))
  set('ytm_close', yieldAt(prices.close))
  const { price } = indicative
  if (isFloating && indexRate !== null) {
    const margin = valueOrNull(marginFromPrice({ bond, settlement, indexRate, price }))
    set('discount_margin', margin && margin.margin * 1e4)
    set('pvbp', margin?.pvbp)
    set('years_to_maturity', yearsBetween({ from: settlement, to: bond.terms.maturity }))
  }
  putOptionYields({ bond, settlement, prices, puts, calls, set })
  if (calls.length > 0)
    set('ytw', valueOrNull(yieldToWorst({ bond, settlement, price, calls }))?.yieldFraction)
  const current = valueOrNull(currentYield({ couponRate: bond.terms.couponRate, price }))
  set('coupon_profit_effect', current)
  const toMaturity = yieldAt(price)
  if (toMaturity === null) {
    set('indicative_yield', current)
    return { ...row, yieldType: current === null ? null : 'Coupon' }
  }
  set('indicative_yield', toMaturity)
  const risk = valueOrNull(riskOf({ bond, settlement, yieldFraction: toMaturity }))
  if (risk) {
    set('years_to_maturity', risk.yearsToMaturity)
    set('dur', risk.macaulayDays)
    set('duration', risk.macaulayDays)
    set('dur_mod', risk.modifiedYears)
    set('modified_duration', risk.modifiedYears)
    set('convexity', risk.convexity)
    set('pvbp', risk.pvbp)
  }
  const nominal = bond.terms.kind === 'fixed' || bond.terms.kind === 'bill'
  if (curve && nominal)
    set('g_spread', valueOrNull(gSpread({ bond, curve, settlement, yieldFraction: toMaturity })))
  const spread = benchmark
    ? valueOrNull(
        tSpread({
          yieldFraction: toMaturity,
          frequency: bond.terms.frequency,
          benchmarkYieldFraction: benchmark.yieldFraction,
        }),
      )
    : null
  set('t_spread', spread)
  const yieldType = bond.terms.kind === 'inflation' ? 'Real' : 'Clearance'
  return { ...row, yieldType, benchmarkId: spread === null ? null : (benchmark?.id ?? null) }
}

/** Yields to the next put or call and to the next call, for each price. */
function putOptionYields({
  bond,
  settlement,
  prices,
  puts,
  calls,
  set,
}: {
  bond: Bond
  settlement: Day
  prices: Prices
  puts: readonly Redemption[]
  calls: readonly Redemption[]
  set: (name: ValueName, value: number | null) => void
}): void {
  const nextOf = (redemptions: readonly Redemption[]) =>
    redemptions.filter(({ day }) => day > settlement).sort((one, other) => (one.day < other.day ? -1 : 1))[0]
  const call = nextOf(calls)
  const option = nextOf([...puts, ...calls])
  const sides = ['bid', 'offer', 'last', 'close'] as const
  for (const side of sides) {
    const price = prices[side]
    if (!known(price)) continue
    const yieldTo = (redemption: Redemption | undefined) =>
      redemption ? valueOrNull(yieldToRedemption({ bond, settlement, price, redemption })) : null
    set(`yto_${side}`, yieldTo(option))
    set(`ytc_${side}`, yieldTo(call))
  }
}

function midPrice({ mid, bid, offer }: Prices): number | null {
  return mid ?? (known(bid) && known(offer) ? (bid + offer) / 2 : null)
}
