import { type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import type { Dataset } from '../import/load.ts'
import { type Benchmarks, benchmarksOf } from './benchmarks.ts'
import { bankOf, type Filer, filersOf, hasCeased } from './filers.ts'
import { type FundValue, fundValueOf } from './fund-value.ts'
import { billRateOf, indexRateOn } from './index-rate.ts'
import { buildIndexes, type Index } from './indexes.ts'
import {
  atCurrentRate,
  type BondIssue,
  buildUniverse,
  groupBy,
  type Issuer,
  TREASURY_ISSUER,
} from './instruments.ts'
import { buildPriceLines, type PriceLine } from './price-lines.ts'
import { createPricingContext, type PricingContext } from './pricing-context.ts'
import type { MarketRow } from './rows.ts'
import { find, findable } from './search.ts'
import { type Series, seriesOf } from './series.ts'
import { BOND_STATUS, type BondStatus, CEASED_STATUS, type IssuerStatus, statusOn } from './statuses.ts'
import { buildStocks, type Stock } from './stocks.ts'

/** All market data known on the demo's day; later data is loaded but hidden. Series are computed on first use and cached. */
export type Market = {
  today: Day
  data: Dataset
  pricing: PricingContext
  benchmarks: Benchmarks
  bond(id: number): BondIssue | null
  issuer(id: number): Issuer | null
  /** The issuer of a bond; every bond has one. */
  issuerOf(issue: BondIssue): Issuer
  statusOf(issue: BondIssue): BondStatus
  issuerStatus(issuer: Issuer): IssuerStatus
  /** The bond's series on each trading ground that has data. */
  series(issue: BondIssue): readonly Series[]
  seriesOn(issue: BondIssue, tradingGroundId: number): Series | null
  /** The page's initial trading ground: the one with the newest data, observed before estimated. */
  defaultSeries(issue: BondIssue): Series | null
  /** The newest good row of the default trading ground. */
  latestRow(issue: BondIssue): { series: Series; row: MarketRow; before: MarketRow | null } | null
  bonds: readonly BondIssue[]
  issuers: readonly Issuer[]
  indexes: readonly Index[]
  priceLines: readonly PriceLine[]
  /** The estimated value of the bonds of the fund. */
  fundValue(): FundValue
  index(id: number): Index | null
  stock(id: number): Stock | null
  stocks: readonly Stock[]
  /** The issuer's bonds, newest first. */
  issuesOf(issuerId: number): readonly BondIssue[]
  /** Outstanding bonds of the same kind and currency, nearest in maturity and coupon first, at most `SIMILAR_LIMIT`. */
  similarTo(issue: BondIssue): readonly BondIssue[]
  /** An issuer's filings up to the demo's day; null when it has none. */
  filer(issuerId: number): Filer | null
  findBonds(term: string): BondIssue[]
  findIssuers(term: string): Issuer[]
  findStocks(term: string): Stock[]
}

const SIMILAR_LIMIT = 40

/** Creates the market of one day. */
export function createMarket(data: Dataset, today: Day): Market {
  const universe = buildUniverse(data)
  const pricing = createPricingContext(data.curve, today)
  const bills = billRateOf(data.crossSection)
  const bonds = universe.bonds
    .filter(issue => issue.knownFrom <= today)
    .map(issue => {
      const day = issue.maturity < today ? issue.maturity : today
      return issue.floating ? atCurrentRate(issue, indexRateOn(day, { pricing, bills })) : issue
    })
  const benchmarks = benchmarksOf(bonds, pricing)
  const byId = new Map(bonds.map(issue => [issue.id, issue]))
  const indexes = buildIndexes(data.curve, data.sp500, today)
  const issuerIds = new Set(bonds.map(issue => issue.issuerId))
  const issuers = universe.issuers.filter(
    issuer => issuerIds.has(issuer.id) || bankOf(data, issuer.name, today).length > 0,
  )
  const issuerById = new Map(issuers.map(issuer => [issuer.id, issuer]))
  const issuesByIssuer = new Map<number, BondIssue[]>()
  for (const issue of newestFirst(bonds)) {
    const issues = issuesByIssuer.get(issue.issuerId)
    if (issues) issues.push(issue)
    else issuesByIssuer.set(issue.issuerId, [issue])
  }
  const stocks = buildStocks(data.stocks, today)
  const filers = filersOf(data, today)
  const seriesContext = { pricing, benchmarks, observed: data.observed, today }
  const seriesByBond = new Map<number, Series[]>()
  let fundValue: FundValue | null = null
  const outstanding = bonds.filter(issue => statusOn(today, issue) === BOND_STATUS.outstanding)
  const outstandingByFamily = groupBy(outstanding, familyOf)
  const similarByBond = new Map<number, BondIssue[]>()
  const findableBonds = findable(relevantFirst(bonds, today), issue => [
    issue.name,
    issue.isin,
    issue.cusip,
    issuerById.get(issue.issuerId)?.formalName ?? null,
    issuerById.get(issue.issuerId)?.ticker ?? null,
  ])
  const findableIssuers = findable(issuers, issuer => [
    issuer.name,
    issuer.formalName,
    issuer.lei,
    issuer.ticker,
  ])
  const findableStocks = findable(stocks, stock => [stock.name, stock.ticker])

  const market: Market = {
    today,
    data,
    pricing,
    benchmarks,
    bonds,
    issuers,
    indexes,
    priceLines: buildPriceLines(data.prices, today),
    fundValue() {
      fundValue ??= fundValueOf(bonds, seriesContext)
      return fundValue
    },
    stocks,
    bond: id => byId.get(id) ?? null,
    index: id => indexes.find(index => index.id === id) ?? null,
    stock: id => stocks.find(stock => stock.id === id) ?? null,
    issuer: id => issuerById.get(id) ?? null,
    issuerOf(issue) {
      const issuer = issuerById.get(issue.issuerId) ?? issuerById.get(TREASURY_ISSUER)
      if (!issuer) throw new Error(`Bond ${issue.id} has no issuer`)
      return issuer
    },
    statusOf: issue => statusOn(today, issue),
    issuerStatus(issuer) {
      if (hasCeased(data, issuer.name, today)) return CEASED_STATUS
      const defaulted = market.issuesOf(issuer.id).find(issue => issue.inDefault)
      return defaulted ? market.statusOf(defaulted) : BOND_STATUS.outstanding
    },
    series(issue) {
      const cached = seriesByBond.get(issue.id)
      if (cached) return cached
      const computed = seriesOf(issue, seriesContext)
      seriesByBond.set(issue.id, computed)
      return computed
    },
    seriesOn: (issue, tradingGroundId) =>
      market.series(issue).find(series => series.tradingGround.id === tradingGroundId) ?? null,
    defaultSeries(issue) {
      return market
        .series(issue)
        .reduce<Series | null>(
          (best, series) => (best && lastDay(best) >= lastDay(series) ? best : series),
          null,
        )
    },
    latestRow(issue) {
      const series = market.defaultSeries(issue)
      if (!series) return null
      const good = (from: number) => {
        for (let index = from; index >= 0; index -= 1)
          if (series.row(index).bad.size === 0) return { row: series.row(index), index }
        return null
      }
      const latest = good(series.days.length - 1)
      return latest && { series, row: latest.row, before: good(latest.index - 1)?.row ?? null }
    },
    issuesOf: issuerId => issuesByIssuer.get(issuerId) ?? [],
    similarTo(issue) {
      const cached = similarByBond.get(issue.id)
      if (cached) return cached
      const computed = nearestTo(issue, outstandingByFamily.get(familyOf(issue)) ?? [])
      similarByBond.set(issue.id, computed)
      return computed
    },
    filer: issuerId => filers.find(filer => filer.issuerId === issuerId) ?? null,
    findBonds: term => find(findableBonds, term),
    findIssuers: term => find(findableIssuers, term),
    findStocks: term => find(findableStocks, term),
  }
  return market
}

function lastDay(series: Series): string {
  return series.days.at(-1) ?? ''
}

/** By issue day, newest first; bonds with an unknown issue day come last, longest first. */
function newestFirst(bonds: readonly BondIssue[]): BondIssue[] {
  return [...bonds].sort(
    (one, other) =>
      compare(other.issued ?? '', one.issued ?? '') ||
      compare(other.maturity, one.maturity) ||
      one.id - other.id,
  )
}

/** Order of search results: outstanding before closed, then the main bond, then newest first. */
function relevantFirst(bonds: readonly BondIssue[], today: Day): BondIssue[] {
  const closed = (issue: BondIssue) => (issue.maturity <= today ? 1 : 0)
  return newestFirst(bonds).sort(
    (one, other) => closed(one) - closed(other) || (one.id === 1 ? -1 : other.id === 1 ? 1 : 0),
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Family of similar bonds: nominal Treasuries, TIPS, floaters; the others by category and currency. */
function familyOf(issue: BondIssue): string {
  if (issue.kind === 'note' || issue.kind === 'bond') return 'nominal'
  return issue.kind === 'corporate' ? `${issue.holding?.category}:${issue.currency.code}` : issue.kind
}

/** One percentage point of coupon weighs as much as this many days of maturity. */
const COUPON_DAYS = 90

function nearestTo(issue: BondIssue, family: readonly BondIssue[]): BondIssue[] {
  const distance = (other: BondIssue) =>
    Math.abs(daysBetween(issue.maturity, other.maturity)) +
    Math.abs(issue.couponRate - other.couponRate) * 100 * COUPON_DAYS
  return family
    .filter(other => other.id !== issue.id)
    .map(other => ({ other, distance: distance(other) }))
    .sort((one, two) => one.distance - two.distance || one.other.id - two.other.id)
    .slice(0, SIMILAR_LIMIT)
    .map(({ other }) => other)
}
