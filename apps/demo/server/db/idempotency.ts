import { and, eq } from 'drizzle-orm'
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

export function idempotencyOf(db: Database): Idempotency {
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
    async store(userId, key, content, answer, now) {
      await db
        .insert(idempotencyKeys)
        .values({ userId, key, fingerprint: fingerprint(content), answer, at: new Date(now) })
        .onConflictDoNothing()
    },
  }
}

function fingerprint(content: unknown): string {
  return hashSecret(JSON.stringify(content))
}
