import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../tools/free-port.mjs'

const main = join(import.meta.dirname, '../../apps/demo/dist/server/main.js')

/**
 * Starts the built server and waits until it is ready, on an empty folder unless `env` names one. `args` are Node's.
 * With `isRead`, `out()` and `log()` are what it has printed. `startMs` is how long the start took.
 */
export async function startServer({ args = [], env = {}, isRead = false } = {}) {
  const ownFolder = env.ACCRUE_DATA_DIR ? null : mkdtempSync(join(tmpdir(), 'accrue-proof-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const began = performance.now()
  const child = spawn(process.execPath, [...args, main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(origin).port,
      HOST: '127.0.0.1',
      ACCRUE_TODAY: '2025-07-11',
      ...(ownFolder ? { ACCRUE_DATA_DIR: ownFolder } : {}),
      ...env,
    },
    stdio: isRead ? ['ignore', 'pipe', 'pipe'] : 'ignore',
  })
  const server = {
    origin,
    child,
    dataDir: ownFolder ?? env.ACCRUE_DATA_DIR,
    out: textOf(child.stdout),
    log: textOf(child.stderr),
    stop() {
      child.kill('SIGKILL')
      if (ownFolder) rmSync(ownFolder, { recursive: true, force: true, maxRetries: 3 })
    },
  }
  while (performance.now() - began < 60_000 && child.exitCode === null) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { ...server, startMs: performance.now() - began }
    await pause(20)
  }
  server.stop()
  throw new Error(`The server did not start: ${server.log().slice(-500)}`)
}

/** Collects what a stream prints; returns a function that gives its text. */
function textOf(stream) {
  const chunks = []
  stream?.on('data', chunk => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString()
}

/** Starts the built server, passes its origin and the server to `use`, and stops it. */
export async function withServer(use, settings) {
  const server = await startServer(settings)
  try {
    return await use(server.origin, server)
  } finally {
    server.stop()
  }
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

/** The session as cookies of a browser; none for a visitor, whose session is empty. */
export const browserCookies = (origin, session) =>
  session
    .split('; ')
    .filter(Boolean)
    .map(pair => {
      const [name, ...value] = pair.split('=')
      return { name, value: value.join('='), url: origin }
    })

export function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}
