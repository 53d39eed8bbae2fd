import { type Caller, later } from '../caller.ts'
import { unwrap } from '../fault.ts'
import type { CallOptions } from '../http.ts'

const decodeCompareGrounds = later(async () => (await import('../decode/search.ts')).decodeCompareGrounds)
const decodeCompareSearch = later(async () => (await import('../decode/search.ts')).decodeCompareSearch)

/** What a compare search asks; `hash` is 1–999999 and comes back with the answer. */
export type CompareSearchQuery = { term: string; hash: number; tradingGroundId: number | null }
/** Which item's trading grounds are asked for. */
export type CompareGroundsQuery = {
  hash: number
  tradingGroundId: number | null
  selectedId: number
  model: 'bonds' | 'index'
}

/** The ports of the compare search. They bring plain results, and reject with `ApiRefusal` when the server says no. */
export function compareCalls({ call }: Caller) {
  return {
    /** The ports for one main bond: spread them into the widget. */
    ofBond: (bondId: number) => ({
      search: async ({ term, hash, tradingGroundId }: CompareSearchQuery, options?: CallOptions) => {
        const input = { path: { bondId }, body: { term, hash, currentTgId: tradingGroundId } }
        return unwrap(await call('searchCompareItems', input, decodeCompareSearch, options))
      },
      tradingGrounds: async (
        { hash, tradingGroundId, selectedId, model }: CompareGroundsQuery,
        options?: CallOptions,
      ) => {
        const input = { path: { bondId }, body: { hash, currentTgId: tradingGroundId, selectedId, model } }
        return unwrap(await call('getCompareTradingGrounds', input, decodeCompareGrounds, options))
      },
    }),
  }
}
