import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { drawPage } from '../src/server-page.tsx'
import { readConfig } from './config.ts'
import { openStore } from './db/store.ts'
import { createApp } from './http/app.ts'
import { memoryReports } from './http/deps.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { loadData } from './import/load.ts'
import { readLabelFiles } from './label-files.ts'
import { createMarket, type Market } from './market/market.ts'
import { browserPrinter } from './print/browser-printer.ts'
import { chromiumPath } from './print/chromium-path.ts'
import { openWebFiles } from './web-files.ts'

/** The repository's root: the folder above this file, built or not, that holds `apps/demo`. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'apps/demo/data'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('The data files are not beside the server (apps/demo/data)')
    folder = above
  }
  return folder
}

/** Reports in memory and, for whoever reads them from outside, one per line in a file. */
function reportsInto(file: string) {
  const memory = memoryReports()
  return {
    all: memory.all,
    add(report: unknown) {
      memory.add(report)
      appendFileSync(file, `${JSON.stringify(report)}\n`)
    },
  }
}

/** Whoever asks first is served first: what is done ahead begins this long after the server listens. */
const WAIT_MS = 10_000
/** What is done ahead leaves the server this long to whoever asks meanwhile; pricing one bond takes some 6 ms. */
const REST_MS = 20

/** Prices the bonds of which a page lists hundreds before anybody asks for it: one at a time, so that requests come between. */
async function priceAhead(market: Market, isOver: () => boolean): Promise<void> {
  await pause(WAIT_MS, undefined, { ref: false })
  for (const issue of market.bonds) {
    if (isOver()) return
    if (issue.holding === null) continue
    market.latestRow(issue)
    await pause(REST_MS)
  }
}

async function start(): Promise<void> {
  const began = performance.now()
  const root = findRoot()
  const config = readConfig(process.env, root)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  mkdirSync(config.dataDir, { recursive: true })
  const opening = openStore({ databaseUrl: config.databaseUrl, dataDir: config.dataDir })
  // a database that does not open is told below, when it is waited for
  opening.catch(() => {})
  const { data, reports } = loadData(join(root, 'apps/demo/data'), say)
  for (const { file, notes } of reports) if (notes.length > 0) say(`  ${file}: ${notes.join(', ')}`)
  const market = createMarket(data, config.today)
  say('Opening the database')
  const store = await opening
  await store.usage.logImports(
    reports.map(({ notes: _, ...report }) => report),
    Date.now(),
  )
  const fault = (error: unknown) =>
    void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  const executablePath = () => chromiumPath(process.env.CHROMIUM_PATH)
  // known once the server listens: PORT 0 takes any that is free
  let port = config.port
  const origin = () => `http://127.0.0.1:${port}`
  const printer = browserPrinter({ executablePath, origin, fault })
  const web = openWebFiles(join(root, 'apps/demo/dist/web'))
  const app = createApp(
    {
      store,
      market,
      clock: { now: () => Date.now(), today: () => config.today },
      labels: readLabelFiles(root),
      limits: createRateLimits(),
      reports: reportsInto(join(config.dataDir, 'csp-reports.ndjson')),
      printer,
      secure: false,
      fault,
      addressOf: (_, env) =>
        (env as { incoming?: IncomingMessage })?.incoming?.socket.remoteAddress ?? 'unknown',
    },
    web && { ...web, draw: drawPage },
  )
  let stopping = false
  const server = serve({ fetch: app.fetch, port: config.port }, listening => {
    port = listening.port
    say(`Loaded in ${((performance.now() - began) / 1000).toFixed(1)} s, as of ${config.today}`)
    say(`Accrue demo ready at http://localhost:${port}/bonds/1/`)
    void priceAhead(market, () => stopping)
  })
  server.on('error', error => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  const stop = () => {
    if (stopping) return
    stopping = true
    // requests under way are answered, idle connections are let go; a document that is being printed is given up
    void printer.close()
    server.close(() => void store.close().then(() => process.exit(0)))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
    setTimeout(() => process.exit(1), 5000).unref()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch(error => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
