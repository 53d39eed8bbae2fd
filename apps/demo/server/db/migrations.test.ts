import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { MIGRATIONS } from './migrations.ts'
import { openStore } from './store.ts'

test('a database of each earlier version is migrated and keeps its data', async () => {
  const embedded = await PGlite.create('memory://')
  for (const steps of MIGRATIONS.slice(0, -1).map(({ id }) => id)) {
    await embedded.exec('drop schema public cascade; create schema public')
    await embedded.exec(
      'create table migrations (id integer primary key, name text not null, at timestamptz not null default now())',
    )
    for (const { id, name, statements } of MIGRATIONS.slice(0, steps)) {
      for (const statement of statements) await embedded.exec(statement)
      await embedded.query('insert into migrations (id, name) values ($1, $2)', [id, name])
    }
    await embedded.exec(
      `insert into users (id, login, password_hash, level, phone) values (1, 'reader', 'x', 1, '+15550100200');
       insert into user_settings values (1, false, now());
       insert into idempotency_keys values (1, 'key', 'print', '{"kept": true}', now())`,
    )
    const store = await openStore({ embedded })
    expect(await store.profile.phone(1)).toBe('+15550100200')
    expect(await store.settings.read(1)).toEqual({ hints: false })
    const { rows } = await embedded.query<{ id: number }>('select id from migrations order by id')
    expect(rows.map(row => row.id)).toEqual(MIGRATIONS.map(({ id }) => id))
    await store.sweep(Date.now())
    expect((await embedded.query('select * from idempotency_keys')).rows).toHaveLength(1)
  }
  await embedded.close()
})
