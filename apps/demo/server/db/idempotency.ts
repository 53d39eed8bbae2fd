import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { idempotencyKeys } from './schema.ts'
import { hashSecret } from './secrets.ts'

/** The earlier answer to this very request, nothing yet, or the key spent on something else. */
type Replay = { kind: 'fresh' } | { kind: 'same'; answer: unknown } | { kind: 'other' }

export type Idempotency = {
  /** Looks the key up. `content` is all that makes the request what it is. */
  replay(userId: number, key: string, content: unknown): Promise<Replay>
  /** Keeps the answer; of two at once the first stays. */
  keep(userId: number, key: string, content: unknown, answer: unknown, now: number): Promise<void>
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
    async keep(userId, key, content, answer, now) {
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
