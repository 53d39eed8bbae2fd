import type { Caller } from '../caller.ts'
import { decodeRemoved, decodeSaved } from '../decode/watchlist.ts'
import type { Answer } from '../fault.ts'
import { appendToWatchlists, removeFromWatchlists } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** The security on one list: quantity and price as typed, the day as `yyyy-mm-dd`; '' or absent for none. */
export type WatchlistAddition = {
  listId: number
  values: { quantity?: string; price?: string; day?: string }
}

/** The values that the request sends under other names. */
const VALUE_NAMES: Readonly<Record<string, string>> = { qnt: 'quantity', date: 'day' }

/** The answer with a refused field (`qnt[2]`) named as in `values` (`quantity[2]`). */
function withValueNames<Data>(answer: Answer<Data>): Answer<Data> {
  if (answer.kind !== 'refused' || answer.field === null) return answer
  return { ...answer, field: answer.field.replace(/^\w+(?=\[)/, name => VALUE_NAMES[name] ?? name) }
}

/** The bond or the stock of a change. */
export type WatchlistSecurity = { bondId: number } | { stockId: number }

export function watchlistCalls({ write }: Caller) {
  /** Adds the security to lists and removes it from those in `remove`, all or nothing. A refusal names its field as `values` does. */
  const append = async (
    {
      items,
      remove: removed,
      ...security
    }: WatchlistSecurity & { items: readonly WatchlistAddition[]; remove?: readonly number[] },
    options?: CallOptions,
  ) => {
    const body = {
      ...security,
      add: items.map(item => item.listId),
      qnt: items.map(item => item.values.quantity ?? ''),
      price: items.map(item => item.values.price ?? ''),
      date: items.map(item => item.values.day ?? ''),
      ...(removed ? { remove: [...removed] } : {}),
    }
    return withValueNames(
      await write(request => appendToWatchlists({ ...request, body }), decodeSaved, options),
    )
  }
  /** Removes the security from lists; the answer has the lists that contained it. */
  const remove = (
    { ids, ...security }: WatchlistSecurity & { ids: readonly number[] },
    options?: CallOptions,
  ) =>
    write(
      request => removeFromWatchlists({ ...request, body: { ids: [...ids], ...security } }),
      decodeRemoved,
      options,
    )

  return { append, remove }
}

/** The two calls for one security. */
export function watchlistCallsOf(caller: Caller, security: WatchlistSecurity) {
  const { append, remove } = watchlistCalls(caller)
  return {
    append: ({ items }: { items: readonly WatchlistAddition[] }, options?: CallOptions) =>
      append({ ...security, items }, options),
    remove: ({ ids }: { ids: readonly number[] }, options?: CallOptions) =>
      remove({ ...security, ids }, options),
  }
}
