import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { drizzle as drizzleServed } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
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
}

export type OpenDatabase = {
  db: Database
  /** True when this process is the only one that can write: answers may then be remembered in memory. */
  exclusive: boolean
  close(): Promise<void>
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const open = options.databaseUrl
    ? await openServed(options.databaseUrl, options.schema)
    : await openEmbedded(options)
  await migrate(open.db)
  return open
}

async function openServed(url: string, schema?: string): Promise<OpenDatabase> {
  if (schema !== undefined && !/^[a-z][a-z0-9_]{0,40}$/.test(schema))
    throw new Error(`Not a schema name: ${schema}`)
  const client = postgres(url, {
    max: 10,
    onnotice: () => {},
    ...(schema ? { connection: { search_path: schema } } : {}),
  })
  if (schema) await client.unsafe(`create schema if not exists ${schema}`)
  return { db: drizzleServed(client), exclusive: false, close: () => client.end({ timeout: 5 }) }
}

async function openEmbedded({ dataDir, embedded }: DatabaseOptions): Promise<OpenDatabase> {
  if (embedded) return { db: drizzleEmbedded(embedded), exclusive: true, close: async () => {} }
  const release = dataDir ? claimFolder(dataDir) : () => {}
  try {
    const client = await PGlite.create(dataDir ? join(dataDir, 'pg') : 'memory://')
    const close = async () => {
      await client.close()
      release()
    }
    return { db: drizzleEmbedded(client), exclusive: true, close }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Keeps a second process out of the folder: two would corrupt it. The claim of a process that is gone
 * (kill -9) counts for nothing. Returns the release.
 */
function claimFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const claim = join(dataDir, 'process.id')
  const holder = existsSync(claim) ? Number(readFileSync(claim, 'utf8')) : 0
  if (holder > 0 && holder !== process.pid && isAlive(holder))
    throw new Error(`The data folder ${dataDir} is in use by process ${holder}`)
  writeFileSync(claim, String(process.pid))
  return () => rmSync(claim, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Any number that no other program uses for its advisory lock on the same server. */
const MIGRATION_LOCK = 91_282_034

/** Runs the steps that have not run here yet, all in one transaction, one process at a time. */
async function migrate(db: Database): Promise<void> {
  await db.transaction(async tx => {
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
