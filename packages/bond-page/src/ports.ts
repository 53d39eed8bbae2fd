import type { Answer, Api, CallOptions, Quotes, Tradings } from '@accrue/api-client'
import type { GraphQuestion } from './sections/graph/graph.model.ts'

/** What the page asks of the outside world. Each rejects for faults of transport only; refusals are answers. */
export type BondPagePorts = {
  /** Rows of one ground and period, or the nearest date, or nothing (bond-page §4). */
  tradings: (question: GraphQuestion & { iteration: number }, call: CallOptions) => Promise<Answer<Tradings>>
  /** The quotes of market participants. */
  quotes: (
    bond: { bondId: number; issuerId: number; statusId: number },
    call: CallOptions,
  ) => Promise<Answer<Quotes>>
  /** Asks one participant for access to its quotes. Writes: called from a click only, never repeated by itself. */
  requestQuoteAccess: (request: { participantId: number }) => Promise<Answer<{ sent: boolean }>>
  /** Counts a view of the page. Never rejects. */
  pageViewed: (view: { bondId: number; countryId: number | null; regionId: number | null }) => Promise<void>
}

/** The page's ports over the API client: the one place that knows both. */
export function connectPorts(api: Api): BondPagePorts {
  return {
    tradings: ({ bondId, tradingGroundId, type, range, periodByUser, iteration }, call) =>
      api.chart.tradings(
        { items: [{ id: bondId, tradingGroundId, model: 'bonds' }], ...range, type, periodByUser, iteration },
        call,
      ),
    quotes: api.quotes.market,
    requestQuoteAccess: api.quotes.requestAccess,
    pageViewed: api.log.pageViewed,
  }
}
