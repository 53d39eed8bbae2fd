import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { openStore, type Store } from '../db/store.ts'

/** Idle embedded databases. They are reused across test files, because starting one takes two seconds. */
const idle: PGlite[] = []

/** An empty store for one test file: in memory, or, when TEST_DATABASE_URL names a PostgreSQL server, in a schema of its own there. */
export async function openTestStore(): Promise<Store> {
  const databaseUrl = process.env.TEST_DATABASE_URL
  if (databaseUrl) return openStore({ databaseUrl, schema: `t_${randomUUID().replaceAll('-', '')}` })
  const embedded = idle.pop() ?? (await PGlite.create('memory://'))
  await embedded.exec('drop schema public cascade; create schema public')
  const store = await openStore({ embedded })
  return { ...store, close: async () => void idle.push(embedded) }
}
