import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const sources = fileURLToPath(new URL('../tsconfig.sources.json', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'accrue-main-'))
/** The browser for printing; it is not installed when the server starts. */
const chromium = join(dataDir, 'chromium')
const running = new Set<ChildProcess>()

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts the server on a free port; resolves with its output when it is ready. */
async function start(): Promise<{ child: ChildProcess; url: string; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@accrue/source', main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ACCRUE_DATA_DIR: dataDir,
      CHROMIUM_PATH: chromium,
      // The sources of all packages, because the server renders their components.
      TSX_TSCONFIG_PATH: sources,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  let errorOutput = ''
  child.stderr?.on('data', (piece: Buffer) => {
    errorOutput += piece.toString()
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString()
      const ready = /Accrue demo ready at (http:\/\/localhost:\d+)\/bonds\/1\/\n/.exec(output)
      if (ready?.[1]) resolve(ready[1])
    })
    child.on('exit', code => reject(new Error(`Ended with ${code}: ${errorOutput}`)))
  })
  return { child, url, output }
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const exit = new Promise<number | null>(resolve => child.on('exit', resolve))
  child.kill(signal)
  running.delete(child)
  return exit
}

const OWN = { 'content-type': 'application/json', 'x-requested-by': 'test' }

test('X13 what was acknowledged survives kill -9, half a save never does, and SIGTERM ends cleanly; P9 a browser that is installed after the start is used', {
  timeout: 120_000,
}, async () => {
  const first = await start()
  expect(first.output).toMatch(
    /^Opening the database\nLoading the Treasury par curve 1\/15\nLoading Treasury auctions 2\/15\n/,
  )
  const signedIn = await fetch(`${first.url}/api/session/`, {
    method: 'POST',
    headers: { ...OWN, origin: first.url },
    body: JSON.stringify({ login: 'desk', password: 'desk' }),
  })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  /** Saves to two lists at once, repeatedly; counts acknowledged saves. */
  const acknowledged = new Map<number, string>()
  let killed = false
  const writer = async (lane: number) => {
    for (let round = 0; !killed; round += 1) {
      const bondId = 10_001 + lane * 50 + (round % 50)
      const quantity = `${lane}-${round}`
      try {
        const response = await fetch(`${first.url}/api/watchlistAppend/`, {
          method: 'POST',
          headers: { ...OWN, origin: first.url, cookie },
          body: JSON.stringify({
            bondId,
            add: [6001, 6002],
            qnt: [quantity, quantity],
            price: ['', ''],
            date: ['', ''],
          }),
        })
        if (response.status === 200 && (await response.text()).endsWith('}'))
          acknowledged.set(bondId, quantity)
      } catch {
        // The connection closed when the server died.
        return
      }
    }
  }
  const writers = [0, 1, 2, 3].map(writer)
  // Every writer is busy saving.
  await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(20)
  await end(first.child, 'SIGKILL')
  killed = true
  await Promise.all(writers)

  const second = await start()
  const roundOf = (quantity: string | null | undefined) => Number(quantity?.split('-')[1] ?? -1)
  for (const [bondId, quantity] of acknowledged) {
    const answer = await fetch(`${second.url}/api/bonds/${bondId}/page/`, { headers: { cookie } })
    const { context } = (await answer.json()) as {
      context: { watchlist: { id: number; count: string | null; checked: boolean }[] }
    }
    const [core, ideas] = [6001, 6002].map(id => context.watchlist.find(list => list.id === id))
    // A later save may be stored although its answer never arrived; both lists always agree.
    expect(core?.count).toBe(ideas?.count)
    expect(roundOf(core?.count)).toBeGreaterThanOrEqual(roundOf(quantity))
  }

  const pdf = () => fetch(`${second.url}/api/bonds/1/pdf/?blocks=info`, { headers: { cookie } })
  expect((await pdf()).status, 'nothing to print with').toBe(503)
  const launched = join(dataDir, 'launched')
  // Records that it was launched, then exits.
  writeFileSync(chromium, `#!/bin/sh\ntouch '${launched}'\n`, { mode: 0o755 })
  expect((await pdf()).status, 'it printed nothing').toBe(503)
  expect(existsSync(launched), 'the browser was launched').toBe(true)
  expect(await end(second.child, 'SIGTERM')).toBe(0)
})
