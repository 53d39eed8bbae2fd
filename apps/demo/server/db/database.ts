import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { drizzle as drizzleServed } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { claimFolder } from './folder-lock.ts'
import { MIGRATIONS } from './migrations.ts'

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
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const open = options.databaseUrl
    ? await openServed(options.databaseUrl, options)
    : await openEmbedded(options)
  await migrate(open.db)
  return open
}

async function openServed(url: string, { schema, limits = LIMITS }: DatabaseOptions): Promise<OpenDatabase> {
  if (schema !== undefined && !/^[a-z][a-z0-9_]{0,40}$/.test(schema))
    throw new Error(`Not a schema name: ${schema}`)
  const client = postgres(url, {
    max: limits.poolSize,
    connect_timeout: limits.connectMs / 1000,
    backoff: () => RECONNECT_S,
    onnotice: () => {},
    connection: {
      application_name: 'accrue',
      statement_timeout: limits.statementMs,
      lock_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.statementMs * 2,
      ...(schema ? { search_path: schema } : {}),
    },
  })
  if (schema) await client.unsafe(`create schema if not exists ${schema}`)
  return { db: drizzleServed(client), exclusive: false, close: () => client.end({ timeout: 1 }) }
}

async function openEmbedded({
  dataDir,
  embedded,
  lost = () => process.exit(1),
}: DatabaseOptions): Promise<OpenDatabase> {
  if (embedded) return { db: drizzleEmbedded(embedded), exclusive: true, close: async () => {} }
  const release = dataDir ? await claimFolder(dataDir, lost) : async () => {}
  try {
    const client = await PGlite.create(dataDir ? join(dataDir, 'pg') : 'memory://')
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

/** Id of the advisory lock; any number that other programs on the same server do not use. */
const MIGRATION_LOCK = 91_282_034

/** Runs pending migrations in one transaction. A lock allows one process at a time. */
async function migrate(db: Database): Promise<void> {
  await db.transaction(async tx => {
    // A second process waits for the first, and a migration may take long.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(
      sql`create table if not exists migrations (id integer primary key, name text not null, at timestamptz not null default now())`,
    )
    const done = new Set(
      rowsOf<{ id: number }>(await tx.execute(sql`select id from migrations`)).map(row => row.id),
    )
    for (const migration of MIGRATIONS) {
      if (done.has(migration.id)) continue
      for (const statement of migration.statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migrations (id, name) values (${migration.id}, ${migration.name})`)
    }
  })
}

/** Rows of a raw statement: postgres.js returns an array, PGlite an object that contains one. */
function rowsOf<Row>(result: unknown): Row[] {
  return (Array.isArray(result) ? result : (result as { rows: Row[] }).rows) as Row[]
}
