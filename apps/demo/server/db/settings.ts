import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { userSettings } from './schema.ts'

type Settings = {
  /** Whether hints are shown; on by default (shared-blocks §6). */
  hints: boolean
}

const DEFAULT_SETTINGS: Settings = { hints: true }

export type SettingsStore = {
  read(userId: number): Promise<Settings>
  /** The last write wins. */
  write(userId: number, settings: Settings, now: number): Promise<void>
}

export function settingsOf(db: Database): SettingsStore {
  return {
    async read(userId) {
      const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId))
      return row ? { hints: row.hints } : DEFAULT_SETTINGS
    },
    async write(userId, { hints }, now) {
      const updatedAt = new Date(now)
      await db
        .insert(userSettings)
        .values({ userId, hints, updatedAt })
        .onConflictDoUpdate({ target: userSettings.userId, set: { hints, updatedAt } })
    },
  }
}
