import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { drizzle as drizzleServed } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { claimFolder } from './folder-lock.ts'
import { MIGRATIONS } from './migrations.ts'

/** Either database behind one type: every query of the server is written against this. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Where the data lives. None given: in memory, gone at the end. */
export type DatabaseOptions = {
  /** A PostgreSQL server; wins over `dataDir`. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database. One process per folder. */
  dataDir?: string | undefined
  /** An embedded database that is open already, and stays open. Starting one takes seconds: tests use it again. */
  embedded?: PGlite | undefined
  /** PostgreSQL schema to work in, made if missing; `public` when absent. Test files take one each. */
  schema?: string | undefined
  /** Limits of a served database, times in milliseconds. */
  limits?: { poolSize: number; connectMs: number; statementMs: number } | undefined
  /** Called when another process has taken the folder over; the process ends when nothing is given. */
  lost?: (() => void) | undefined
}

const LIMITS = { poolSize: 10, connectMs: 2000, statementMs: 2500 }
/** How often a connection that broke is tried again, in seconds. */
const AGAIN_S = 0.25

export type OpenDatabase = {
  db: Database
  /** True when this process is the only one that can write: answers may then be remembered in memory. */
  exclusive: boolean
  close(): Promise<void>
}

/** Opens the database and brings its tables up to date. */
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
    backoff: () => AGAIN_S,
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

/** Any number that no other program uses for its advisory lock on the same server. */
const MIGRATION_LOCK = 91_282_034

/** Runs the steps that have not run here yet, all in one transaction, one process at a time. */
async function migrate(db: Database): Promise<void> {
  await db.transaction(async tx => {
    // whoever starts second waits for the first, and a step may take long
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

/** The rows of a raw statement: postgres.js answers an array, PGlite an object that holds one. */
function rowsOf<Row>(result: unknown): Row[] {
  return (Array.isArray(result) ? result : (result as { rows: Row[] }).rows) as Row[]
}
