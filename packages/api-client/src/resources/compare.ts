import type { Caller } from '../caller.ts'
import { decodeCompareGrounds, decodeCompareSearch } from '../decode/search.ts'
import { unwrap } from '../fault.ts'
import { getCompareTradingGrounds, searchCompareItems } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** What a compare search asks; `hash` is 1–999999 and comes back with the answer. */
export type CompareSearchQuery = { term: string; hash: number; tradingGroundId: number | null }
/** Which item's trading grounds are asked for. */
export type CompareGroundsQuery = {
  hash: number
  tradingGroundId: number | null
  selectedId: number
  model: 'bonds' | 'index'
}

/** The ports of the compare search of one main bond. They bring plain results, and reject with `ApiRefusal` when the server says no. */
export function compareCalls({ search }: Caller, bondId: number) {
  const path = { bondId }
  return {
    search: async ({ term, hash, tradingGroundId }: CompareSearchQuery, options?: CallOptions) => {
      const body = { term, hash, currentTgId: tradingGroundId }
      return unwrap(
        await search(request => searchCompareItems({ ...request, path, body }), decodeCompareSearch, options),
      )
    },
    tradingGrounds: async (
      { hash, tradingGroundId, selectedId, model }: CompareGroundsQuery,
      options?: CallOptions,
    ) => {
      const body = { hash, currentTgId: tradingGroundId, selectedId, model }
      return unwrap(
        await search(
          request => getCompareTradingGrounds({ ...request, path, body }),
          decodeCompareGrounds,
          options,
        ),
      )
    },
  }
}
