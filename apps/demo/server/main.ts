import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { MS_PER_DAY } from '@accrue/ui/foundation/calendar'
import { type Config, readConfig } from './config.ts'
import { backup, restore } from './db/backup.ts'
import { openStore, type Store } from './db/store.ts'
import { storeWithTimeout } from './db/unavailable.ts'
import { createApp } from './http/app.ts'
import { callerReader, limitedNetwork } from './http/caller.ts'
import { type Checks, createFront, listen } from './http/front.ts'
import { createMetrics, metricsServer } from './http/metrics.ts'
import { reportsInto } from './http/policy-reports.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { loadData } from './import/load.ts'
import { readLabelFiles } from './label-files.ts'
import { createLog } from './log.ts'
import { createMarket, type Market } from './market/market.ts'
import { createPageRenderer } from './page/page-renderer.ts'
import { browserPrinter } from './print/browser-printer.ts'
import { chromiumPath } from './print/chromium-path.ts'
import { exitCodeOf, StartFault } from './start-fault.ts'
import { openWebFiles } from './web-files.ts'

/** The repository's root: the folder above this file, built or not, that holds `apps/demo`. */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'apps/demo/data'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('apps/demo/data is missing above the server')
    folder = above
  }
  return folder
}

/** Delay before background work starts, so that the first requests are not slowed. */
const BACKGROUND_DELAY_MS = 10_000
const SWEEP_MS = MS_PER_DAY
/** Pause between units of background work, for requests; pricing one bond takes about 6 ms. */
const PAUSE_MS = 20

/** Computes the prices of bonds that pages list by the hundred in advance, one at a time, so that requests run in between. */
async function priceAhead(market: Market, isOver: () => boolean): Promise<void> {
  await pause(BACKGROUND_DELAY_MS, undefined, { ref: false })
  for (const issue of market.bonds) {
    if (isOver()) return
    if (issue.holding === null) continue
    market.latestRow(issue)
    await pause(PAUSE_MS)
  }
}

/** Opens the database. The error names the setting to check and contains no password. */
async function openDatabase({ databaseUrl, dataDir, database }: Config, lost: () => void): Promise<Store> {
  try {
    return await openStore({ databaseUrl, dataDir, limits: database, lost })
  } catch (error) {
    if (error instanceof StartFault || !databaseUrl) throw error
    const { code, cause } = error as { code?: string; cause?: { code?: string } }
    const { host } = new URL(databaseUrl)
    const reason = cause?.code ?? code ?? 'unknown'
    throw new StartFault('database', `DATABASE_URL: the database at ${host} cannot be used (${reason})`)
  }
}

/** The checks of `/readyz`. */
function checksOf(store: Store, dataDir: string): Checks {
  return {
    data: async () => true,
    database: async () => {
      await store.ping()
      return true
    },
    disk: async () => {
      await access(dataDir, constants.W_OK)
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize > MIN_FREE_BYTES
    },
  }
}

/** Below this much free space the database may fail during a write. */
const MIN_FREE_BYTES = 64 * 1024 * 1024

const print = (line: string) => void process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  const began = performance.now()
  const root = findRoot()
  const config = readConfig(process.env, root)
  const log = createLog(config.logLevel)
  const callerOf = callerReader(config.trustedProxies)
  const metrics = createMetrics()
  const front = createFront({ ...config, callerOf, log, metrics })
  const port = await listen(front.server, config, { port: 'PORT', host: 'HOST' })
  const metricsListener = config.metrics ? metricsServer(metrics) : null
  if (metricsListener && config.metrics)
    await listen(metricsListener, config.metrics, { port: 'METRICS_PORT', host: 'METRICS_HOST' })
  makeFolder(config.dataDir)
  print('Opening the database')
  const store = await openDatabase(config, () => {
    log.fatal('another process took over the data folder')
    process.exit(1)
  })
  const { data, reports } = loadData(join(root, 'apps/demo/data'), print)
  for (const { file, notes } of reports) if (notes.length > 0) print(`  ${file}: ${notes.join(', ')}`)
  const market = createMarket(data, config.today)
  await store.usage.logImports(
    reports.map(({ notes: _, ...report }) => report),
    Date.now(),
  )
  const fault = (error: unknown) => log.error({ err: error }, 'fault')
  const executablePath = () => chromiumPath(process.env.CHROMIUM_PATH)
  const printer = browserPrinter({ executablePath, origin: () => localOrigin(config.host, port), fault })
  const storeWithLimit = storeWithTimeout(store, config.database.statementMs)
  const policyReports = reportsInto(join(config.dataDir, 'csp-reports.ndjson'), Date.now, fault)
  const web = openWebFiles(join(root, 'apps/demo/dist/web'))
  // Beside this file, built or not.
  const worker = import.meta.url.replace(/main\.(js|ts)$/, 'page/page-worker.$1')
  const pages = web && createPageRenderer(worker, { root, threads: config.renderThreads, fault })
  const app = createApp(
    {
      store: storeWithLimit,
      market,
      clock: { now: () => Date.now(), today: () => config.today },
      labels: readLabelFiles(root),
      limits: createRateLimits(storeWithLimit.tries),
      tries: storeWithLimit.tries,
      reports: policyReports,
      printer,
      secure: config.secure,
      publicUrl: config.publicUrl,
      fault,
      addressOf: (_, env) =>
        limitedNetwork(callerOf((env as { incoming: IncomingMessage }).incoming).address),
    },
    web && pages && { ...web, render: pages.render },
  )
  front.open(app.fetch, checksOf(store, config.dataDir))
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    metricsListener?.close()
    metricsListener?.closeAllConnections()
    // Cancel documents that are printing.
    void printer.close()
    const drained = await front.drain(config.drainMs)
    void pages?.close()
    // A hung database must not keep the process alive.
    setTimeout(() => process.exit(1), config.database.statementMs).unref()
    await policyReports.written()
    await store.close()
    process.exit(drained ? 0 : 1)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  print(`Loaded in ${((performance.now() - began) / 1000).toFixed(1)} s, as of ${config.today}`)
  print(`Accrue demo ready at ${config.publicUrl ?? `http://localhost:${port}`}/bonds/1/`)
  log.info({ port }, 'ready')
  void priceAhead(market, () => stopping)
  void sweepDaily(store, fault)
}

/** Deletes expired rows, soon after the start and once a day. */
async function sweepDaily(store: Store, fault: (error: unknown) => void): Promise<void> {
  await pause(BACKGROUND_DELAY_MS, undefined, { ref: false })
  for (;;) {
    await store.sweep(Date.now()).catch(fault)
    await pause(SWEEP_MS, undefined, { ref: false })
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartFault('folder', `ACCRUE_DATA_DIR ${dataDir} cannot be written (${code})`)
  }
}

/** Address of the server on this machine. */
function localOrigin(host: string | undefined, port: number): string {
  const own = host === undefined || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`
}

/** Runs `backup <file>` or `restore <file>`; without arguments, the server. */
async function main([command, file]: readonly string[]): Promise<void> {
  if (command === undefined) return start()
  const work = new Map([
    ['backup', backup],
    ['restore', restore],
  ]).get(command)
  if (!work || !file) throw new StartFault('configuration', 'Usage: main.js [backup <file> | restore <file>]')
  await work(readConfig(process.env, findRoot()), resolve(file))
  print(`${command === 'backup' ? 'Written to' : 'Restored from'} ${resolve(file)}`)
  process.exit(0)
}

main(process.argv.slice(2)).catch(error => {
  process.stderr.write(`${error instanceof StartFault ? error.message : (error?.stack ?? error)}\n`)
  process.exit(exitCodeOf(error))
})
