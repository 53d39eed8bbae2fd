import { sql } from 'drizzle-orm'
import { memoryTries, type Tries } from '../http/tries.ts'
import { type AccessRequests, accessRequestsOf } from './access-requests.ts'
import { type Accounts, accountsOf, seedUsers } from './accounts.ts'
import { type DatabaseOptions, openDatabase } from './database.ts'
import { type Idempotency, idempotencyOf } from './idempotency.ts'
import { type ProfileStore, profileOf } from './profile.ts'
import { sweep } from './retention.ts'
import { seedBelongings } from './seed.ts'
import { type SettingsStore, settingsOf } from './settings.ts'
import { sharedTries } from './shared-tries.ts'
import { type Usage, usageOf } from './usage.ts'
import { type Watchlists, watchlistsOf } from './watchlists.ts'

/** Everything the server stores about its users. Acknowledged writes survive kill -9. */
export type Store = {
  accounts: Accounts
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
