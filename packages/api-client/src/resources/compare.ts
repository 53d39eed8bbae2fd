import type { Caller } from '../caller.ts'
import { decodeCompareGrounds, decodeCompareSearch } from '../decode/search.ts'
import { unwrap } from '../fault.ts'
import { getCompareTradingGrounds, searchCompareItems } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** `hash`, from 1 to 999999, is returned with the answer. */
export type CompareSearchQuery = { term: string; hash: number; tradingGroundId: number | null }
/** The item whose trading grounds are requested. */
export type CompareGroundsQuery = {
  hash: number
  tradingGroundId: number | null
  selectedId: number
  kind: string
}

/** The ports of the compare search of one main bond. They resolve with plain results and reject with `ApiRefusal` for a refusal. */
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
      { hash, tradingGroundId, selectedId, kind }: CompareGroundsQuery,
      options?: CallOptions,
    ) => {
      // the server has trading grounds of bonds alone
      const model = kind === 'bonds' ? 'bonds' : 'index'
      const body = { hash, currentTgId: tradingGroundId, selectedId, model } as const
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
