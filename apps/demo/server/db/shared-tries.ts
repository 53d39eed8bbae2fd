import { eq } from 'drizzle-orm'
import { recentTimes, type Tries } from '../http/tries.ts'
import type { Database } from './database.ts'
import { rateLimits } from './schema.ts'
import { hashSecret } from './secrets.ts'

/** Stores tries in the database, shared by all processes. Keys contain logins and addresses, so only their hashes are stored. */
export function sharedTries(db: Database): Tries {
  return {
    async change(name, windowMs, now, update) {
      const key = hashSecret(name)
      const until = new Date(now + windowMs)
      await db.transaction(async tx => {
        await tx.insert(rateLimits).values({ key, times: [], until }).onConflictDoNothing()
        const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, key)).for('update')
        const times = recentTimes(row?.times ?? [], windowMs, now)
        await tx
          .update(rateLimits)
          .set({ times: [...update(times)], until })
          .where(eq(rateLimits.key, key))
      })
    },
  }
}
