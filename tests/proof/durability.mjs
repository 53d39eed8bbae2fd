import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { startPostgres } from '../tools/provision.mjs'
import { sessionOf, startServer } from './server.mjs'

/** Kills of each database; PROOF_ROUNDS shortens a trial. */
const ROUNDS = 15
const rounds = Number(process.env.PROOF_ROUNDS ?? ROUNDS)
/** Acknowledged writes that each database must reach. */
const LEAST = 25_000
/** Acknowledged writes after which a round is killed at a random moment. */
const WRITES_A_ROUND = Math.ceil(LEAST / ROUNDS)
const LONGEST_ROUND_MS = 60_000
const LONGEST_DELAY_MS = 1000
const READY_MS = 3000
const CONNECTIONS = 32
/** Connections that move a bond from one pair of lists to the next, in a transaction. */
const MOVERS = 4
/** The user `desk`, and its lists in pairs: a write changes both of a pair or none. */
const USER = 6
const PAIRS = [
  [6001, 6002],
  [6003, 6004],
  [6005, 6007],
]
/** Writes that are read again from their page after each start. */
const PAGES = 20

async function kill({ child }) {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** Sends one write as the API client does; true when the server acknowledged it. */
async function send({ origin, cookie }, { bond, pair, leaves, quantity, key }) {
  const add = PAIRS[pair]
  const answer = await fetch(`${origin}/api/watchlistAppend/`, {
    method: 'POST',
    headers: {
      cookie,
      origin,
      'content-type': 'application/json',
      'x-requested-by': 'accrue',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      bondId: bond,
      add,
      qnt: add.map(() => quantity),
      price: add.map(() => '101.5'),
      date: add.map(() => '2025-07-01'),
      ...(leaves === null ? {} : { remove: PAIRS[leaves] }),
    }),
  })
  const text = await answer.text()
  if (answer.status !== 200) throw new Refused(`${answer.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text).success
}

/** The server answered, but not with success; a closed connection is another error. */
class Refused extends Error {}

/** The next write of a place: a bond in a pair of lists, or a bond that moves through all pairs. */
function nextWrite(place) {
  const number = place.count++
  const isMove = place.pair === null
  return {
    bond: place.bond,
    pair: isMove ? number % PAIRS.length : place.pair,
    leaves: isMove && number > 0 ? (number - 1) % PAIRS.length : null,
    quantity: `${number}`,
    key: randomUUID(),
  }
}

/** A place has one writer at a time, so that its writes have an order. */
const newPlace = (bond, pair) => ({ bond, pair, count: 0, last: null, open: null })

/** The places of each connection. */
function placesOf(bonds) {
  const movers = bonds.slice(0, MOVERS).map(bond => [newPlace(bond, null)])
  const writers = Array.from({ length: CONNECTIONS - MOVERS }, () => [])
  for (const [index, bond] of bonds.slice(MOVERS).entries())
    for (const pair of PAIRS.keys()) writers[index % writers.length].push(newPlace(bond, pair))
  return [...movers, ...writers]
}

/** Sends the place's open write, or its next one, and notes whether it was acknowledged. */
async function write(server, place, acknowledged) {
  place.open ??= nextWrite(place)
  if (!(await send(server, place.open))) throw new Refused('success: false')
  acknowledged.add(place.open.key)
  place.last = place.open
  place.open = null
}

/** Writes through every connection until the server is killed, at a random moment. */
async function writeUntilKilled(server, connections, acknowledged) {
  let isAlive = true
  const before = acknowledged.size
  const work = async places => {
    for (let turn = randomInt(places.length); isAlive; turn++) {
      try {
        await write(server, places[turn % places.length], acknowledged)
      } catch (error) {
        if (isAlive || error instanceof Refused) throw error
      }
    }
  }
  const over = Promise.all(connections.map(work))
  const until = performance.now() + LONGEST_ROUND_MS
  while (acknowledged.size - before < WRITES_A_ROUND && performance.now() < until)
    await Promise.race([pause(5), over])
  await Promise.race([pause(randomInt(LONGEST_DELAY_MS)), over])
  isAlive = false
  await kill(server)
  await over
}

const QUERIES = [
  `select watchlist_id as list, security_id as bond, quantity from watchlist_entries where user_id = ${USER} and kind = 'bonds'`,
  `select key from idempotency_keys where user_id = ${USER}`,
]

/** What a killed server left: the entries of the lists, and the keys of its writes. */
async function storedRows(query) {
  const [entries, keys] = [await query(QUERIES[0]), await query(QUERIES[1])]
  return {
    entries: new Map(entries.map(({ list, bond, quantity }) => [`${list} ${bond}`, quantity])),
    keys: new Set(keys.map(({ key }) => key)),
  }
}

/** Compares what is stored with what was acknowledged. */
function compare(places, acknowledged, { entries, keys }) {
  const lost = new Set([...acknowledged].filter(key => !keys.has(key)))
  const half = new Set()
  for (const place of places) {
    const { bond, last, open } = place
    const standing = PAIRS.map(pair => pair.map(list => entries.get(`${list} ${bond}`) ?? null))
    const watched = place.pair === null ? standing : [standing[place.pair]]
    const now = JSON.stringify(watched)
    const after = one =>
      JSON.stringify(
        place.pair === null
          ? PAIRS.map((pair, index) => pair.map(() => (one?.pair === index ? one.quantity : null)))
          : [PAIRS[place.pair].map(() => one?.quantity ?? null)],
      )
    const isOpenThere = open !== null && now === after(open)
    if (isOpenThere) continue
    if (open !== null && keys.has(open.key)) half.add(open.key)
    if (now === after(last)) continue
    const isWhole = watched.every(pair => new Set(pair).size === 1)
    const isMoved = place.pair !== null || watched.filter(([first]) => first !== null).length <= 1
    if (!isWhole || !isMoved) half.add(`bond ${bond}`)
    else lost.add(last?.key ?? `bond ${bond}`)
  }
  return { lost, half }
}

/** Repeats the writes that were not answered with their keys, as Retry does. */
async function repeatOpen(server, places, acknowledged) {
  for (const place of places) if (place.open) await write(server, place, acknowledged)
}

/** The places whose page does not have the last acknowledged write. */
async function missingOnPages({ origin, cookie }, places) {
  const chosen = places.filter(({ last }) => last).slice(0, PAGES)
  const missing = []
  for (const { bond, last } of chosen) {
    const answer = await fetch(`${origin}/api/bonds/${bond}/page/`, { headers: { cookie } })
    const { context } = await answer.json()
    const counts = PAIRS[last.pair].map(id => context.watchlist.find(list => list.id === id)?.count)
    if (counts.some(count => count !== last.quantity)) missing.push(last.key)
  }
  return missing
}

async function bondsOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...new Set([...sitemap.matchAll(/\/bonds\/(\d+)\//g)].map(([, id]) => Number(id)))]
}

/** Kills the server in every round, and compares the rows that it left. */
async function runRounds(settings, query) {
  const acknowledged = new Set()
  const lost = new Set()
  const half = new Set()
  const starts = []
  let server = await startServer({ env: settings })
  try {
    const connections = placesOf(await bondsOf(server.origin))
    const places = connections.flat()
    server.cookie = await sessionOf(server.origin, 'desk')
    for (let round = 0; round < rounds; round++) {
      await writeUntilKilled(server, connections, acknowledged)
      const found = compare(places, acknowledged, await storedRows(query))
      for (const key of found.lost) lost.add(key)
      for (const key of found.half) half.add(key)
      const { cookie } = server
      server = { ...(await startServer({ env: settings })), cookie }
      starts.push(server.startMs)
      await repeatOpen(server, places, acknowledged)
      for (const key of await missingOnPages(server, places)) lost.add(key)
    }
    await kill(server)
    const found = compare(places, acknowledged, await storedRows(query))
    for (const key of found.lost) lost.add(key)
    for (const key of found.half) half.add(key)
  } finally {
    server.child.kill('SIGKILL')
  }
  return { acknowledged, lost, half, starts }
}

/** The embedded database; the rows are read from a copy, so that the next start recovers by itself. */
async function measureEmbedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'accrue-proof-'))
  const query = async text => {
    const copy = mkdtempSync(join(tmpdir(), 'accrue-proof-copy-'))
    try {
      cpSync(join(dataDir, 'pg'), copy, { recursive: true })
      const database = await PGlite.create(copy)
      const { rows } = await database.query(text)
      await database.close()
      return rows
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }
  try {
    return rowOf('PGlite', await runRounds({ ACCRUE_DATA_DIR: dataDir }, query))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureServed() {
  const database = await startPostgres()
  if (!database) return missingRow()
  const dataDir = mkdtempSync(join(tmpdir(), 'accrue-proof-'))
  const client = postgres(database.url, { max: 1, onnotice: () => {} })
  try {
    const settings = { ACCRUE_DATA_DIR: dataDir, DATABASE_URL: database.url }
    return rowOf('PostgreSQL', await runRounds(settings, text => client.unsafe(text)))
  } finally {
    await client.end({ timeout: 1 })
    database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const whatOf = database => `${rounds} × kill -9 of the server under writes, ${database}`
const GOAL = `≥ ${LEAST.toLocaleString('en')} acknowledged, 0 lost, 0 half-applied; ready in ≤ ${READY_MS / 1000} s`

function rowOf(database, { acknowledged, lost, half, starts }) {
  const slowest = Math.max(...starts)
  const isShort = rounds < ROUNDS
  const culprits = [...lost, ...half].slice(0, 5)
  return {
    what: whatOf(database),
    goal: GOAL,
    measured: `${acknowledged.size.toLocaleString('en')} acknowledged, ${lost.size} lost, ${half.size} half-applied${
      culprits.length > 0 ? ` (${culprits.join(', ')})` : ''
    }; the slowest of ${starts.length} starts took ${(slowest / 1000).toFixed(1)} s`,
    reached:
      !isShort &&
      acknowledged.size >= LEAST &&
      lost.size === 0 &&
      half.size === 0 &&
      starts.length === rounds &&
      slowest <= READY_MS,
    ...(isShort ? { reason: `a trial of ${rounds} rounds instead of ${ROUNDS}` } : {}),
  }
}

const missingRow = () => ({
  what: whatOf('PostgreSQL'),
  goal: GOAL,
  measured: 'nothing',
  reached: false,
  reason: 'there is no PostgreSQL',
})

/** The server killed at random moments of many writes, on each database. */
export async function measure() {
  return [await measureEmbedded(), await measureServed()]
}
