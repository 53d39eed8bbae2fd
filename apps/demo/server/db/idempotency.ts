import { and, eq } from 'drizzle-orm'
import { batchQueue } from './batch-queue.ts'
import type { Database } from './database.ts'
import { idempotencyKeys } from './schema.ts'
import { hashSecret } from './secrets.ts'

/** The stored answer to this request, nothing yet, or a key used for different content. */
type Replay = { kind: 'fresh' } | { kind: 'same'; answer: unknown } | { kind: 'other' }

export type Idempotency = {
  /** Looks up the key. `content` is everything that identifies the request. */
  replay(userId: number, key: string, content: unknown): Promise<Replay>
  /** Stores the answer; of two concurrent ones the first stays. */
  store(userId: number, key: string, content: unknown, answer: unknown, now: number): Promise<void>
}

type Row = typeof idempotencyKeys.$inferInsert

export function idempotencyOf(db: Database): Idempotency {
  // one statement stores the answers of many writers
  const storeBatched = batchQueue<Row>(
    async rows =>
      void (await db
        .insert(idempotencyKeys)
        .values([...rows])
        .onConflictDoNothing()),
    row => [`${row.userId} ${row.key}`],
  )
  return {
    async replay(userId, key, content) {
      const [row] = await db
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
      if (!row) return { kind: 'fresh' }
      return row.fingerprint === fingerprint(content)
        ? { kind: 'same', answer: row.answer }
        : { kind: 'other' }
    },
    store: (userId, key, content, answer, now) =>
      storeBatched({ userId, key, fingerprint: fingerprint(content), answer, at: new Date(now) }),
  }
}

function fingerprint(content: unknown): string {
  return hashSecret(JSON.stringify(content))
}
