import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from '@playwright/test'
import { ALL } from './strict.ts'

const SERVER = 'apps/demo/dist/server/main.js'
/** How often the server is started and killed during saves. */
const LIVES = 3
/** The minimum number of acknowledged saves. */
const SAVES = 1_010
const SAVES_A_LIFE = Math.ceil(SAVES / LIVES)
const WRITERS = 12
/** Lists of the user `desk` in pairs: a save writes both of a pair or none. */
const PAIRS = [
  [6001, 6002],
  [6003, 6004],
  [6005, 6007],
] as const
/** Bonds with consecutive ids. */
const FIRST_BOND = 10_001
const BONDS = 480
/** The bond that moves from pair to pair in one step. */
const MOVING_BOND = 1

type Server = { url: string; child: ChildProcess; cookie: string; output: string }

/** Starts the built server on a free port over this folder and signs in. `chromium` is the browser that it prints with. */
async function start(dataDir: string, chromium?: string): Promise<Server> {
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ACCRUE_DATA_DIR: dataDir,
      ACCRUE_TODAY: '2025-07-11',
      NODE_ENV: 'production',
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      output += piece.toString()
      const ready = /ready at (http:\/\/localhost:\d+)\//.exec(output)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('exit', code => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  const response = await fetch(`${url}/api/session/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-by': 'accrue', origin: url },
    body: JSON.stringify({ login: 'desk', password: 'desk' }),
  })
  expect(response.status).toBe(200)
  return { url, child, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', output }
}

/** Kills the server as a crash would, or stops it in order; its exit code, null after a kill. */
async function end({ child }: Server, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const gone = once(child, 'exit')
  child.kill(signal)
  const [code] = await gone
  return code
}

