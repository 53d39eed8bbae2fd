import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { claimFolder } from './folder-lock.ts'

/** The database that is meant: the served one if there is an address, else the embedded one of the folder. */
export type BackupSource = { databaseUrl: string | undefined; dataDir: string }

const lost = () => process.exit(1)

/**
 * Writes the whole database into one file: `pg_dump`'s own format from PostgreSQL, a packed folder from the embedded
 * database, whose server must not run meanwhile. A file that is there is replaced once the new one is whole.
 */
export async function backup({ databaseUrl, dataDir }: BackupSource, file: string): Promise<void> {
  const partial = `${file}.partial`
  if (databaseUrl) await run('pg_dump', ['--format=custom', '--no-owner', `--file=${partial}`], databaseUrl)
  else await withFolder(dataDir, () => dumpFolder(join(dataDir, 'pg'), partial))
  renameSync(partial, file)
}

/**
 * Puts the database back as it was when the file was written, wholly or not at all. Of the embedded database what was
 * there before is kept in `pg.before` until the next time.
 */
export async function restore({ databaseUrl, dataDir }: BackupSource, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const whole = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error']
  if (databaseUrl) await run('pg_restore', [...whole, `--dbname=${nameOf(databaseUrl)}`, file], databaseUrl)
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
    // a file of something else is found out before anything is replaced
    await database.query('select count(*) from migrations')
  } finally {
    await database.close()
  }
  rmSync(before, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, before)
  renameSync(fresh, current)
}

const nameOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1))

/** Runs one of PostgreSQL's programs; the password goes by the environment, where no list of processes shows it. */
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
