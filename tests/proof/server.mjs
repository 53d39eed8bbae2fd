import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tools/free-port.mjs'

const root = join(import.meta.dirname, '../..')

/** Starts the built server on an empty folder, passes its origin to `use`, and stops it. */
export async function withServer(use) {
  const dataDir = mkdtempSync(join(tmpdir(), 'accrue-proof-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const server = spawn(process.execPath, [join(root, 'apps/demo/dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      ACCRUE_DATA_DIR: dataDir,
      ACCRUE_TODAY: '2025-07-11',
    },
    stdio: 'ignore',
  })
  try {
    await ready(origin, server)
    return await use(origin)
  } finally {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function ready(origin, server) {
  const until = Date.now() + 60_000
  while (Date.now() < until && server.exitCode === null) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('The server did not start')
}

/** The cookie of a user's session; a user's name is also the password. */
export async function sessionOf(origin, login) {
  const answer = await fetch(`${origin}/sign-in/`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ login, password: login, back: '/' }),
    redirect: 'manual',
  })
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
  if (!cookies.some(cookie => cookie.includes('session'))) throw new Error(`${login} could not sign in`)
  return cookies.join('; ')
}

export function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
