import { type Comment, decodeComment } from './comments.ts'
import { type Day, day } from './day.ts'
import { type Figure, figure } from './figure.ts'
import { decodeIssueList, type IssueList } from './issues.ts'
import { decodeOffers, type Offer } from './puts-and-calls.ts'
import { decodeRatingGroups, type Rating, type RatingGroup } from './ratings.ts'
import {
  count,
  flag,
  MOST_DECIMALS,
  oneOf,
  optional,
  type Raw,
  record,
  rows,
  text,
  textOrNull,
  whole,
  withId,
} from './reading.ts'
import { LANGUAGES, type Lang } from './session.ts'
import { decodeWatchlists, type WatchlistEntry } from './watchlist.ts'

/** A trading ground of the bond. */
export type TradingGround = {
  id: number
  name: string
  /** Latest day with data. */
  latestDay: Day | null
  /** Its figures are estimated, not observed. */
  estimation: boolean
}

/** A holder of the issue; share in per cent. */
export type Holder = { name: string; url: string | null; share: Figure; amount: Figure; day: Day | null }

/** By its yield, its investment rate, its real yield, or its discount margin. */
export type Pricing = (typeof PRICINGS)[number]
const PRICINGS = ['fixed', 'bill', 'inflation', 'floating'] as const

/** The bond and what its sections need to know of it (bond-page §3 "Bond page context"). */
export type BondContext = {
  id: number
  issuerId: number | null
  issuerName: string
  issuerFormalName: string
  issuerCountryId: number | null
  issuerRegionId: number | null
  /** The issuer is a state. */
  sovereign: boolean
  currencyId: number | null
  /** How the bond is priced; null where its terms are not known. */
  pricing: Pricing | null
  status: number | null
  lang: Lang | null
  tradingGrounds: TradingGround[]
  defaultTradingGroundId: number | null
  /** Puts and calls ahead; the type of the first names the option. */
  offers: Offer[]
  ratings: Record<RatingGroup, Rating[]>
  /** The user's lists; none below full access. */
  watchlists: WatchlistEntry[]
  comments: Comment[]
  holders: Holder[]
  latestIssues: IssueList | null
  similar: IssueList | null
  /** Decimals of accrued interest that the issuer uses; null is the default. */
  accruedInterestPrecision: number | null
  /** The alternative data brand, which hides the methodology link. */
  alternativeBrand: boolean
}

/** The context; `bondId` is the one asked for, and stands when the answer names none. */
export function decodeBondContext(raw: Raw, bondId: number): BondContext {
  const tradingGrounds = withId(rows(raw, 'tgList'), groundOf)
  const said = whole(raw, 'defaultTg')
  return {
    id: whole(raw, 'bondId') ?? bondId,
    issuerId: whole(raw, 'emitentId'),
    issuerName: text(raw, 'emitentName'),
    issuerFormalName: text(raw, 'formalEmitentName') || text(raw, 'emitentName'),
    issuerCountryId: whole(raw, 'emitentCountryId'),
    issuerRegionId: whole(raw, 'emitentCountryRegionId'),
    sovereign: flag(raw, 'emitentSovereign'),
    currencyId: whole(raw, 'currencyId'),
    pricing: oneOf(raw, 'pricing', PRICINGS),
    status: whole(raw, 'bondStatus'),
    lang: oneOf(raw, 'lang', LANGUAGES),
    tradingGrounds,
    defaultTradingGroundId: tradingGrounds.some(one => one.id === said)
      ? said
      : (tradingGrounds[0]?.id ?? null),
    offers: decodeOffers(rows(raw, 'offerts')),
    ratings: decodeRatingGroups(record(raw, 'ratings')),
    watchlists: decodeWatchlists(rows(raw, 'watchlist')),
    comments: rows(raw, 'comments').map(decodeComment),
    holders: rows(raw, 'holders').map(holderOf),
    latestIssues: optional(raw, 'latest_list', decodeIssueList),
    similar: optional(raw, 'similar_items', decodeIssueList),
    accruedInterestPrecision: count(raw, 'nkdPrecision', MOST_DECIMALS),
    alternativeBrand: text(raw, 'dataBrand') === 'alternative',
  }
}

function groundOf(raw: Raw, id: number): TradingGround {
  return { id, name: text(raw, 'name'), latestDay: day(raw, 'max_date'), estimation: flag(raw, 'estimation') }
}

function holderOf(raw: Raw): Holder {
  return {
    name: text(raw, 'name'),
    url: textOrNull(raw, 'url'),
    share: figure(raw, 'share'),
    amount: figure(raw, 'amount'),
    day: day(raw, 'date'),
  }
}
