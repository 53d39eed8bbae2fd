import type { Caller } from '../caller.ts'
import { decodeSuggestions } from '../decode/search.ts'
import { unwrap } from '../fault.ts'
import type { CallOptions } from '../http.ts'

/** The ports of the global search, one per tab. They bring plain results, and reject with `ApiRefusal` when the server says no. */
export function suggestCalls({ call }: Caller) {
  const suggest =
    (operation: 'suggestBonds' | 'suggestStocks' | 'suggestEtf' | 'suggestIndexes') =>
    async ({ term }: { term: string }, options?: CallOptions) =>
      unwrap(await call(operation, { body: { term } }, decodeSuggestions, options))

  return {
    bonds: suggest('suggestBonds'),
    stocks: suggest('suggestStocks'),
    etfs: suggest('suggestEtf'),
    indexes: suggest('suggestIndexes'),
    /** Issuers, without those in the given statuses. */
    companies: async (
      { term, withoutStatuses }: { term: string; withoutStatuses?: readonly number[] },
      options?: CallOptions,
    ) => {
      const body = { term, ...(withoutStatuses ? { emitent_stop_statuses_ids: [...withoutStatuses] } : {}) }
      return unwrap(await call('suggestCompanies', { body }, decodeSuggestions, options))
    },
  }
}
