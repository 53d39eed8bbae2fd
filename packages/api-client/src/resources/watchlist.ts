import type { Caller } from '../caller.ts'
import { decodeRemoved, decodeSaved } from '../decode/watchlist.ts'
import type { Answer } from '../fault.ts'
import { appendToWatchlists, removeFromWatchlists } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** The bond on one list: quantity and price as typed, the day as `yyyy-mm-dd`; '' or absent for none. */
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

export function watchlistCalls({ write }: Caller) {
  /** Adds the bond to lists and removes it from those in `remove`, all or nothing. A refusal names its field as `values` does. */
  const append = async (
    {
      bondId,
      items,
      remove: removed,
    }: { bondId: number; items: readonly WatchlistAddition[]; remove?: readonly number[] },
    options?: CallOptions,
  ) => {
    const body = {
      bondId,
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
  /** Removes the bond from lists; the answer has the lists that contained it. */
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
    append: ({ items }: { items: readonly WatchlistAddition[] }, options?: CallOptions) =>
      append({ bondId, items }, options),
    remove: ({ ids }: { ids: readonly number[] }, options?: CallOptions) => remove({ bondId, ids }, options),
  }
}
