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
  /** Puts the bond on all these lists or on none; an entry that is there is replaced. */
  append(
    userId: number,
    bondId: number,
    items: readonly ({ listId: number } & WatchlistEntry)[],
    now: number,
  ): Promise<WatchlistRefusal | null>
  /** Takes the bond off all these lists or off none; a list that lacks it is no error. */
  remove(userId: number, bondId: number, listIds: readonly number[]): Promise<WatchlistRefusal | null>
}

export function watchlistsOf(db: Database): Watchlists {
  /** The first of these lists that this user may not change. */
  async function refusal(
    executor: Pick<Database, 'select'>,
    userId: number,
    listIds: readonly number[],
  ): Promise<WatchlistRefusal | null> {
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
    append(userId, bondId, items, now) {
      return db.transaction(async tx => {
        const listIds = items.map(item => item.listId)
        const refused = await refusal(tx, userId, listIds)
        if (refused || items.length === 0) return refused
        const updatedAt = new Date(now)
        for (const { listId: watchlistId, quantity, price, date: buyDate } of items) {
          const entry = { quantity, price, buyDate, updatedAt }
          await tx
            .insert(watchlistEntries)
            .values({ userId, watchlistId, bondId, ...entry })
            .onConflictDoUpdate({
              target: [watchlistEntries.userId, watchlistEntries.watchlistId, watchlistEntries.bondId],
              set: entry,
            })
        }
        return null
      })
    },
    remove(userId, bondId, listIds) {
      return db.transaction(async tx => {
        const refused = await refusal(tx, userId, listIds)
        if (refused || listIds.length === 0) return refused
        await tx
          .delete(watchlistEntries)
          .where(
            and(
              eq(watchlistEntries.userId, userId),
              eq(watchlistEntries.bondId, bondId),
              inArray(watchlistEntries.watchlistId, [...listIds]),
            ),
          )
        return null
      })
    },
  }
}
