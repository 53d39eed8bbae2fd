import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { claimFolder } from './folder-lock.ts'

/** The database to use: the PostgreSQL server if there is a URL, else the embedded one in the folder. */
export type BackupSource = { databaseUrl: string | undefined; dataDir: string }

const lost = () => process.exit(1)

/**
 * Writes the whole database into one file: `pg_dump`'s own format for PostgreSQL, a packed folder for the embedded
 * database, whose server must be stopped. An existing file is replaced only when the new one is complete.
 */
export async function backup({ databaseUrl, dataDir }: BackupSource, file: string): Promise<void> {
  const partial = `${file}.partial`
  if (databaseUrl) await run('pg_dump', ['--format=custom', '--no-owner', `--file=${partial}`], databaseUrl)
  else await withFolder(dataDir, () => dumpFolder(join(dataDir, 'pg'), partial))
  renameSync(partial, file)
}

/**
 * Restores the database from a file, entirely or not at all. For the embedded database, the previous data stays in
 * `pg.before` until the next restore.
 */
export async function restore({ databaseUrl, dataDir }: BackupSource, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const restoreOptions = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error']
  if (databaseUrl)
    await run('pg_restore', [...restoreOptions, `--dbname=${nameOf(databaseUrl)}`, file], databaseUrl)
  else await withFolder(dataDir, () => loadFolder(dataDir, file))
}

async function withFolder(dataDir: string, work: () => Promise<void>): Promise<void> {
  const release = await claimFolder(dataDir, lost)
  try {
    await work()
  } finally {
    await release()
  }
}

async function dumpFolder(folder: string, file: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`There is no database in ${folder}`)
  const database = await PGlite.create(folder)
  try {
    const dump = await database.dumpDataDir('gzip')
    await writeFile(file, new Uint8Array(await dump.arrayBuffer()))
  } finally {
    await database.close()
  }
}

async function loadFolder(dataDir: string, file: string): Promise<void> {
  const [current, fresh, before] = ['pg', 'pg.restored', 'pg.before'].map(name => join(dataDir, name)) as [
    string,
    string,
    string,
  ]
  rmSync(fresh, { recursive: true, force: true })
  const loadDataDir = new Blob([new Uint8Array(await readFile(file))])
  const database = await PGlite.create({ dataDir: fresh, loadDataDir })
  try {
    // Check the file before replacing anything.
    await database.query('select count(*) from users')
  } finally {
    await database.close()
  }
  rmSync(before, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, before)
  renameSync(fresh, current)
}

const nameOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1))

/** Runs a PostgreSQL program. The password is passed in the environment, where process lists do not show it. */
function run(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl)
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(url.hostname),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: nameOf(databaseUrl),
    ...(url.searchParams.has('sslmode') ? { PGSSLMODE: url.searchParams.get('sslmode') ?? '' } : {}),
  }
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () =>
      reject(new Error(`${program} is not installed: it comes with PostgreSQL's client`)),
    )
    child.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}; nothing was changed`)),
    )
  })
}
