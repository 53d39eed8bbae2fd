import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { batchQueue } from './batch-queue.ts'
import type { Database } from './database.ts'
import { createReadCache } from './read-cache.ts'
import { type SECURITY_KINDS, watchlistEntries, watchlists } from './schema.ts'

/** A bond or a stock, by its number among those of its kind. */
export type Security = { kind: (typeof SECURITY_KINDS)[number]; id: number }

/** One of a user's lists, with its entry for one security. */
export type Watchlist = {
  id: number
  name: string
  readonly: boolean
  /** The list's entry for this security; null when it is not on the list. */
  entry: StoredWatchlistEntry | null
}

export type StoredWatchlistEntry = {
  /** Free text (readings #58). */
  quantity: string
  /** Null together with `date`: the user entered no purchase. */
  price: number | null
  date: string | null
}

/** Why the whole change is refused. */
export type WatchlistRefusal = { kind: 'unknown' | 'readonly'; listId: number }

export type Watchlists = {
  /** All lists of the user, by number. */
  lists(userId: number, security: Security): Promise<Watchlist[]>
  /**
   * Saves the security to some lists and removes it from others, all or nothing. Existing entries are replaced. No list may
   * be in both. Returns every list after the change, or why nothing was done.
   */
  change(
    userId: number,
    security: Security,
    change: { add: readonly ({ listId: number } & StoredWatchlistEntry)[]; remove: readonly number[] },
    now: number,
  ): Promise<WatchlistRefusal | { kind: 'done'; lists: Watchlist[] }>
}

type List = { id: number; name: string; readonly: boolean }

export function watchlistsOf(db: Database, useCache: boolean): Watchlists {
  /** A user's lists. No call creates, renames or deletes one, so they are read once. */
  const listCache = createReadCache<List[]>(true)
  const entryCache = createReadCache<Watchlist[]>(useCache)

  const listsOf = (userId: number): Promise<List[]> =>
    listCache.get(String(userId), async () => {
      const { id, name, readonly } = watchlists
      return db
        .select({ id, name, readonly })
        .from(watchlists)
        .where(eq(watchlists.userId, userId))
        .orderBy(asc(id))
    })

  const lists = (userId: number, security: Security): Promise<Watchlist[]> =>
    entryCache.get(keyOf(userId, security), async () => {
      const all = await listsOf(userId)
      const entries = await entriesOf({ userId, security })
      return all.map(list => {
        const row = entries.find(entry => entry.watchlistId === list.id)
        return {
          ...list,
          entry: row ? { quantity: row.quantity, price: row.price, date: row.buyDate } : null,
        }
      })
    })

  // One statement reads the entries of many callers.
  const entriesOf = batchQueue<{ userId: number; security: Security }, StoredRow[]>(async owned => {
    const rows = await db
      .select()
      .from(watchlistEntries)
      .where(or(...owned.map(({ userId, security }) => isEntryOf(userId, security))))
    return owned.map(({ userId, security: { kind, id } }) =>
      rows.filter(row => row.userId === userId && row.kind === kind && row.securityId === id),
    )
  })

  // One statement saves the entries of many callers, all entries of each.
  const putBatched = batchQueue<Row[], void>(
    async groups => {
      await put(db, groups.flat())
      return groups.map(() => undefined)
    },
    entries => entries.map(row => `${row.userId} ${row.watchlistId} ${row.kind} ${row.securityId}`),
  )

  return {
    lists,
    async change(userId, security, { add, remove }, now) {
      const refused = refusal(await listsOf(userId), [...add.map(item => item.listId), ...remove])
      if (refused) return refused
      const entries = rowsOf(userId, security, add, now)
      const write = () =>
        remove.length === 0 ? putBatched(entries) : putAndRemove(entries, userId, security, remove)
      await entryCache.change(keyOf(userId, security), write, before => changed(before, add, remove))
      return { kind: 'done', lists: await lists(userId, security) }
    },
  }

  async function putAndRemove(
    entries: Row[],
    userId: number,
    security: Security,
    remove: readonly number[],
  ): Promise<void> {
    await db.transaction(async tx => {
      await put(tx, entries)
      await tx
        .delete(watchlistEntries)
        .where(and(isEntryOf(userId, security), inArray(watchlistEntries.watchlistId, [...remove])))
    })
  }
}

const keyOf = (userId: number, { kind, id }: Security) => `${userId} ${kind} ${id}`

/** Entries of this security on the user's lists. */
function isEntryOf(userId: number, { kind, id }: Security): SQL | undefined {
  const { userId: owner, kind: ofKind, securityId } = watchlistEntries
  return and(eq(owner, userId), eq(ofKind, kind), eq(securityId, id))
}

/** The lists after a change. */
function changed(
  lists: readonly Watchlist[],
  add: readonly ({ listId: number } & StoredWatchlistEntry)[],
  remove: readonly number[],
): Watchlist[] {
  return lists.map(list => {
    const item = add.find(one => one.listId === list.id)
    if (item) return { ...list, entry: { quantity: item.quantity, price: item.price, date: item.date } }
    return remove.includes(list.id) ? { ...list, entry: null } : list
  })
}

/** The first of these lists that the user may not change. */
function refusal(lists: readonly List[], listIds: readonly number[]): WatchlistRefusal | null {
  const unknown = listIds.find(id => !lists.some(list => list.id === id))
  if (unknown !== undefined) return { kind: 'unknown', listId: unknown }
  const closed = lists.find(list => list.readonly && listIds.includes(list.id))
  return closed ? { kind: 'readonly', listId: closed.id } : null
}

type Row = typeof watchlistEntries.$inferInsert
type StoredRow = typeof watchlistEntries.$inferSelect

function rowsOf(
  userId: number,
  { kind, id: securityId }: Security,
  items: readonly ({ listId: number } & StoredWatchlistEntry)[],
  now: number,
): Row[] {
  const updatedAt = new Date(now)
  return items.map(({ listId: watchlistId, quantity, price, date: buyDate }) => ({
    userId,
    watchlistId,
    kind,
    securityId,
    quantity,
    price,
    buyDate,
    updatedAt,
  }))
}

/** Saves entries in one atomic statement. */
async function put(executor: Pick<Database, 'insert'>, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  await executor
    .insert(watchlistEntries)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        watchlistEntries.userId,
        watchlistEntries.watchlistId,
        watchlistEntries.kind,
        watchlistEntries.securityId,
      ],
      set: {
        quantity: sql`excluded.quantity`,
        price: sql`excluded.price`,
        buyDate: sql`excluded.buy_date`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}
