import { type Comment, decodeComment } from './comments.ts'
import { type Day, day } from './day.ts'
import { decodeIssueList, type IssueList } from './issues.ts'
import { type Language, languageOfCode } from './languages.ts'
import { type NumericField, numericField } from './numeric-field.ts'
import { decodeOffers, type Offer } from './puts-and-calls.ts'
import { decodeRatingGroups, type Rating, type RatingGroup } from './ratings.ts'
import {
  count,
  field,
  flag,
  MAX_DECIMALS,
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
import { decodeWatchlists, type WatchlistEntry } from './watchlist.ts'

export type BondVenue = {
  id: number
  name: string
  /** Latest day with data. */
  latestDay: Day | null
  /** Its values are estimated, not observed. */
  estimation: boolean
}

/** A holder of the issue; share in per cent. */
export type Holder = {
  name: string
  url: string | null
  share: NumericField
  amount: NumericField
  day: Day | null
}

/** Priced by yield, investment rate, real yield or discount margin, in this order. */
export type Pricing = (typeof PRICINGS)[number]
const PRICINGS = ['fixed', 'bill', 'inflation', 'floating'] as const

/** The bond, with the data that all sections need (bond-page §3 "Bond page context"). */
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
  /** Null when the bond's terms are unknown. */
  pricing: Pricing | null
  status: number | null
  lang: Language | null
  venues: BondVenue[]
  defaultVenueId: number | null
  /** Future puts and calls; the type of the first names the option. */
  offers: Offer[]
  ratings: Record<RatingGroup, Rating[]>
  /** The user's lists; none below full access. */
  watchlists: WatchlistEntry[]
  comments: Comment[]
  holders: Holder[]
  latestIssues: IssueList | null
  similar: IssueList | null
  /** The issuer's number of decimals of accrued interest; null for the default. */
  accruedInterestPrecision: number | null
  /** The alternative data brand hides the methodology link. */
  alternativeBrand: boolean
}

/** `bondId` is the requested id; it is used when the answer has none. */
export function decodeBondContext(raw: Raw, bondId: number): BondContext {
  const venues = withId(rows(raw, 'tgList'), venueOf)
  const requestedId = whole(raw, 'defaultTg')
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
    lang: languageOfCode(field(raw, 'lang')),
    venues,
    defaultVenueId: venues.some(one => one.id === requestedId) ? requestedId : (venues[0]?.id ?? null),
    offers: decodeOffers(rows(raw, 'offerts')),
    ratings: decodeRatingGroups(record(raw, 'ratings')),
    watchlists: decodeWatchlists(rows(raw, 'watchlist')),
    comments: rows(raw, 'comments').map(decodeComment),
    holders: rows(raw, 'holders').map(holderOf),
    latestIssues: optional(raw, 'latest_list', decodeIssueList),
    similar: optional(raw, 'similar_items', decodeIssueList),
    accruedInterestPrecision: count(raw, 'nkdPrecision', MAX_DECIMALS),
    alternativeBrand: text(raw, 'dataBrand') === 'alternative',
  }
}

function venueOf(raw: Raw, id: number): BondVenue {
  return { id, name: text(raw, 'name'), latestDay: day(raw, 'max_date'), estimation: flag(raw, 'estimation') }
}

function holderOf(raw: Raw): Holder {
  return {
    name: text(raw, 'name'),
    url: textOrNull(raw, 'url'),
    share: numericField(raw, 'share'),
    amount: numericField(raw, 'amount'),
    day: day(raw, 'date'),
  }
}
