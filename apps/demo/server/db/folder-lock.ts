import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { StartFault } from '../start-fault.ts'

/** A holder that has not touched its lock for so long is gone: its machine may be, where no process can be looked for. */
const STALE_MS = 15_000
/** Loading the data holds the thread for seconds, in which nothing is touched. */
const TOUCH_MS = 4000
const AGAIN_MS = 500

/** Who holds a folder: a number alone names different processes on different machines, and after a while on the same one. */
type Holder = { pid: number; machine: string; began: string | null }

/** What tells this process and its kin from others that share the folder: containers have process numbers of their own. */
function machine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

/** When a process began, in ticks since the machine did; null where that cannot be read. Zombies have ended. */
function beginOf(pid: number): string | null {
  try {
    // the name in brackets may hold spaces
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
    // earlier versions wrote the number alone
    if (typeof told === 'number') return { pid: told, machine: machine(), began: null }
    return told as Holder
  } catch {
    return null
  }
}

/**
 * Keeps other processes out of the folder: two would corrupt it. Of a holder on this machine it is known at once whether it lives
 * (kill -9, a number that was given again); one elsewhere must have left its lock untouched for 15 s. Returns the release.
 * `lost` is called when another process has taken the folder over, because this one had stood still for too long.
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

/** Takes the note of a holder that is gone out of the way. Of several that start at once only one can; false for the others. */
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
