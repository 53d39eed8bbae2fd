import { type Caller, later } from '../caller.ts'
import { unwrap } from '../fault.ts'
import type { CallOptions } from '../http.ts'

const decodeSuggestions = later(async () => (await import('../decode/search.ts')).decodeSuggestions)

/** The ports of the global search, one per tab. They bring plain results, and reject with `ApiRefusal` when the server says no. */
export function suggestCalls({ call }: Caller) {
  return {
    bonds: async ({ term }: { term: string }, options?: CallOptions) =>
      unwrap(await call('suggestBonds', { body: { term } }, decodeSuggestions, options)),
    stocks: async ({ term }: { term: string }, options?: CallOptions) =>
      unwrap(await call('suggestStocks', { body: { term } }, decodeSuggestions, options)),
    etfs: async ({ term }: { term: string }, options?: CallOptions) =>
      unwrap(await call('suggestEtf', { body: { term } }, decodeSuggestions, options)),
    indexes: async ({ term }: { term: string }, options?: CallOptions) =>
      unwrap(await call('suggestIndexes', { body: { term } }, decodeSuggestions, options)),
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
