import { addYears, type Day } from '@accrue/ui/foundation/calendar'
import type { Holding } from '../import/holdings.ts'
import type { Dataset } from '../import/load.ts'
import type { Auction, CrossSectionRow, TreasuryKind } from '../import/treasuries.ts'
import { type BondTerms, regularDateOnOrBefore } from '../pricing/index.ts'
import { type Country, type Currency, countryOf, currencyOf } from './countries.ts'
import { billRateOf, type IndexRate } from './index-rate.ts'
import { isinOfCusip } from './isin.ts'
import { inferIssueDate, type Sold } from './issue-dates.ts'

/**
 * All bonds and issuers of the data, with numbers that are stable between starts:
 * - bond 1 is 91282CJZ5; bonds 2 … are the other Treasuries in CUSIP order; bonds 10001 … are those of the fund's
 *   report in ISIN order
 * - issuer 1 is the United States Treasury; 2 … 5 are the issuers with filings; 101 … are the others by name; 40001 is
 *   a bank with reports but no bond
 */

export const TREASURY_ISSUER = 1
const FIRST_HOLDING = 10_001
/** Issuers from this number on have no filings in the data. */
export const FIRST_ISSUER = 101
const MAIN_CUSIP = '91282CJZ5'
export const FAILED_BANK = 40_001
/** Dates of the main note; it was sold after the auctions file ends. */
const MAIN_ISSUED = '2024-02-15' as Day

export type Issuer = {
  id: number
  name: string
  formalName: string
  lei: string | null
  /** Ticker of its shares; null if unknown. */
  ticker: string | null
  country: Country
  /** Whether the issuer is a state or its treasury. */
  sovereign: boolean
  /** CORP, UST, NUSS, MUN, USGSE, OTHER, as in the fund's report. */
  category: string
}

type BondKind = TreasuryKind | 'corporate'

/** Coupon of a floating-rate note: its index plus a spread. */
type Floating = {
  /** A fraction. */
  spread: number
  /** Whether the spread is derived: the cross-section's rate less the bill's rate that day. */
  derived: boolean
  /** The index behind the current rate; null when unknown. */
  index: IndexRate | null
}

export type BondIssue = {
  id: number
  kind: BondKind
  name: string
  isin: string
  cusip: string | null
  issuerId: number
  currency: Currency
  /** Yearly coupon as a fraction; the current rate of a floater; 0 for bills and zero-coupon bonds. */
  couponRate: number
  /** Treasury floating-rate notes only; null for all others. */
  floating: Floating | null
  /** Terms for pricing; null when the data is incomplete. */
  terms: BondTerms | null
  maturity: Day
  /** First issue; null when unknown. */
  issued: Day | null
  /** Whether the issue day is inferred from CUSIP order and term (issue-dates.ts). */
  issuedInferred: boolean
  /** The first day with data on the bond; before it the bond does not exist in the demo. */
  knownFrom: Day
  inDefault: boolean
  /** Every sale, earliest first: the placement and its reopenings. */
  auctions: Auction[]
  crossSection: CrossSectionRow | null
  holding: Holding | null
}

export type Universe = { bonds: BondIssue[]; issuers: Issuer[] }

