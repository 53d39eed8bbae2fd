import type { Caller } from '../caller.ts'
import { decodeSuggestions } from '../decode/search.ts'
import { unwrap } from '../fault.ts'
import {
  suggestBonds,
  suggestCommodities,
  suggestCompanies,
  suggestCurrencies,
  suggestEtf,
  suggestIndexes,
  suggestStocks,
} from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** The ports of the global search, one per tab. They resolve with plain results and reject with `ApiRefusal` for a refusal. */
export function suggestCalls({ search }: Caller) {
  const suggest =
    (
      operation:
        | typeof suggestBonds
        | typeof suggestStocks
        | typeof suggestEtf
        | typeof suggestIndexes
        | typeof suggestCommodities
        | typeof suggestCurrencies,
    ) =>
    async ({ term }: { term: string }, options?: CallOptions) =>
      unwrap(await search(request => operation({ ...request, body: { term } }), decodeSuggestions, options))

  return {
    bonds: suggest(suggestBonds),
    stocks: suggest(suggestStocks),
    etfs: suggest(suggestEtf),
    indexes: suggest(suggestIndexes),
    commodities: suggest(suggestCommodities),
    currencies: suggest(suggestCurrencies),
    /** Issuers, except those with one of these statuses. */
    companies: async (
      { term, withoutStatuses }: { term: string; withoutStatuses?: readonly number[] },
      options?: CallOptions,
    ) => {
      const body = { term, ...(withoutStatuses ? { emitent_stop_statuses_ids: [...withoutStatuses] } : {}) }
      return unwrap(
        await search(request => suggestCompanies({ ...request, body }), decodeSuggestions, options),
      )
    },
  }
}
