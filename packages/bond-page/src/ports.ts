import type {
  AccruedInterest,
  Answer,
  Api,
  Calculation,
  CalculationQuery,
  CallOptions,
  Day,
  FileFacts,
  IssueList,
  IssuerMapData,
  Language,
  NetworkRow,
  PraamsReport,
  Quotes,
  RatingGroup,
  RatingsHistory,
  Tradings,
} from '@accrue/api-client'
import { unwrap } from '@accrue/api-client'
import type { CompareSearchPort, CompareVenuesPort, WatchlistPorts } from '@accrue/ui/blocks'
import type { ComparedKind } from './rules/chart-url.ts'
import type { GraphRequest } from './sections/graph/graph-state.ts'

/** The server calls of the page. Each rejects for transport errors only; refusals are answers. */
export type BondPagePorts = {
  /** Rows of one trading ground and period, or the nearest date, or nothing (bond-page §4). */
  tradings: (request: GraphRequest & { iteration: number }, call: CallOptions) => Promise<Answer<Tradings>>
  /** Rows of more days than the chart has, for its navigator. Default: the navigator shows the period of the chart. */
  overview?: (
    request: Pick<GraphRequest, 'bondId' | 'venueId' | 'type' | 'range'>,
    call: CallOptions,
  ) => Promise<Answer<Tradings>>
  /** Searches what the bond can be compared with, and on which trading grounds (shared-blocks §7). */
  compareWith: (bondId: number) => { search: CompareSearchPort; venues: CompareVenuesPort }
  /** The name of a compared item that came from an address; null when it has none. */
  comparedName: (item: ComparedNameRequest, call: CallOptions) => Promise<string | null>
  /** The ratings of one group over time (bond-page §7). */
  ratingsHistory: (
    request: { bondId: number; group: RatingGroup },
    call: CallOptions,
  ) => Promise<Answer<RatingsHistory>>
  /** Yield against duration of the issuer's bonds; the bond of the page is the main one. */
  issuerMap: (
    request: { issuerId: number; bondId: number },
    call: CallOptions,
  ) => Promise<Answer<IssuerMapData>>
  /** Who is related to an issuer, in one direction. */
  relations: (
    request: { issuerId: number; direction: 'from' | 'to' },
    call: CallOptions,
  ) => Promise<Answer<NetworkRow[]>>
  /** The quotes of market participants. */
  quotes: (
    bond: { bondId: number; issuerId: number; statusId: number },
    call: CallOptions,
  ) => Promise<Answer<Quotes>>
  /** Requests access to one participant's quotes. It writes, so it runs on a click only and never retries by itself. */
  requestQuoteAccess: (request: { participantId: number }) => Promise<Answer<{ sent: boolean }>>
  /** Accrued interest on a day, at most two days after today (bond-page §5). */
  accruedInterest: (
    request: { bondId: number; day: Day },
    call: CallOptions,
  ) => Promise<Answer<AccruedInterest>>
  /** Yield, price and risk measures from a price or a yield on a settlement day. */
  calculation: (request: CalculationQuery, call: CallOptions) => Promise<Answer<Calculation>>
  /** A page of ten similar bonds, and of ten latest issues of the issuer (bond-page §9). */
  similar: (request: { bondId: number; page: number }, call: CallOptions) => Promise<Answer<IssueList>>
  latestIssues: (request: { bondId: number; page: number }, call: CallOptions) => Promise<Answer<IssueList>>
  /** The praams report, or null when there is none (bond-page §7). */
  praams: (request: { bondId: number }, call: CallOptions) => Promise<Answer<PraamsReport | null>>
  /** Reports, multipliers and report files of the issuer. */
  reports: Api['reports']
  /** Analytics comments about the issuer, and access requests for their files. */
  comments: Api['comments']
  /** Consensus forecasts of the issuer. */
  indicators: Api['indicators']
  /** Files, requested on a click only. */
  files: {
    /** The link of the cash-flow workbook, which the browser then downloads (bond-page §7). */
    cashFlowLink: (request: { bondId: number }, call: CallOptions) => Promise<Answer<{ url: string }>>
    /** The archive of one trading ground and period as a workbook, at most 2500 points (bond-page §5); sent as a form (bond-page §7). */
    archive: (
      request: { bondId: number; venueId: number; from: Day; to: Day; lang?: Language },
      call: CallOptions,
    ) => Promise<Answer<FileFacts>>
    similar: (request: { bondId: number }, call: CallOptions) => Promise<Answer<FileFacts>>
    /** The page as a PDF document; refused with `pdf_unavailable` where the server cannot print. */
    page: (
      request: { bondId: number; blocks: readonly string[]; lang?: Language },
      call: CallOptions,
    ) => Promise<Answer<FileFacts>>
  }
  /** Adds the bond to the user's watchlists and removes it (shared-blocks §7). */
  watchlist: (bondId: number) => WatchlistPorts
  /** Usage logging (bond-page §6). Never rejects. */
  actionLogged: (action: { actionId: number }) => Promise<void>
  /** A table was expanded: 80 international standard, 76 local standard and bank (bond-page §7). Never rejects. */
  tableExpanded: (action: { actionId: 76 | 80; bondId?: number }) => Promise<void>
  /** Counts a view of the page. Never rejects. */
  pageViewed: (view: { bondId: number; countryId: number | null; regionId: number | null }) => Promise<void>
}

type ComparedNameRequest = { kind: ComparedKind; id: number; lang: Language }

/** The page's ports over the API client. */
export function connectPorts(api: Api): BondPagePorts {
  const tradings: BondPagePorts['tradings'] = (
    { bondId, venueId, compared, type, range, periodByUser, iteration },
    call,
  ) =>
    api.chart.tradings(
      {
        items: [{ id: bondId, venueId, kind: 'bonds' }, ...compared],
        ...range,
        type,
        periodByUser,
        iteration,
      },
      call,
    )
  return {
    tradings,
    overview: (request, call) =>
      tradings({ ...request, compared: [], periodByUser: false, mayMove: false, iteration: 0 }, call),
    compareWith: api.compare.ofBond,
    comparedName: ({ kind, ...item }, call) => (kind === 'index' ? indexName : bondName)(api, item, call),
    ratingsHistory: api.ratings.history,
    issuerMap: api.map.issuer,
    relations: api.network.issuers,
    quotes: api.quotes.market,
    requestQuoteAccess: api.quotes.requestAccess,
    accruedInterest: api.accruedInterest.onDay,
    calculation: api.calculation.of,
    similar: api.similar.list,
    latestIssues: api.page.latestIssues,
    praams: api.praams.report,
    reports: api.reports,
    comments: api.comments,
    indicators: api.indicators,
    files: api.exports,
    watchlist: api.watchlist.ofBond,
    actionLogged: api.log.action,
    tableExpanded: api.log.tableExpanded,
    pageViewed: api.log.pageViewed,
  }
}

type NameOf = (
  api: Api,
  item: Omit<ComparedNameRequest, 'kind'>,
  call: CallOptions,
) => ReturnType<BondPagePorts['comparedName']>

const bondName: NameOf = async (api, item, call) => unwrap(await api.benchmark.bond(item, call))?.name ?? null

const indexName: NameOf = async (api, item, call) => unwrap(await api.page.index(item, call)).header.name
