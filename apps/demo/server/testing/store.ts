import { randomUUID } from 'node:crypto'
import { openStore, type Store } from '../db/store.ts'

/**
 * A store of its own for one test file: in memory, or, when TEST_DATABASE_URL names a PostgreSQL server,
 * a schema there that nobody else uses.
 */
export function openTestStore(): Promise<Store> {
  const databaseUrl = process.env.TEST_DATABASE_URL
  return openStore(databaseUrl ? { databaseUrl, schema: `t_${randomUUID().replaceAll('-', '')}` } : {})
}
