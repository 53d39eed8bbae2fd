import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { StartFault } from '../start-fault.ts'

/** A lock not touched for this long is stale. Needed for owners on other machines, whose processes cannot be checked. */
const STALE_MS = 15_000
/** Loading the data blocks the thread for seconds, and the lock is not touched meanwhile. */
const TOUCH_MS = 4000
const RETRY_MS = 500

/** Owner of a folder. A process id alone is ambiguous: other machines use the same ids, and the system reuses them. */
type Owner = { pid: number; machine: string; began: string | null }

/** Distinguishes this process from others that share the folder; containers have their own process ids. */
function machine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** Start time of a process in clock ticks since boot; null if unknown or if the process is a zombie. */
function startTimeOf(pid: number): string | null {
  try {
    // The name in brackets may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')
    return fields?.[0] === 'Z' ? null : (fields?.[19] ?? null)
  } catch {
    return null
  }
}

function isAlive({ pid, began }: Owner): boolean {
  if (began !== null) return startTimeOf(pid) === began
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function ownerIn(file: string): Owner | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    // Earlier versions wrote only the process id.
    if (typeof parsed === 'number') return { pid: parsed, machine: machine(), began: null }
    return parsed as Owner
  } catch {
    return null
  }
}

/**
 * Locks the folder, because two processes would corrupt it. An owner on this machine is checked directly (it may be
 * killed, or its process id reused); one on another machine is gone when it has not touched the lock for 15 s. Returns
 * the release function. Calls `lost` when another process takes over the folder because this one was blocked too long.
 */
export async function claimFolder(dataDir: string, lost: () => void): Promise<() => Promise<void>> {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw unwritable(dataDir, error)
  }
  const file = join(dataDir, 'process.id')
  const lockfilePath = join(dataDir, 'process.lock')
  const inUse = (by: string) =>
    new StartFault('folder in use', `The data folder ${dataDir} is in use by ${by}`)
  const until = performance.now() + STALE_MS + TOUCH_MS
  let release: (() => Promise<void>) | null = null
  while (!release) {
    const owner = ownerIn(file)
    if (owner?.machine === machine()) {
      const mine = owner.pid === process.pid && owner.began === null
      if (!mine && isAlive(owner)) throw inUse(`process ${owner.pid}`)
      if (removeDeadLock(file, owner)) rmSync(lockfilePath, { recursive: true, force: true })
    }
    const options = { lockfilePath, realpath: false, stale: STALE_MS, update: TOUCH_MS, onCompromised: lost }
    release = await lock(dataDir, options).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ELOCKED') throw unwritable(dataDir, error)
      return null
    })
    if (!release && performance.now() > until) throw inUse('another machine or container')
    if (!release) await new Promise(resolve => setTimeout(resolve, RETRY_MS))
  }
  const own: Owner = { pid: process.pid, machine: machine(), began: startTimeOf(process.pid) }
  writeFileSync(file, JSON.stringify(own))
  const unlock = release
  return async () => {
    rmSync(file, { force: true })
    await unlock()
  }
}

/** Removes the lock file of a dead owner. When several processes try, one succeeds; false for the others. */
function removeDeadLock(file: string, owner: Owner): boolean {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return false
  }
  const moved = ownerIn(aside)
  const isSame = moved?.pid === owner.pid && moved.began === owner.began
  if (isSame) rmSync(aside, { force: true })
  else renameSync(aside, file)
  return isSame
}

function unwritable(dataDir: string, error: unknown): StartFault {
  const { code } = error as NodeJS.ErrnoException
  return new StartFault('folder', `The data folder ${dataDir} cannot be written (${code})`)
}
