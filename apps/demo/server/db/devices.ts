import { and, eq, gt } from 'drizzle-orm'
import { SITE_KEYS } from '../../src/site-keys.ts'
import type { Database } from './database.ts'
import { devices, users } from './schema.ts'
import { hashSecret, randomSecret } from './secrets.ts'

/** A browser counts as known for half a year after its last sign-in. */
export const DEVICE_MS = SITE_KEYS.device.life * 1000

/** Browsers from which users signed in before. */
export type Devices = {
  /** Whether the account with this login signed in with this cookie's token before. */
  isKnown(login: string, token: string, now: number): Promise<boolean>
  /** Remembers the browser of a sign-in and returns the token for its cookie: a known one continues, null gets a new one. */
  remember(userId: number, known: string | null, now: number): Promise<string>
}

/** Only hashes of tokens are stored: reading the database does not make a browser known. */
export function devicesOf(db: Database): Devices {
  return {
    async isKnown(login, token, now) {
      const [row] = await db
        .select({ userId: devices.userId })
        .from(devices)
        .innerJoin(users, eq(users.id, devices.userId))
        .where(
          and(
            eq(devices.tokenHash, hashSecret(token)),
            eq(users.login, login),
            gt(devices.expiresAt, new Date(now)),
          ),
        )
      return row !== undefined
    },
    async remember(userId, known, now) {
      const token = known ?? randomSecret()
      const expiresAt = new Date(now + DEVICE_MS)
      await db
        .insert(devices)
        .values({ tokenHash: hashSecret(token), userId, expiresAt })
        .onConflictDoUpdate({ target: devices.tokenHash, set: { expiresAt } })
      return token
    },
  }
}
