import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from './database.ts'
import { watchlistEntries, watchlists } from './schema.ts'

/** One of a user's lists as one bond sees it. */
export type Watchlist = {
  id: number
  name: string
  readonly: boolean
  /** What the user keeps of this bond on the list; null when the bond is not on it. */
  entry: WatchlistEntry | null
}

export type WatchlistEntry = {
  /** Free text (readings #58). */
  quantity: string
  /** Null together with `date`: no purchase noted. */
  price: number | null
  date: string | null
}

/** Why a change is refused as a whole. */
export type WatchlistRefusal = { kind: 'unknown' | 'readonly'; listId: number }

export type Watchlists = {
  /** Every list of the user, in order of its number. */
  lists(userId: number, bondId: number): Promise<Watchlist[]>
  /** Puts the bond on lists and takes it off others, all of it or nothing; an entry that is there is replaced. */
  change(
    userId: number,
    bondId: number,
    change: { add: readonly ({ listId: number } & WatchlistEntry)[]; remove: readonly number[] },
    now: number,
  ): Promise<WatchlistRefusal | null>
}

export function watchlistsOf(db: Database): Watchlists {
  /** The first of these lists that this user may not change. */
  async function refusal(
    executor: Pick<Database, 'select'>,
    userId: number,
    listIds: readonly number[],
  ): Promise<WatchlistRefusal | null> {
    if (listIds.length === 0) return null
    const rows = await executor
      .select({ id: watchlists.id, readonly: watchlists.readonly })
      .from(watchlists)
      .where(and(eq(watchlists.userId, userId), inArray(watchlists.id, [...listIds])))
    const byId = new Map(rows.map(row => [row.id, row]))
    const unknown = listIds.find(id => !byId.has(id))
    if (unknown !== undefined) return { kind: 'unknown', listId: unknown }
    const closed = rows.find(row => row.readonly)
    return closed ? { kind: 'readonly', listId: closed.id } : null
  }

  return {
    async lists(userId, bondId) {
      const [lists, entries] = await Promise.all([
        db.select().from(watchlists).where(eq(watchlists.userId, userId)).orderBy(asc(watchlists.id)),
        db
          .select()
          .from(watchlistEntries)
          .where(and(eq(watchlistEntries.userId, userId), eq(watchlistEntries.bondId, bondId))),
      ])
      const entryOf = new Map(
        entries.map(row => [
          row.watchlistId,
          { quantity: row.quantity, price: row.price, date: row.buyDate },
        ]),
      )
      return lists.map(({ id, name, readonly }) => ({
        id,
        name,
        readonly,
        entry: entryOf.get(id) ?? null,
      }))
    },
    change(userId, bondId, { add, remove }, now) {
      return db.transaction(async tx => {
        const refused = await refusal(tx, userId, [...add.map(item => item.listId), ...remove])
        if (refused) return refused
        const updatedAt = new Date(now)
        for (const { listId: watchlistId, quantity, price, date: buyDate } of add) {
          const entry = { quantity, price, buyDate, updatedAt }
          await tx
            .insert(watchlistEntries)
            .values({ userId, watchlistId, bondId, ...entry })
            .onConflictDoUpdate({
              target: [watchlistEntries.userId, watchlistEntries.watchlistId, watchlistEntries.bondId],
              set: entry,
            })
        }
        if (remove.length > 0)
          await tx
            .delete(watchlistEntries)
            .where(
              and(
                eq(watchlistEntries.userId, userId),
                eq(watchlistEntries.bondId, bondId),
                inArray(watchlistEntries.watchlistId, [...remove]),
              ),
            )
        return null
      })
    },
  }
}
