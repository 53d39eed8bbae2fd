import type { OperationId } from '@accrue/api-client/operations'
import { vSuggestCompaniesBody, vSuggestRequest } from '@accrue/api-client/schemas'
import type { SuggestAnswer } from '@accrue/api-client/wire'
import { json } from '../http/answers.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import type { PriceLine } from '../market/price-lines.ts'
import { find, findable } from '../market/search.ts'
import { findIndexes } from '../page/find-indexes.ts'
import { findPriceLines } from '../page/find-price-lines.ts'
import { FUND_ID } from '../page/issue-blocks.ts'
import { countryName } from '../page/names.ts'
import { STATUS_KEYS } from '../page/status-keys.ts'
import { viewOf } from '../page/view.ts'

/** Maximum number of hits of each kind; the counter is the total. */
const MAX_HITS = 30

/** Limit per kind, so that fast typing does not overload the server. */
const LIMITS = [{ count: 10, seconds: 1 }]

type Hit = { id: number; ttl: string; ticker?: string[]; status?: string | null }

function suggestions(call: Call, hits: readonly Hit[]): Response {
  const { text } = viewOf(call)
  const answer: SuggestAnswer = {
    items: hits.slice(0, MAX_HITS),
    counter_title: String(hits.length),
    search_error: hits.length === 0 ? text('_autocomplete_not_found') : null,
  }
  return json(answer)
}

function suggestRoute(
  operation: OperationId,
  hitsOf: (call: Call, term: string) => readonly Hit[],
): ApiRoute {
  return route({
    operation,
    request: { body: vSuggestRequest },
    limits: LIMITS,
    handle: call => suggestions(call, hitsOf(call, call.body.term.trim())),
  })
}

const priceLineHits = (call: Call, kind: PriceLine['kind'], term: string): Hit[] =>
  findPriceLines(viewOf(call), kind, term).map(({ id, name, ticker }) => ({
    id,
    ttl: name,
    ticker: [ticker],
  }))

export const suggestRoutes: readonly ApiRoute[] = [
  suggestRoute('suggestBonds', (call, term) => {
    const { market } = call.deps
    const { text } = viewOf(call)
    return market.findBonds(term).map(issue => ({
      id: issue.id,
      ttl: issue.name,
      ticker: [issue.isin, market.issuerOf(issue).ticker].filter(ticker => ticker !== null),
      status: text(STATUS_KEYS[market.statusOf(issue)]),
    }))
  }),
  suggestRoute('suggestStocks', (call, term) =>
    call.deps.market.findStocks(term).map(({ id, name, ticker }) => ({ id, ttl: name, ticker: [ticker] })),
  ),
  suggestRoute('suggestEtf', (call, term) => {
    // There is one fund, named in the page's language.
    const fund = { id: FUND_ID, ttl: viewOf(call).text('fund_name') }
    return find(
      findable([fund], ({ ttl }) => [ttl, 'ETF']),
      term,
    )
  }),
  suggestRoute('suggestIndexes', (call, term) =>
    findIndexes(viewOf(call), term).map(({ id, name, ticker }) => ({
      id,
      ttl: name,
      ticker: [ticker],
    })),
  ),
  suggestRoute('suggestCommodities', (call, term) => priceLineHits(call, 'commodities', term)),
  suggestRoute('suggestCurrencies', (call, term) => priceLineHits(call, 'currencies', term)),
  route({
    operation: 'suggestCompanies',
    request: { body: vSuggestCompaniesBody },
    limits: LIMITS,
    handle(call) {
      const stopped = new Set(call.body.emitent_stop_statuses_ids)
      const view = viewOf(call)
      const { market } = view
      const hits = market
        .findIssuers(call.body.term.trim())
        .filter(issuer => !stopped.has(market.issuerStatus(issuer)))
        .map(({ id, name, ticker, country }) => ({
          id,
          ttl: name,
          ...(ticker ? { ticker: [ticker] } : {}),
          status: countryName(view, country),
        }))
      return suggestions(call, hits)
    },
  }),
]
