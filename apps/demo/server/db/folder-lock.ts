import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { StartFault } from '../start-fault.ts'

/** A lock not touched for this long is stale. Needed for owners on other machines, whose processes cannot be checked. */
const STALE_MS = 15_000
/** Loading the data blocks the thread for seconds, and the lock is not touched meanwhile. */
const TOUCH_MS = 4000
const AGAIN_MS = 500

/** Owner of a folder. A process id alone is ambiguous: other machines use the same ids, and the system reuses them. */
type Holder = { pid: number; machine: string; began: string | null }

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
function beginOf(pid: number): string | null {
  try {
    // The name in brackets may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')
    return fields?.[0] === 'Z' ? null : (fields?.[19] ?? null)
  } catch {
    return null
  }
}

function isAlive({ pid, began }: Holder): boolean {
  if (began !== null) return beginOf(pid) === began
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function holderIn(file: string): Holder | null {
  try {
    const told: unknown = JSON.parse(readFileSync(file, 'utf8'))
    // Earlier versions wrote only the process id.
    if (typeof told === 'number') return { pid: told, machine: machine(), began: null }
    return told as Holder
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
    const holder = holderIn(file)
    if (holder?.machine === machine()) {
      const mine = holder.pid === process.pid && holder.began === null
      if (!mine && isAlive(holder)) throw inUse(`process ${holder.pid}`)
      if (takeAway(file, holder)) rmSync(lockfilePath, { recursive: true, force: true })
    }
    const options = { lockfilePath, realpath: false, stale: STALE_MS, update: TOUCH_MS, onCompromised: lost }
    release = await lock(dataDir, options).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ELOCKED') throw unwritable(dataDir, error)
      return null
    })
    if (!release && performance.now() > until) throw inUse('another machine or container')
    if (!release) await new Promise(resolve => setTimeout(resolve, AGAIN_MS))
  }
  const own: Holder = { pid: process.pid, machine: machine(), began: beginOf(process.pid) }
  writeFileSync(file, JSON.stringify(own))
  const freed = release
  return async () => {
    rmSync(file, { force: true })
    await freed()
  }
}

/** Removes the lock file of a dead owner. When several processes try, one succeeds; false for the others. */
function takeAway(file: string, holder: Holder): boolean {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return false
  }
  const taken = holderIn(aside)
  const isIt = taken?.pid === holder.pid && taken.began === holder.began
  if (isIt) rmSync(aside, { force: true })
  else renameSync(aside, file)
  return isIt
}

function unwritable(dataDir: string, error: unknown): StartFault {
  const { code } = error as NodeJS.ErrnoException
  return new StartFault('folder', `The data folder ${dataDir} cannot be written (${code})`)
}
