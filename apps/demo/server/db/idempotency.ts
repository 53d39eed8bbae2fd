import { and, eq, or } from 'drizzle-orm'
import { batchQueue } from './batch-queue.ts'
import type { Database } from './database.ts'
import { idempotencyKeys } from './schema.ts'
import { hashSecret } from './secrets.ts'

/** The stored answer to this request, nothing yet, or a key used for different content. */
type Replay = { kind: 'fresh' } | { kind: 'same'; answer: unknown } | { kind: 'other' }

export type Idempotency = {
  /** Runs a call with this key after those with the same key that are still running, so that a repeat finds their answer. */
  inTurn<Answer>(userId: number, key: string, run: () => Promise<Answer>): Promise<Answer>
  /** Looks up the key. `content` is everything that identifies the request. */
  replay(userId: number, key: string, content: unknown): Promise<Replay>
  /** Stores the answer; of two concurrent ones the first stays. */
  store(userId: number, key: string, content: unknown, answer: unknown, now: number): Promise<void>
}

type Row = typeof idempotencyKeys.$inferInsert
type Key = Pick<Row, 'userId' | 'key'>

const nameOf = ({ userId, key }: Key) => `${userId} ${key}`

export function idempotencyOf(db: Database): Idempotency {
  // One statement reads or stores the answers of many callers.
  const find = batchQueue<Key, Row | undefined>(async keys => {
    const { userId, key } = idempotencyKeys
    const rows = await db
      .select()
      .from(idempotencyKeys)
      .where(or(...keys.map(one => and(eq(userId, one.userId), eq(key, one.key)))))
    return keys.map(one => rows.find(row => row.userId === one.userId && row.key === one.key))
  })
  const insert = batchQueue<Row, void>(
    async rows => {
      await db
        .insert(idempotencyKeys)
        .values([...rows])
        .onConflictDoNothing()
      return rows.map(() => undefined)
    },
    row => [nameOf(row)],
  )
  const running = new Map<string, Promise<unknown>>()
  return {
    async inTurn(userId, key, run) {
      const name = nameOf({ userId, key })
      for (let before = running.get(name); before; before = running.get(name)) await before
      const call = run()
      running.set(
        name,
        call.catch(() => undefined),
      )
      try {
        return await call
      } finally {
        running.delete(name)
      }
    },
    async replay(userId, key, content) {
      const row = await find({ userId, key })
      if (!row) return { kind: 'fresh' }
      return row.fingerprint === fingerprint(content)
        ? { kind: 'same', answer: row.answer }
        : { kind: 'other' }
    },
    store: (userId, key, content, answer, now) =>
      insert({ userId, key, fingerprint: fingerprint(content), answer, at: new Date(now) }),
  }
}

function fingerprint(content: unknown): string {
  return hashSecret(JSON.stringify(content))
}
