import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateDrizzleEmbedded } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzleServed } from 'drizzle-orm/postgres-js'
import { migrate as migrateDrizzleServed } from 'drizzle-orm/postgres-js/migrator'
import type { Sql } from 'postgres'
import { CONSTRAINT_NAMES, EARLIER_MIGRATIONS } from './earlier-migrations.ts'

/** Written by drizzle-kit from `schema.ts`. The build copies the folder beside the server's file. */
const FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

const configFor = (schema: string) => ({
  migrationsFolder: FOLDER,
  migrationsTable: 'drizzle_migrations',
  migrationsSchema: schema,
})

/** Runs pending migrations in the embedded database, which no other process uses. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  const db = drizzleEmbedded(client)
  await adoptEarlier(db)
  await migrateDrizzleEmbedded(db, configFor('public'))
}

/** Id of the advisory lock; any number that other programs on the same server do not use. */
const MIGRATION_LOCK = 91_282_034

/** Runs pending migrations on a connection without time limits. A lock allows one process at a time; others wait. */
export async function migrateServed(connection: Sql, schema = 'public'): Promise<void> {
  const db = drizzleServed(connection)
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
  await adoptEarlier(db)
  await migrateDrizzleServed(db, configFor(schema))
}

/**
 * Prepares a database from before Drizzle's migrations, which lists its migrations in a table of its own: it gets the
 * tables and constraint names of the first Drizzle migration, which then counts as applied.
 */
async function adoptEarlier(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const [found] = rowsOf<{ isEarlier: boolean }>(
    await db.execute(sql`select to_regclass('migrations') is not null as "isEarlier"`),
  )
  if (!found?.isEarlier) return
  const [first] = readMigrationFiles({ migrationsFolder: FOLDER })
  if (!first) throw new Error(`There is no migration in ${FOLDER}`)
  await db.transaction(async tx => {
    const applied = rowsOf<{ id: number }>(await tx.execute(sql`select id from migrations`))
    const done = new Set(applied.map(({ id }) => id))
    for (const { id, statements } of EARLIER_MIGRATIONS)
      if (!done.has(id)) for (const statement of statements) await tx.execute(sql.raw(statement))
    for (const [table, from, to] of CONSTRAINT_NAMES)
      await tx.execute(sql.raw(`alter table ${table} rename constraint ${from} to ${to}`))
    await tx.execute(
      sql`create table drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    await tx.execute(
      sql`insert into drizzle_migrations (hash, created_at) values (${first.hash}, ${first.folderMillis})`,
    )
    await tx.execute(sql`drop table migrations`)
  })
}

/** Rows of a raw statement: postgres.js returns an array, PGlite an object that contains one. */
function rowsOf<Row>(result: unknown): Row[] {
  return (Array.isArray(result) ? result : (result as { rows: Row[] }).rows) as Row[]
}
