import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backup, restore } from './backup.ts'
import { openStore } from './store.ts'

const NOW = Date.UTC(2025, 6, 11, 12)
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accrue-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a backup restores the data; a foreign file changes nothing; a running server is refused', async () => {
  const source = { databaseUrl: undefined, dataDir: join(folder, 'data') }
  const file = join(folder, 'accrue.backup')
  const first = await openStore({ dataDir: source.dataDir })
  await first.settings.write(1, { hints: false }, NOW)
  await expect(backup(source, file)).rejects.toThrow(/in use by process/)
  await first.close()
  await backup(source, file)

  const second = await openStore({ dataDir: source.dataDir })
  await second.settings.write(1, { hints: true }, NOW)
  await expect(restore(source, file)).rejects.toThrow(/in use by process/)
  await second.close()

  const other = join(folder, 'other')
  writeFileSync(other, 'something else')
  await expect(restore(source, other)).rejects.toThrow()
  await restore(source, file)
  const third = await openStore({ dataDir: source.dataDir })
  expect(await third.settings.read(1)).toEqual({ hints: false })
  await third.close()
  expect(existsSync(join(source.dataDir, 'pg.before'))).toBe(true)
})

test('without a database or a file, both commands fail with a reason', async () => {
  const source = { databaseUrl: undefined, dataDir: folder }
  await expect(backup(source, join(folder, 'a'))).rejects.toThrow(/no database/)
  await expect(restore(source, join(folder, 'b'))).rejects.toThrow(/no file/)
})
