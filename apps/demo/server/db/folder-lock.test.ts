import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFolder } from './folder-lock.ts'

let folder = ''
const note = () => join(folder, 'process.id')
const lost = () => {
  throw new Error('The folder was taken over')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'accrue-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The lock file of a process that takes the folder and exits at once. */
async function lockOfDeadProcess(): Promise<{ pid: number; machine: string; began: string | null }> {
  const release = await claimFolder(folder, lost)
  const own = JSON.parse(readFileSync(note(), 'utf8'))
  await release()
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  return { ...own, pid: child.pid }
}

test('a folder has one owner, whose process id is reported, and is free after the release', async () => {
  const release = await claimFolder(folder, lost)
  await expect(claimFolder(folder, lost)).rejects.toMatchObject({
    message: `The data folder ${folder} is in use by process ${process.pid}`,
    exitCode: 75,
  })
  await release()
  expect(existsSync(note())).toBe(false)
  await (await claimFolder(folder, lost))()
})

test.each([
  ['is gone', (dead: object) => dead],
  ['is gone, and its process id is reused', (dead: object) => ({ ...dead, pid: process.ppid })],
])('the lock of an owner on this machine that %s is stale at once', async (_, change) => {
  writeFileSync(note(), JSON.stringify(change(await lockOfDeadProcess())))
  mkdirSync(join(folder, 'process.lock'))
  const began = performance.now()
  await (await claimFolder(folder, lost))()
  expect(performance.now() - began).toBeLessThan(1500)
})

test('when several processes find a dead owner, one gets the folder', async () => {
  writeFileSync(note(), JSON.stringify(await lockOfDeadProcess()))
  const claims = await Promise.allSettled([1, 2, 3, 4].map(() => claimFolder(folder, lost)))
  const won = claims.flatMap(claim => (claim.status === 'fulfilled' ? [claim.value] : []))
  expect(won).toHaveLength(1)
  await won[0]?.()
})

test('a live owner on another machine keeps the lock; a stale lock is ignored', async () => {
  const elsewhere = { ...(await lockOfDeadProcess()), pid: process.pid, machine: 'elsewhere' }
  writeFileSync(note(), JSON.stringify(elsewhere))
  const lock = join(folder, 'process.lock')
  mkdirSync(lock)
  // Last touched twelve seconds ago.
  const touched = new Date(Date.now() - 12_000)
  utimesSync(lock, touched, touched)
  const began = performance.now()
  await (await claimFolder(folder, lost))()
  expect(performance.now() - began).toBeGreaterThan(1900)
})

test('a folder that cannot be created fails the start', async () => {
  writeFileSync(join(folder, 'file'), '')
  await expect(claimFolder(join(folder, 'file/below'), lost)).rejects.toMatchObject({ exitCode: 73 })
})
