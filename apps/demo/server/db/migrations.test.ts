import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { EARLIER_MIGRATIONS } from './earlier-migrations.ts'
import { openStore } from './store.ts'

const EARLIER_SCHEMA = readFileSync(new URL('../testing/earlier-schema.sql', import.meta.url), 'utf8')
const MIGRATIONS = new URL('migrations/', import.meta.url)

const embedded = await PGlite.create('memory://')
beforeEach(() => embedded.exec('drop schema public cascade; create schema public'))
afterAll(() => embedded.close())

/** Everything that statements can depend on: columns, constraints and indexes with their names and definitions. */
async function schemaOf(): Promise<unknown[]> {
  const { rows } = await embedded.query(`
    select table_name as t, column_name as name,
      concat_ws(' ', data_type, is_nullable, column_default, is_identity, identity_generation) as definition
      from information_schema.columns where table_schema = 'public'
    union all
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
    order by 1, 2, 3`)
  return rows
}

/** The tables of a version before Drizzle's migrations, with the list of its migrations. */
async function makeEarlier(version: number): Promise<void> {
  await embedded.exec(EARLIER_SCHEMA)
  for (const { id, statements } of EARLIER_MIGRATIONS.filter(({ id }) => id <= version)) {
    for (const statement of statements) await embedded.exec(statement)
    await embedded.query('insert into migrations (id, name) values ($1, $2)', [id, `migration ${id}`])
  }
}

const freshSchema = async () => {
  await openStore({ embedded })
  const schema = await schemaOf()
  await embedded.exec('drop schema public cascade; create schema public')
  return schema
}

describe('a database from before Drizzle’s migrations', () => {
  test.each([1, 2, 3])('version %i keeps its data and gets the schema of a new database', async version => {
    const expected = await freshSchema()
    await makeEarlier(version)
    await embedded.exec(
      `insert into users (id, login, password_hash, level, phone) values (1, 'reader', 'x', 1, '+15550100200');
       insert into user_settings values (1, false, now());
       insert into watchlists values (1, 7, 'Ideas', false);
       insert into watchlist_entries values (1, 7, 2, '10', 101.5, '2025-07-01', now());
       insert into idempotency_keys values (1, 'key', 'print', '{"stored": true}', now())`,
    )
    const store = await openStore({ embedded })
    expect(await store.profile.phone(1)).toBe('+15550100200')
    expect(await store.settings.read(1)).toEqual({ hints: false })
    const entry = { quantity: '10', price: 101.5, date: '2025-07-01' }
    expect(await store.watchlists.lists(1, { kind: 'bonds', id: 2 })).toMatchObject([{ id: 7, entry }])
    expect(await store.watchlists.lists(1, { kind: 'stocks', id: 2 })).toMatchObject([{ id: 7, entry: null }])
    expect((await embedded.query('select answer from idempotency_keys')).rows).toEqual([
      { answer: { stored: true } },
    ])
    expect(await schemaOf()).toEqual(expected)
  })

  test('a failed step leaves it as it was', async () => {
    await makeEarlier(3)
    await embedded.exec('alter table outbox drop constraint outbox_user_id_fkey')
    const before = await schemaOf()
    await expect(openStore({ embedded })).rejects.toThrow(/outbox/)
    expect(await schemaOf()).toEqual(before)
  })
})

test('opening a database again changes nothing', async () => {
  await openStore({ embedded })
  const before = await schemaOf()
  const { rows } = await embedded.query('select * from drizzle_migrations')
  await openStore({ embedded })
  expect(await schemaOf()).toEqual(before)
  expect((await embedded.query('select * from drizzle_migrations')).rows).toEqual(rows)
})

test('no migration names a schema: the connection chooses it', () => {
  const files = readdirSync(MIGRATIONS).filter(file => file.endsWith('.sql'))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect(readFileSync(new URL(file, MIGRATIONS), 'utf8'), file).not.toContain('"public".')
})
