import type { Caller } from '../caller.ts'
import type { Day } from '../decode/day.ts'
import { decodeRemoved, decodeSaved } from '../decode/watchlist.ts'
import { appendToWatchlists, removeFromWatchlists } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** The bond on one list: quantity and price as typed, '' for none. */
export type WatchlistChange = { listId: number; quantity: string; price: string; day: Day | null }

/** The user's lists. */
export function watchlistCalls({ write }: Caller) {
  /** Puts the bond on lists, all of them or none; with `remove` it also leaves those lists in the same step. */
  const append = (
    {
      bondId,
      items,
      remove: left,
    }: { bondId: number; items: readonly WatchlistChange[]; remove?: readonly number[] },
    options?: CallOptions,
  ) => {
    const body = {
      bondId,
      add: items.map(item => item.listId),
      qnt: items.map(item => item.quantity),
      price: items.map(item => item.price),
      date: items.map(item => item.day ?? ''),
      ...(left ? { remove: [...left] } : {}),
    }
    return write(request => appendToWatchlists({ ...request, body }), decodeSaved, options)
  }
  /** Takes the bond off lists and answers those it left. */
  const remove = ({ ids, bondId }: { ids: readonly number[]; bondId: number }, options?: CallOptions) =>
    write(
      request => removeFromWatchlists({ ...request, body: { ids: [...ids], bondId } }),
      decodeRemoved,
      options,
    )

  return { append, remove }
}

/** The two calls for one bond. */
export function watchlistCallsOf(caller: Caller, bondId: number) {
  const { append, remove } = watchlistCalls(caller)
  return {
    append: ({ items }: { items: readonly WatchlistChange[] }, options?: CallOptions) =>
      append({ bondId, items }, options),
    remove: ({ ids }: { ids: readonly number[] }, options?: CallOptions) => remove({ bondId, ids }, options),
  }
}
