import type { Caller } from '../caller.ts'
import { decodeCompareSearch, decodeCompareVenues } from '../decode/search.ts'
import { unwrap } from '../fault.ts'
import { getCompareTradingGrounds, searchCompareItems } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** What is searched for; `venueId` is the one that the chart shows. */
export type CompareHitsQuery = { term: string; venueId: number | null }
/** The item whose trading grounds are requested, and the trading ground that the chart shows. */
export type CompareItemQuery = { kind: string; id: number; venueId: number | null }

/** shared-blocks §9: the hash of a request is random, 1 to 999999. */
const LARGEST_HASH = 999_999

/** A hash from a random number of [0, 1); other numbers count as the nearest one of it. */
export function compareHash(random: number): number {
  const hash = Number.isFinite(random) ? 1 + Math.floor(random * LARGEST_HASH) : 1
  return Math.min(Math.max(hash, 1), LARGEST_HASH)
}

/**
 * The ports of the compare search of one main bond. They resolve with plain results and reject with `ApiRefusal` for a refusal. Each
 * request has a random hash, and an answer with another one is a fault: the caller never sees hashes. `random` is for tests.
 */
export function compareCalls({ search }: Caller, bondId: number, random: () => number = Math.random) {
  const path = { bondId }
  return {
    search: async ({ term, venueId }: CompareHitsQuery, options?: CallOptions) => {
      const hash = compareHash(random())
      const body = { term, hash, currentTgId: venueId }
      return unwrap(
        await search(
          request => searchCompareItems({ ...request, path, body }),
          answer => decodeCompareSearch(answer, hash),
          options,
        ),
      )
    },
    venues: async ({ kind, id, venueId }: CompareItemQuery, options?: CallOptions) => {
      const hash = compareHash(random())
      // the server has trading grounds of bonds alone
      const model = kind === 'bonds' ? ('bonds' as const) : ('index' as const)
      const body = { hash, currentTgId: venueId, selectedId: id, model }
      return unwrap(
        await search(
          request => getCompareTradingGrounds({ ...request, path, body }),
          answer => decodeCompareVenues(answer, hash),
          options,
        ),
      )
    },
  }
}
