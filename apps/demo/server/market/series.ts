import { addYears, type Day } from '@accrue/ui/foundation/calendar'
import type { ObservedDay } from '../import/treasuries.ts'
import { estimatePrice, impliedSpread, settlementDay, valueOrNull } from '../pricing/index.ts'
import type { Benchmarks } from './benchmarks.ts'
import { pricedRedemptions } from './early-redemption.ts'
import { isFresh } from './index-rate.ts'
import type { BondIssue } from './instruments.ts'
import { lastAtOrBefore, type PricingContext } from './pricing-context.ts'
import { seededRandom } from './random.ts'
import {
  indicativePrice,
  type MarketRow,
  type Prices,
  tradingRow,
  type ValueName,
  type Volumes,
} from './rows.ts'
import { ESTIMATION, FEDINVEST, FUND_VALUATION, NSD, type TradingGround } from './trading-grounds.ts'

/** A bond on one trading ground: its days, and a row per day, computed on first use and cached. */
export type Series = {
  tradingGround: TradingGround
  /** Sorted, unique, none later than the demo's day. */
  days: readonly Day[]
  row(index: number): MarketRow
  /** The indicative price of a day, without the rest of its row; null when it is absent or certainly wrong. */
  price(index: number): number | null
}

export type SeriesContext = {
  pricing: PricingContext
  benchmarks: Benchmarks
  observed: readonly ObservedDay[]
  today: Day
}

/** Every trading ground that has data for the bond; of two equally new ones the first is preferred. */
export function seriesOf(issue: BondIssue, on: SeriesContext): Series[] {
  const all = [fedInvest(issue, on), estimation(issue, on), fundValuation(issue, on), nsd(issue, on)]
  return all.filter(series => series !== null && series.days.length > 0) as Series[]
}

/** What the source of a series says about a day. */
type Observation = {
  prices: Prices
  volumes?: Volumes
  /** Whether the prices are certainly wrong. Default false. */
  bad?: boolean
}

function series(
  tradingGround: TradingGround,
  days: readonly Day[],
  observe: (day: Day) => Observation,
  makeRow: (day: Day, observation: Observation) => MarketRow,
): Series {
  const observations: Observation[] = []
  const rows: MarketRow[] = []
  const dayAt = (index: number): Day => {
    const day = days[index]
    if (!day) throw new RangeError(`No row ${index} on ${tradingGround.name}`)
    return day
  }
  const observationAt = (index: number): Observation => {
    observations[index] ??= observe(dayAt(index))
    return observations[index]
  }
  return {
    tradingGround,
    days,
    row(index) {
      rows[index] ??= makeRow(dayAt(index), observationAt(index))
      return rows[index]
    },
    price(index) {
      const { prices, bad } = observationAt(index)
      return bad ? null : (indicativePrice(prices)?.price ?? null)
    },
  }
}

/** Whether the par curve, which is nominal, applies to the bond. */
function isNominal(issue: BondIssue): boolean {
  return issue.terms?.kind === 'fixed' || issue.terms?.kind === 'bill'
}

/** Curve days on which the bond existed and could still settle. */
function curveDays(issue: BondIssue, { pricing }: SeriesContext): Day[] {
  const from = issue.terms && issue.terms.dated > issue.knownFrom ? issue.terms.dated : issue.knownFrom
  const first =
    lastAtOrBefore(pricing.days, from) + (pricing.days[lastAtOrBefore(pricing.days, from)] === from ? 0 : 1)
  const days = pricing.days.slice(Math.max(0, first))
  let last = lastAtOrBefore(days, issue.maturity)
  while (last >= 0 && pricing.settlement(days[last] ?? issue.maturity) >= issue.maturity) last -= 1
  return days.slice(0, last + 1)
}

/** The constant spread of the issue in basis points, from its observed prices; 0 without any. */
function issueSpread(issue: BondIssue, on: SeriesContext): number {
  const bond = on.pricing.bond(issue)
  if (!bond) return 0
  const points =
    issue.id === 1
      ? on.observed.flatMap(({ day, endOfDay, bad }) => (bad || !endOfDay ? [] : [{ day, price: endOfDay }]))
      : issue.holding?.price && issue.kind === 'corporate'
        ? [{ day: issue.holding.priceDay, price: issue.holding.price }]
        : []
  const spreads = points
    .flatMap(({ day, price }) => {
      const curve = on.pricing.curve(day)
      const settlement = on.pricing.settlement(day)
      const spread = curve ? valueOrNull(impliedSpread({ bond, curve, settlement, price })) : null
      return spread === null ? [] : [spread]
    })
    .sort((one, other) => one - other)
  return spreads[spreads.length >> 1] ?? 0
}

/** Estimated clean price of a day, from that day's curve and the issue's constant spread; null when it cannot be computed. */
export function priceEstimator(issue: BondIssue, on: SeriesContext): (day: Day) => number | null {
  let spreadBp: number | null = null
  return day => {
    const bond = on.pricing.bond(issue)
    const curve = on.pricing.curve(day)
    if (!bond || !curve) return null
    spreadBp ??= issueSpread(issue, on)
    return valueOrNull(estimatePrice({ bond, curve, settlement: on.pricing.settlement(day), spreadBp }))
  }
}

function makeRow(
  issue: BondIssue,
  on: SeriesContext,
  day: Day,
  prices: Prices,
  more: { settlement?: Day; volumes?: Volumes | undefined } = {},
): MarketRow {
  return tradingRow({
    day,
    settlement: more.settlement ?? on.pricing.settlement(day),
    prices,
    bond: on.pricing.bond(issue),
    curve: on.pricing.curveKnownOn(day),
    benchmark: isNominal(issue) ? on.benchmarks.on(day, issue) : null,
    volumes: more.volumes,
    indexRate: indexRateFor(issue, day),
    ...pricedRedemptions(issue),
  })
}