/** Kills a server that still runs, and removes its folder. */
async function cleanUp(server: Server | null, dataDir: string): Promise<void> {
  if (server && server.child.exitCode === null && server.child.signalCode === null)
    await end(server, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
}

/** One save: adds the bond to a pair of lists, and optionally removes it from another. A repeat with the same key is the same save. */
type Save = { bondId: number; pair: number; leaves: number | null; quantity: string; key: string }

/** As `watchlist.append` of the API client sends it. True when the server confirmed it. */
async function send(
  { url, cookie }: Server,
  { bondId, pair, leaves, quantity, key }: Save,
): Promise<boolean> {
  const add = PAIRS[pair] ?? []
  const response = await fetch(`${url}/api/watchlistAppend/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'accrue',
      'idempotency-key': key,
      origin: url,
      cookie,
    },
    body: JSON.stringify({
      bondId,
      add,
      qnt: add.map(() => quantity),
      price: add.map(() => '99.125'),
      date: add.map(() => '2025-07-01'),
      ...(leaves === null ? {} : { remove: PAIRS[leaves] }),
    }),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return (JSON.parse(text) as { success: boolean }).success
}

/** The quantity of each pair on the bond's page, or null. Two lists of a pair that differ mean a half-done save. */
async function pairsOf({ url, cookie }: Server, bondId: number): Promise<(string | null)[]> {
  const answer = await fetch(`${url}/api/bonds/${bondId}/page/`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  const { context } = (await answer.json()) as {
    context: { watchlist: { id: number; checked: boolean; count: string | null }[] }
  }
  return PAIRS.map(pair => {
    const entries = pair.map(id => context.watchlist.find(list => list.id === id))
    const [first, second] = entries.map(entry => (entry?.checked ? entry.count : null))
    expect(first, `bond ${bondId}, lists ${pair}: whole or not at all`).toBe(second)
    return first ?? null
  })
}

/** One stored entry: a bond on a list of a user. */
type Entry = { user: number; list: number; bond: number; quantity: string }

/** The user `desk`, who saves. */
const DESK = 6
/** The initial data: one note on list 381 of each user with full access (access row 6). */
const SEEDED: readonly Entry[] = [3, 4, 5, DESK].map(user => ({ user, list: 381, bond: 185, quantity: '' }))

/** Opens the folder of a stopped server, as the next one would, and reads every entry. */
async function entriesIn(dataDir: string): Promise<Entry[]> {
  const database = await PGlite.create(join(dataDir, 'pg'))
  const { rows } = await database.query<Entry>(
    'select user_id as "user", watchlist_id as list, security_id as bond, quantity from watchlist_entries order by user_id',
  )
  await database.close()
  return rows
}

/** The saves of the test, each with its own bond and pair, so that each can be found. */
function nextSave(number: number): Save {
  return {
    bondId: FIRST_BOND + (number % BONDS),
    pair: Math.floor(number / BONDS),
    leaves: null,
    quantity: `n${number}`,
    key: randomUUID(),
  }
}

/** The n-th save of the moving bond. */
function nextMove(number: number): Save {
  const pair = number % PAIRS.length
  const leaves = number === 0 ? null : (number - 1) % PAIRS.length
  return { bondId: MOVING_BOND, pair, leaves, quantity: `m${number}`, key: randomUUID() }
}

/** The pair of the moving bond after its n-th save; none before the first. */
const standsAfter = (number: number): (string | null)[] =>
  PAIRS.map((_, pair) => (number >= 0 && number % PAIRS.length === pair ? `m${number}` : null))

/** The saves of a test, in all lives of its server. */
type Saves = { sent: number; acknowledged: Save[]; unanswered: Save[]; moves: Save[] }

/** Saves from several clients at once until `stop` is called; also returns the requests without an answer when the server dies. */
function startSaving(server: Server, took: Saves) {
  let alive = true
  const work = async (take: () => Save, done: (save: Save) => void, undone: (save: Save) => void) => {
    while (alive) {
      const save = take()
      try {
        if (await send(server, save)) done(save)
      } catch (fault) {
        // the connection died with the server; anything else is a fault
        if (alive) throw fault
        undone(save)
      }
    }
  }
  const write = () =>
    work(
      () => nextSave(took.sent++),
      save => took.acknowledged.push(save),
      save => took.unanswered.push(save),
    )
  // one after the other; the unanswered one again with its key, as Retry does
  const move = () =>
    work(
      () => took.moves.at(-1) ?? nextMove(0),
      () => took.moves.push(nextMove(took.moves.length)),
      () => {},
    )
  const over = Promise.all([move(), ...Array.from({ length: WRITERS }, write)])
  const stop = () => {
    alive = false
  }
  return { over, stop }
}

/** Saves until so many saves are acknowledged in all, then kills the server with others under way. */
async function killDuringSaves(server: Server, took: Saves, count: number): Promise<void> {
  const saving = startSaving(server, took)
  while (took.acknowledged.length < count)
    await Promise.race([new Promise(resolve => setTimeout(resolve, 2)), saving.over])
  saving.stop()
  await end(server, 'SIGKILL')
  await saving.over
}

/** A save that is repeated with its key after the crash is answered, and does not overwrite later ones. */
async function repeatOne(server: Server, acknowledged: Save[]): Promise<void> {
  const [first] = acknowledged
  if (!first) throw new Error('nothing was acknowledged')
  const later = { ...first, quantity: `${first.quantity}, later`, key: randomUUID() }
  expect(await send(server, later)).toBe(true)
  expect(await send(server, first)).toBe(true)
  expect((await pairsOf(server, first.bondId))[first.pair]).toBe(later.quantity)
  acknowledged[0] = later
}

test('X13 what was acknowledged survives kill -9, half a save never does, and SIGTERM ends cleanly; P9 a browser that is installed after the start is used', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'accrue-restart-'))
  // not installed yet
  const chromium = join(dataDir, 'chromium')
  let server: Server | null = null
  try {
    server = await start(dataDir, chromium)
    expect(server.output).toMatch(
      /^Opening the database\nLoading the Treasury par curve 1\/15\nLoading Treasury auctions 2\/15\n/,
    )
    const took: Saves = { sent: 0, acknowledged: [], unanswered: [], moves: [nextMove(0)] }
    await killDuringSaves(server, took, 50)

    server = await start(dataDir, chromium)
    for (const { bondId, pair, quantity } of took.acknowledged)
      expect((await pairsOf(server, bondId))[pair]).toBe(quantity)
    // `pairsOf` refuses a save that is on one list only
    for (const { bondId } of took.unanswered) await pairsOf(server, bondId)

    const { url, cookie } = server
    const pdf = () => fetch(`${url}/api/bonds/1/pdf/?blocks=info`, { headers: { cookie } })
    expect((await pdf()).status, 'nothing to print with').toBe(503)
    const launched = join(dataDir, 'launched')
    writeFileSync(chromium, `#!/bin/sh\ntouch '${launched}'\n`, { mode: 0o755 })
    expect((await pdf()).status, 'it printed nothing').toBe(503)
    expect(existsSync(launched), 'the browser was launched').toBe(true)
    expect(await end(server, 'SIGTERM')).toBe(0)
  } finally {
    await cleanUp(server, dataDir)
  }
})

