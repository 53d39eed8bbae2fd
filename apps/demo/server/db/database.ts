import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { drizzle as drizzleServed } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { claimFolder } from './folder-lock.ts'
import { migrateEmbedded, migrateServed } from './migrate.ts'

/** One type for both databases; all queries use it. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Where the data is stored. Without options: in memory. */
export type DatabaseOptions = {
  /** URL of a PostgreSQL server; takes precedence over `dataDir`. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database. One process per folder. */
  dataDir?: string | undefined
  /** An embedded database that is already open and stays open. Starting one takes seconds, so tests reuse it. */
  embedded?: PGlite | undefined
  /** PostgreSQL schema, created if missing; default `public`. Each test file uses its own. */
  schema?: string | undefined
  /** Limits for a PostgreSQL server; times in milliseconds. */
  limits?: { poolSize: number; connectMs: number; statementMs: number } | undefined
  /** Called when another process takes over the folder. Default: exit the process. */
  lost?: (() => void) | undefined
}

const LIMITS = { poolSize: 10, connectMs: 2000, statementMs: 2500 }
/** Reconnect delay, in seconds. */
const RECONNECT_S = 0.25

export type OpenDatabase = {
  db: Database
  /** True when no other process can write, so reads may be cached in memory. */
  exclusive: boolean
  close(): Promise<void>
}

/** Opens the database and runs pending migrations. */
export function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return options.databaseUrl ? openServed(options.databaseUrl, options) : openEmbedded(options)
}

async function openServed(url: string, { schema, limits = LIMITS }: DatabaseOptions): Promise<OpenDatabase> {
  if (schema !== undefined && !/^[a-z][a-z0-9_]{0,40}$/.test(schema))
    throw new Error(`Not a schema name: ${schema}`)
  const connection = { application_name: 'accrue', ...(schema ? { search_path: schema } : {}) }
  const options = {
    connect_timeout: limits.connectMs / 1000,
    backoff: () => RECONNECT_S,
    onnotice: () => {},
  }
  const migrating = postgres(url, { ...options, max: 1, connection })
  try {
    await migrateServed(migrating, schema)
  } finally {
    await migrating.end({ timeout: 1 })
  }
  const client = postgres(url, {
    ...options,
    max: limits.poolSize,
    connection: {
      ...connection,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.statementMs * 2,
    },
  })
  return { db: drizzleServed(client), exclusive: false, close: () => client.end({ timeout: 1 }) }
}

async function openEmbedded({
  dataDir,
  embedded,
  lost = () => process.exit(1),
}: DatabaseOptions): Promise<OpenDatabase> {
  if (embedded) {
    await migrateEmbedded(embedded)
    return { db: drizzleEmbedded(embedded), exclusive: true, close: async () => {} }
  }
  const release = dataDir ? await claimFolder(dataDir, lost) : async () => {}
  try {
    const client = await PGlite.create(dataDir ? join(dataDir, 'pg') : 'memory://')
    await migrateEmbedded(client)
    const close = async () => {
      await client.close()
      await release()
    }
    return { db: drizzleEmbedded(client), exclusive: true, close }
  } catch (error) {
    await release()
    throw error
  }
}
