import type { SuggestAnswer } from '@accrue/api-client/wire'
import { array, integer, maxLength, number, optional, pipe, strictObject } from 'valibot'
import { json } from '../http/answers.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { find, findable } from '../market/search.ts'
import { findIndexes } from '../page/find-indexes.ts'
import { FUND_ID } from '../page/issue-blocks.ts'
import { countryName } from '../page/names.ts'
import { STATUS_KEYS } from '../page/status-keys.ts'
import { viewOf } from '../page/view.ts'
import { searchTerm } from './compare.ts'

/** Hits that are sent of each kind; the counter says how many there are. */
const SHOWN = 30

/** For each kind: a visitor who types on and on does not keep the server busy. */
const LIMITS = [{ count: 10, seconds: 1 }]

type Hit = { id: number; ttl: string; ticker?: string[]; status?: string | null }

function suggestions(call: Call<unknown>, hits: readonly Hit[]): Response {
  const { text } = viewOf(call)
  const answer: SuggestAnswer = {
    items: hits.slice(0, SHOWN),
    counter_title: String(hits.length),
    search_error: hits.length === 0 ? text('_autocomplete_not_found') : null,
  }
  return json(answer)
}

function suggestRoute(
  operation: string,
  kind: 'bonds' | 'stocks' | 'etf' | 'indexes',
  hitsOf: (call: Call<{ term: string }>) => readonly Hit[],
): Route {
  return route({
    operation,
    method: 'POST',
    path: `/api/suggest/${kind}/`,
    callClass: 'read',
    bodyKind: 'form',
    body: strictObject({ term: searchTerm }),
    limits: LIMITS,
    handle: call => suggestions(call, hitsOf(call)),
  })
}

export const suggestRoutes: readonly Route[] = [
  suggestRoute('suggestBonds', 'bonds', call => {
    const { market } = call.deps
    const { text } = viewOf(call)
    return market.findBonds(call.body.term).map(issue => ({
      id: issue.id,
      ttl: issue.name,
      ticker: [issue.isin, market.issuerOf(issue).ticker].filter(ticker => ticker !== null),
      status: text(STATUS_KEYS[market.statusOf(issue)]),
    }))
  }),
  suggestRoute('suggestStocks', 'stocks', call =>
    call.deps.market
      .findStocks(call.body.term)
      .map(({ id, name, ticker }) => ({ id, ttl: name, ticker: [ticker] })),
  ),
  suggestRoute('suggestEtf', 'etf', call => {
    // there is one fund, and it is named in the language of the page
    const fund = { id: FUND_ID, ttl: viewOf(call).text('fund_name') }
    return find(
      findable([fund], ({ ttl }) => [ttl, 'ETF']),
      call.body.term,
    )
  }),
  suggestRoute('suggestIndexes', 'indexes', call =>
    findIndexes(viewOf(call), call.body.term).map(({ id, name, ticker }) => ({
      id,
      ttl: name,
      ticker: [ticker],
    })),
  ),
  route({
    operation: 'suggestCompanies',
    method: 'POST',
    path: '/api/suggest/companies/',
    callClass: 'read',
    body: strictObject({
      term: searchTerm,
      emitent_stop_statuses_ids: optional(pipe(array(pipe(number(), integer())), maxLength(100))),
    }),
    limits: LIMITS,
    handle(call) {
      const stopped = new Set(call.body.emitent_stop_statuses_ids)
      const view = viewOf(call)
      const { market } = view
      const hits = market
        .findIssuers(call.body.term)
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
