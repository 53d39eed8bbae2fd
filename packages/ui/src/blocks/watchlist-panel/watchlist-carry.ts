import type {
  WatchlistAnswer,
  WatchlistOrder,
  WatchlistOutcome,
  WatchlistPorts,
  WatchlistStep,
} from './watchlist-save.model.ts'

/** Removes, and appends when that has settled well (W4). Never rejects. */
export async function carrySave(order: WatchlistOrder, ports: WatchlistPorts): Promise<WatchlistOutcome> {
  const { remove, append, keys } = order
  const removed =
    remove.length > 0
      ? await settled(() => ports.remove({ ids: remove }, { idempotencyKey: keys.remove }))
      : null
  if (append.length === 0 || (removed !== null && removed.kind !== 'ok')) return { removed, appended: null }
  const appended = await settled(() => ports.append({ items: append }, { idempotencyKey: keys.append }))
  return { removed, appended }
}

async function settled<Data>(ask: () => Promise<WatchlistAnswer<Data>>): Promise<WatchlistStep<Data>> {
  try {
    return await ask()
  } catch (fault) {
    return { kind: 'fault', fault }
  }
}
