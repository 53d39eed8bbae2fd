import { sql } from 'drizzle-orm'
import { memoryTries, type Tries } from '../http/tries.ts'
import { type AccessRequests, accessRequestsOf } from './access-requests.ts'
import { type Accounts, accountsOf, seedUsers } from './accounts.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import { type Profile, profileOf } from './profile.ts'
import { sweep } from './retention.ts'
import { seedBelongings } from './seed.ts'
import { type SettingsStore, settingsOf } from './settings.ts'
import { sharedTries } from './shared-tries.ts'
import { type Usage, usageOf } from './usage.ts'
import { type Watchlists, watchlistsOf } from './watchlists.ts'

/** All that the server remembers of its users. What a method has acknowledged survives kill -9. */
export type Store = {
  accounts: Accounts
  settings: SettingsStore
  watchlists: Watchlists
  requests: AccessRequests
  profile: Profile
  usage: Usage
  idempotency: Idempotency
  /** For limits; shared with other processes where there can be any. */
  tries: Tries
  /** Deletes what is kept for a time only and whose time is over. */
  sweep(now: number): Promise<void>
  /** Asks the database for nothing; rejects when it does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Opens the store: tables brought up to date, demo users in place. */
export async function openStore(options: DatabaseOptions = {}): Promise<Store> {
  const { db, exclusive, close } = await openDatabase(options)
  await seedBelongings(db, await seedUsers(db))
  const accounts = accountsOf(db, exclusive)
  return {
    accounts,
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
