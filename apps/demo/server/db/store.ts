import { MS_PER_DAY } from '@accrue/ui/foundation/calendar'
import { lt, sql } from 'drizzle-orm'
import { memoryTries, type Tries } from '../http/tries.ts'
import { type AccessRequests, accessRequestsOf } from './access-requests.ts'
import { type Accounts, accountsOf, seedUsers } from './accounts.ts'
import { type Database, type DatabaseOptions, openDatabase } from './database.ts'
import { type Devices, devicesOf } from './devices.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import { type ProfileStore, profileOf } from './profile.ts'
import {
  actionLog,
  devices,
  idempotencyKeys,
  imports,
  rateLimits,
  sessions,
  statisticViews,
} from './schema.ts'
import { seedBelongings } from './seed.ts'
import { type SettingsStore, settingsOf } from './settings.ts'
import { sharedTries } from './shared-tries.ts'
import { type Usage, usageOf } from './usage.ts'
import { type Watchlists, watchlistsOf } from './watchlists.ts'

/** Everything the server stores about its users. Acknowledged writes survive kill -9. */
export type Store = {
  accounts: Accounts
  devices: Devices
  settings: SettingsStore
  watchlists: Watchlists
  requests: AccessRequests
  profile: ProfileStore
  usage: Usage
  idempotency: Idempotency
  /** Tries for rate limits; shared with other processes if there can be any. */
  tries: Tries
  /** Deletes expired rows. */
  sweep(now: number): Promise<void>
  /** Runs an empty query; rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens the store: runs migrations and creates the demo users. */
export async function openStore(options: DatabaseOptions = {}): Promise<Store> {
  const { db, exclusive, close } = await openDatabase(options)
  await seedBelongings(db, await seedUsers(db))
  const accounts = accountsOf(db, exclusive)
  return {
    accounts,
    devices: devicesOf(db),
    settings: settingsOf(db),
    watchlists: watchlistsOf(db, exclusive),
    requests: accessRequestsOf(db, exclusive),
    profile: profileOf(db, accounts),
    usage: usageOf(db),
    idempotency: idempotencyOf(db),
    tries: exclusive ? memoryTries() : sharedTries(db),
    sweep: now => sweep(db, now),
    ping: async () => void (await db.execute(sql`select 1`)),
    close,
  }
}

/** Clients repeat a request within minutes; a browser that was suspended may do so days later. */
const KEYS_DAYS = 7
/** Usage is reported by quarter. */
const LOGS_DAYS = 100

/** Deletes expired rows: old logs, idempotency keys, sessions, devices and limits. */
async function sweep(db: Database, now: number): Promise<void> {
  const daysAgo = (days: number) => new Date(now - days * MS_PER_DAY)
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, daysAgo(KEYS_DAYS)))
  await db.delete(actionLog).where(lt(actionLog.at, daysAgo(LOGS_DAYS)))
  await db.delete(statisticViews).where(lt(statisticViews.at, daysAgo(LOGS_DAYS)))
  await db.delete(imports).where(lt(imports.at, daysAgo(LOGS_DAYS)))
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now)))
  await db.delete(devices).where(lt(devices.expiresAt, new Date(now)))
  await db.delete(rateLimits).where(lt(rateLimits.until, new Date(now)))
}