/** The gate kills a server once, with fewer saves. */
if (ALL)
  test('W4 kill -9 during many saves loses no acknowledged save and leaves none half-done', async () => {
    test.setTimeout(300_000)
    expect(existsSync(SERVER), 'the demo is built').toBe(true)
    const dataDir = mkdtempSync(join(tmpdir(), 'accrue-durability-'))
    const took: Saves = { sent: 0, acknowledged: [], unanswered: [], moves: [nextMove(0)] }
    const { acknowledged, unanswered, moves } = took
    let server: Server | null = null
    try {
      for (let life = 1; life <= LIVES; life++) {
        server = await start(dataDir)
        if (life > 1) {
          // after its last acknowledged save, or after the unanswered one
          const last = moves.length - 2
          expect([standsAfter(last), standsAfter(last + 1)]).toContainEqual(
            await pairsOf(server, MOVING_BOND),
          )
          for (const save of acknowledged.slice(-10))
            expect((await pairsOf(server, save.bondId))[save.pair]).toBe(save.quantity)
          await repeatOne(server, acknowledged)
        }
        await killDuringSaves(server, took, life * SAVES_A_LIFE)
      }

      expect(acknowledged.length).toBeGreaterThanOrEqual(SAVES)
      const entries = await entriesIn(dataDir)
      const stored = new Map(
        entries.map(({ user, list, bond, quantity }) => [`${user} ${list} ${bond}`, quantity]),
      )
      expect(stored.size, 'each once').toBe(entries.length)
      const listsOf = ({ bondId, pair }: Save) =>
        (PAIRS[pair] ?? []).map(list => stored.get(`${DESK} ${list} ${bondId}`))
      const lost = acknowledged.filter(save => listsOf(save).some(quantity => quantity !== save.quantity))
      expect(lost, 'every acknowledged save is there, on both of its lists').toEqual([])
      const half = unanswered.filter(save => new Set(listsOf(save)).size > 1)
      expect(half, 'none that was not is there in half').toEqual([])
      const known = new Set([...acknowledged, ...unanswered, ...moves].map(save => save.quantity))
      expect(
        entries.filter(({ quantity }) => !known.has(quantity)),
        'and nothing else',
      ).toEqual(SEEDED)
      const moved = PAIRS.map(pair => pair.map(list => stored.get(`${DESK} ${list} ${MOVING_BOND}`) ?? null))
      expect(moved.every(([first, second]) => first === second)).toBe(true)
      const last = moves.length - 2
      expect([standsAfter(last), standsAfter(last + 1)]).toContainEqual(moved.map(([first]) => first))
    } finally {
      await cleanUp(server, dataDir)
    }
  })
