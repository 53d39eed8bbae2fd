import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { openStore, type Store } from '../db/store.ts'

/** Embedded databases that no store uses at the moment. They outlive their test file: starting one takes two seconds. */
const idle: PGlite[] = []

/**
 * An empty store of its own for one test file: in memory, or, when TEST_DATABASE_URL names a PostgreSQL server,
 * a schema there that nobody else uses.
 */
export async function openTestStore(): Promise<Store> {
  const databaseUrl = process.env.TEST_DATABASE_URL
  if (databaseUrl) return openStore({ databaseUrl, schema: `t_${randomUUID().replaceAll('-', '')}` })
  const embedded = idle.pop() ?? (await PGlite.create('memory://'))
  await embedded.exec('drop schema public cascade; create schema public')
  const store = await openStore({ embedded })
  return { ...store, close: async () => void idle.push(embedded) }
}
