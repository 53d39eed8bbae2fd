import { lt } from 'drizzle-orm'
import type { Database } from './database.ts'
import { actionLog, idempotencyKeys, imports, rateLimits, sessions, statisticViews } from './schema.ts'

const DAY_MS = 86_400_000
/** Clients repeat a request within minutes; a browser that was suspended may do so days later. */
const KEYS_DAYS = 7
/** Usage is reported by quarter. */
const LOGS_DAYS = 100

/** Deletes expired rows: old logs, idempotency keys, sessions and limits. */
export async function sweep(db: Database, now: number): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, daysAgo(KEYS_DAYS)))
  await db.delete(actionLog).where(lt(actionLog.at, daysAgo(LOGS_DAYS)))
  await db.delete(statisticViews).where(lt(statisticViews.at, daysAgo(LOGS_DAYS)))
  await db.delete(imports).where(lt(imports.at, daysAgo(LOGS_DAYS)))
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
  await db.delete(rateLimits).where(lt(rateLimits.until, new Date(now)))
}