/** Issuers with filings in the data; their numbers are fixed. */
const FILERS: readonly (readonly [lei: string, name: string, ticker: string])[] = [
  ['HWUPKR0MPOU8FGXBT394', 'Apple Inc', 'AAPL'],
  ['J3WHBG0MTS7O8ZVMDC91', 'Exxon Mobil Corp', 'XOM'],
  ['549300WV6GIDOZJTV909', 'Broadcom Inc', 'AVGO'],
  ['8I5DZWZKVSZI1NUHU748', 'JPMorgan Chase & Co', 'JPM'],
]

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `15 Feb 2034`: the date format in bond names, in every language. */
function nameOfDay(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** `4%`, `4.125%`: as many decimals as needed. */
function nameOfRate(rate: number): string {
  return `${Number((rate * 100).toFixed(4))}%`
}

const TREASURY_NAMES: Record<TreasuryKind, string> = {
  bill: 'US Treasury bill',
  note: 'US Treasury',
  bond: 'US Treasury',
  tips: 'US Treasury TIPS',
  frn: 'US Treasury FRN',
}

function treasuryName(kind: TreasuryKind, couponRate: number, maturity: Day): string {
  const rate = kind === 'bill' || kind === 'frn' ? '' : ` ${nameOfRate(couponRate)}`
  return `${TREASURY_NAMES[kind]}${rate} ${nameOfDay(maturity)}`
}

const PRICING_KINDS = {
  bill: 'bill',
  note: 'fixed',
  bond: 'fixed',
  tips: 'inflation',
  frn: 'floating',
} as const satisfies Record<TreasuryKind, BondTerms['kind']>

/** Builds bonds and issuers from the data files. Numbers are deterministic. */
export function buildUniverse(data: Dataset): Universe {
  const treasuryCusips = new Set([
    ...data.auctions.map(auction => auction.cusip),
    ...data.crossSection.map(row => row.cusip),
  ])
  const issuers = buildIssuers(data.holdings.filter(holding => !isTreasury(holding, treasuryCusips)))
  return {
    bonds: [...buildTreasuries(data, treasuryCusips), ...buildHoldings(data, treasuryCusips, issuers)],
    issuers: [...issuers, FAILED_BANK_ISSUER],
  }
}

const FAILED_BANK_ISSUER: Issuer = {
  id: FAILED_BANK,
  name: 'Silicon Valley Bank',
  formalName: 'Silicon Valley Bank',
  lei: null,
  ticker: null,
  country: countryOf('US'),
  sovereign: false,
  category: 'CORP',
}

const isTreasury = (holding: Holding, cusips: ReadonlySet<string>) =>
  holding.cusip !== null && cusips.has(holding.cusip)

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

function buildTreasuries(data: Dataset, cusips: ReadonlySet<string>): BondIssue[] {
  const auctions = groupBy(
    [...data.auctions].sort((one, other) => (one.issued < other.issued ? -1 : 1)),
    auction => auction.cusip,
  )
  const rows = new Map(data.crossSection.map(row => [row.cusip, row]))
  const holdingByCusip = new Map(
    data.holdings.flatMap(holding => (holding.cusip ? [[holding.cusip, holding]] : [])),
  )
  const sold: Sold[] = [...auctions.values()].flatMap(([first]) =>
    first && !first.reopening ? [{ cusip: first.cusip, issued: first.issued }] : [],
  )
  sold.push({ cusip: MAIN_CUSIP, issued: MAIN_ISSUED })
  const bills = billRateOf(data.crossSection)
  const others = [...cusips].filter(cusip => cusip !== MAIN_CUSIP).sort()
  return [MAIN_CUSIP, ...others].flatMap((cusip, index): BondIssue[] => {
    const sales = auctions.get(cusip) ?? []
    const row = rows.get(cusip) ?? null
    const source = sales[0] ?? row
    if (!source) return []
    const { kind, maturity } = source
    const floating = kind === 'frn' ? floatingOf(sales[0], row, bills) : null
    const couponRate = (kind === 'frn' ? row?.couponRate : (sales[0]?.couponRate ?? row?.couponRate)) ?? 0
    const known = cusip === MAIN_CUSIP ? MAIN_ISSUED : (sales[0]?.issued ?? null)
    const inferred = known === null ? inferIssueDate({ cusip, kind, maturity }, sold) : null
    const issued = known ?? inferred
    // A bill pays no interest; its start day only has to be before any pricing day.
    const dated = sales[0]?.dated ?? (kind === 'bill' ? addYears(maturity, -1) : issued)
    return [
      {
        id: index + 1,
        kind,
        name: treasuryName(kind, couponRate, maturity),
        isin: isinOfCusip(cusip),
        cusip,
        issuerId: TREASURY_ISSUER,
        currency: currencyOf('USD'),
        couponRate,
        floating,
        terms: dated && {
          kind: PRICING_KINDS[kind],
          couponRate,
          frequency: kind === 'frn' ? 4 : 2,
          dayCount: kind === 'frn' ? 'actual/360' : 'actual/actual',
          dated,
          maturity,
          firstCoupon: sales[0]?.firstCoupon ?? null,
        },
        maturity,
        issued,
        issuedInferred: inferred !== null,
        knownFrom: issued ?? row?.day ?? maturity,
        inDefault: false,
        auctions: sales,
        crossSection: row,
        holding: holdingByCusip.get(cusip) ?? null,
      },
    ]
  })
}

/** The auctioned spread, or else the cross-section's rate less the bill's rate that day. */
function floatingOf(
  sale: Auction | undefined,
  row: CrossSectionRow | null,
  bills: IndexRate | null,
): Floating | null {
  const published = sale?.spread ?? null
  if (published !== null) return { spread: published, derived: false, index: null }
  const rate = row?.couponRate ?? null
  return rate === null || !bills ? null : { spread: rate - bills.rate, derived: true, index: bills }
}

/** A floating-rate note at the rate known on a day: its index plus its spread. Other bonds are unchanged. */
export function atCurrentRate(issue: BondIssue, index: IndexRate | null): BondIssue {
  if (!issue.floating) return issue
  if (!index) return { ...issue, terms: null, floating: { ...issue.floating, index } }
  const known = issue.crossSection
  const isKnown = known !== null && known.couponRate !== null && known.day === index.day
  const couponRate = isKnown
    ? (known.couponRate ?? 0)
    : Math.max(0, Number((index.rate + issue.floating.spread).toFixed(6)))
  return {
    ...issue,
    couponRate,
    terms: issue.terms && { ...issue.terms, couponRate },
    floating: { ...issue.floating, index },
  }
}

function buildHoldings(data: Dataset, cusips: ReadonlySet<string>, issuers: readonly Issuer[]): BondIssue[] {
  const byKey = new Map(issuers.map(issuer => [issuer.lei ?? issuer.formalName.toUpperCase(), issuer]))
  return data.holdings
    .filter(holding => !isTreasury(holding, cusips))
    .sort((one, other) => (isinOf(one) < isinOf(other) ? -1 : 1))
    .flatMap((holding, index): BondIssue[] => {
      const issuer = byKey.get(issuerKey(holding))
      if (!issuer) return []
      const { maturity, couponRate, couponKind, priceDay } = holding
      const rate = couponKind === 'None' ? '' : ` ${nameOfRate(couponRate)}`
      const terms =
        couponKind === 'Fixed' && maturity > priceDay
          ? ({
              kind: 'fixed',
              couponRate,
              frequency: 2,
              dayCount: '30/360',
              dated: regularDateOnOrBefore({ maturity, frequency: 2, day: priceDay }),
              maturity,
            } as const)
          : null
      return [
        {
          id: FIRST_HOLDING + index,
          kind: 'corporate',
          name: `${issuer.name}${rate} ${nameOfDay(maturity)}`,
          isin: isinOf(holding),
          cusip: holding.cusip,
          issuerId: issuer.id,
          currency: currencyOf(holding.currency),
          couponRate,
          floating: null,
          terms,
          maturity,
          issued: null,
          issuedInferred: false,
          knownFrom: priceDay,
          inDefault: holding.inDefault,
          auctions: [],
          crossSection: null,
          holding,
        },
      ]
    })
}

const isinOf = (holding: Holding) => holding.isin ?? holding.cusip ?? ''
/** Merges name variants: one legal entity is one issuer. */
const issuerKey = (holding: Holding) => holding.lei ?? holding.issuerName.toUpperCase()

function buildIssuers(holdings: readonly Holding[]): Issuer[] {
  const treasury: Issuer = {
    id: TREASURY_ISSUER,
    name: 'United States Treasury',
    formalName: 'United States Department of the Treasury',
    lei: '254900HROIFWPRGM1V77',
    ticker: null,
    country: countryOf('US'),
    sovereign: true,
    category: 'UST',
  }
  const built = [...groupBy(holdings, issuerKey)].flatMap(
    ([key, group]): (Omit<Issuer, 'id'> & { key: string })[] => {
      const [first] = [...group].sort((one, other) => (one.issuerName < other.issuerName ? 1 : -1))
      if (!first) return []
      const sovereign = first.category === 'NUSS' && first.title.includes('Government')
      return [
        {
          key,
          name: sovereign ? capitalised(first.issuerName) : first.title,
          formalName: first.issuerName,
          lei: first.lei,
          ticker: null,
          country: countryOf(first.country),
          sovereign,
          category: first.category,
        },
      ]
    },
  )
  const filers = FILERS.flatMap(([lei, name, ticker], index) => {
    const found = built.find(issuer => issuer.lei === lei)
    return found ? [{ ...found, name, ticker, id: index + TREASURY_ISSUER + 1 }] : []
  })
  const rest = built
    .filter(issuer => !FILERS.some(([lei]) => lei === issuer.lei))
    .sort((one, other) =>
      one.key === other.key ? 0 : one.name.localeCompare(other.name, 'en') || (one.key < other.key ? -1 : 1),
    )
    .map((issuer, index) => ({ ...issuer, id: FIRST_ISSUER + index }))
  return [treasury, ...[...filers, ...rest].map(({ key: _, ...issuer }) => issuer)]
}

/** `REPUBLIC OF PERU` as `Republic of Peru`. */
function capitalised(name: string): string {
  return name.toLowerCase().replace(/\b(?!of\b|and\b)\p{L}/gu, start => start.toUpperCase())
}
