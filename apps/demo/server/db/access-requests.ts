import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { createReadCache } from './read-cache.ts'
import { commentRequests, quoteRequests, savedRequests } from './schema.ts'

/** State of a request for a provider's comment files (shared-blocks §4). */
export type CommentRequest = { providerId: number; checked: boolean; approved: boolean }

/** A user's requests: for quotes, for comment files, and those shown in the indicators block. */
export type AccessRequests = {
  /** Participants whose quotes this user has requested. */
  quoteParticipants(userId: number): Promise<ReadonlySet<number>>
  /** Idempotent. */
  requestQuotes(userId: number, participantId: number, now: number): Promise<void>
  commentRequests(userId: number): Promise<readonly CommentRequest[]>
  /** Idempotent. */
  requestComments(userId: number, providerId: number, now: number): Promise<void>
  savedRequests(userId: number): Promise<{ id: number; name: string }[]>
  /** False when the user has no such request; requests of other users count as unknown. */
  deleteSavedRequest(userId: number, id: number): Promise<boolean>
}

export function accessRequestsOf(db: Database, useCache: boolean): AccessRequests {
  const quotes = createReadCache<ReadonlySet<number>>(useCache)
  const comments = createReadCache<readonly CommentRequest[]>(useCache)
  return {
    quoteParticipants: userId =>
      quotes.get(String(userId), async () => {
        const rows = await db.select().from(quoteRequests).where(eq(quoteRequests.userId, userId))
        return new Set(rows.map(row => row.participantId))
      }),
    async requestQuotes(userId, participantId, now) {
      await db
        .insert(quoteRequests)
        .values({ userId, participantId, at: new Date(now) })
        .onConflictDoNothing()
      quotes.drop(String(userId))
    },
    commentRequests: userId =>
      comments.get(String(userId), async () => {
        const { providerId, checked, approved } = commentRequests
        return db
          .select({ providerId, checked, approved })
          .from(commentRequests)
          .where(eq(commentRequests.userId, userId))
      }),
    async requestComments(userId, providerId, now) {
      await db
        .insert(commentRequests)
        .values({ userId, providerId, checked: false, approved: false, at: new Date(now) })
        .onConflictDoNothing()
      comments.drop(String(userId))
    },
    savedRequests(userId) {
      const { id, name } = savedRequests
      return db.select({ id, name }).from(savedRequests).where(eq(savedRequests.userId, userId)).orderBy(id)
    },
    async deleteSavedRequest(userId, id) {
      const gone = await db
        .delete(savedRequests)
        .where(and(eq(savedRequests.userId, userId), eq(savedRequests.id, id)))
        .returning({ id: savedRequests.id })
      return gone.length > 0
    },
  }
}