/** The index of a floating-rate note, if known and recent enough for that day. */
export function indexRateFor({ floating }: BondIssue, day: Day): number | null {
  return floating?.index && isFresh(floating.index, day) ? floating.index.rate : null
}

/** Whether curve plus spread gives a price: not of defaulted bonds, nor of floating and inflation-linked ones. */
export const hasEstimation = (issue: BondIssue): boolean => isNominal(issue) && !issue.inDefault

/** Trading ground 4, estimation. */
function estimation(issue: BondIssue, on: SeriesContext): Series | null {
  if (!hasEstimation(issue)) return null
  const priceOn = priceEstimator(issue, on)
  return series(
    ESTIMATION,
    curveDays(issue, on),
    day => ({ prices: { market: priceOn(day) } }),
    (day, { prices }) => makeRow(issue, on, day, prices),
  )
}

/** Trading ground 100: the captured days of the main note, and the cross-section day for every Treasury. */
function fedInvest(issue: BondIssue, on: SeriesContext): Series | null {
  const captured = new Map(issue.id === 1 ? on.observed.map(row => [row.day, row]) : [])
  const row = issue.crossSection
  const days = [...captured.keys(), ...(row && !captured.has(row.day) ? [row.day] : [])].filter(
    day => day <= on.today,
  )
  return series(
    FEDINVEST,
    days,
    day => {
      const observed = captured.get(day)
      if (!observed) return { prices: { bid: row?.sell, offer: row?.buy, close: row?.endOfDay } }
      const { bid, offer, endOfDay, bad } = observed
      return { prices: { bid, offer, close: endOfDay }, bad }
    },
    (day, { prices, bad }) => {
      // The captured yields use settlement two weekdays later.
      const settlement = settlementDay({ trade: day, lag: 2, calendar: 'weekdays' })
      return bad
        ? badRow({ day, settlement, prices, percent: captured.get(day)?.yield ?? null })
        : makeRow(issue, on, day, prices, { settlement })
    },
  )
}

/** A day with an impossible close: keeps the source's values and is flagged; nothing is computed from it. */
function badRow({
  day,
  settlement,
  prices: { bid, offer, close },
  percent,
}: {
  day: Day
  settlement: Day
  prices: Prices
  percent: number | null
}): MarketRow {
  const bad: ValueName[] = ['legalcloseprice', 'indicative_price', 'ytm_close', 'indicative_yield']
  return {
    day,
    settlement,
    values: {
      ...(bid && offer ? { buying_quote: bid, selling_quote: offer, bid_ask_spread: offer - bid } : {}),
      ...(close === null || close === undefined ? {} : { legalcloseprice: close, indicative_price: close }),
      ...(percent === null ? {} : { ytm_close: percent / 100, indicative_yield: percent / 100 }),
    },
    priceType: 'close',
    yieldType: 'Clearance',
    benchmarkId: null,
    bad: new Set(bad),
  }
}

/** Trading ground 328: the one valuation implied by the fund's report. */
function fundValuation(issue: BondIssue, on: SeriesContext): Series | null {
  const { holding } = issue
  if (!holding || holding.price === null || holding.priceDay > on.today) return null
  const market = holding.price
  return series(
    FUND_VALUATION,
    [holding.priceDay],
    () => ({ prices: { market } }),
    (day, { prices }) => makeRow(issue, on, day, prices),
  )
}

/** Years of made-up trades on trading ground 381. */
const NSD_YEARS = 3
const PIECE = 1000

/** Trading ground 381: made-up trades near the estimation, on some days only. */
function nsd(issue: BondIssue, on: SeriesContext): Series | null {
  if (!isNominal(issue) || issue.inDefault || !on.pricing.bond(issue)) return null
  const priceOn = priceEstimator(issue, on)
  const from = addYears(on.today, -NSD_YEARS)
  const days = curveDays(issue, on).filter(
    // A day with a curve has a price, so the estimate can wait until its row is read.
    day => day >= from && seededRandom('nsd', issue.id, day)() > 0.06 && on.pricing.curve(day) !== null,
  )
  return series(
    NSD,
    days,
    day => dealsAround(priceOn(day) ?? 100, seededRandom('nsd deals', issue.id, day)),
    (day, { prices, volumes }) => makeRow(issue, on, day, prices, { volumes }),
  )
}

/** A day of trades whose average is within a quarter point of the estimation. */
function dealsAround(estimate: number, random: () => number): { prices: Prices; volumes: Volumes } {
  const near = (width: number) => estimate * (1 + (random() - 0.5) * width)
  const average = thirtySeconds(near(0.004))
  const open = thirtySeconds(near(0.006))
  const last = thirtySeconds(near(0.006))
  const min = thirtySeconds(Math.min(average, open, last) - random() * 0.2)
  const max = thirtySeconds(Math.max(average, open, last) + random() * 0.2)
  const bid = thirtySeconds(last - 0.03 - random() * 0.08)
  const offer = thirtySeconds(last + 0.03 + random() * 0.08)
  const pieces = Math.round(200 + random() * 24_000)
  const money = Math.round((pieces * PIECE * average) / 100)
  return {
    prices: { open, min, max, last, average, bid, offer, close: last },
    volumes: { money, pieces, deals: Math.max(1, Math.round(pieces / (300 + random() * 900))) },
  }
}

/** Treasuries are quoted in thirty-seconds and halves of them. */
function thirtySeconds(price: number): number {
  return Math.round(price * 64) / 64
}
