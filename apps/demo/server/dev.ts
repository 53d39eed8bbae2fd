import { mkdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { drawPage } from '../src/server-page.tsx'
import { readConfig } from './config.ts'
import { openStore, type Store } from './db/store.ts'
import { createApp } from './http/app.ts'
import { memoryReports } from './http/deps.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { loadData } from './import/load.ts'
import { readLabelFiles } from './label-files.ts'
import { createMarket } from './market/market.ts'
import { browserPrinter } from './print/browser-printer.ts'
import { chromiumPath } from './print/chromium-path.ts'

/** State that survives a reload of the server's code: the database has a single owner, and reading the data files takes seconds. */
type PersistentState = { store: Store; data: ReturnType<typeof loadData>['data'] }
const development = globalThis as { accrueDev?: Promise<PersistentState> | PersistentState }

async function openPersistentState(root: string): Promise<PersistentState> {
  const { dataDir, databaseUrl } = readConfig(process.env, root)
  mkdirSync(dataDir, { recursive: true })
  const { data } = loadData(join(root, 'apps/demo/data'), () => {})
  const state = { store: await openStore({ databaseUrl, dataDir }), data }
  development.accrueDev = state
  return state
}

let app: Promise<Hono> | null = null
const web = {
  template: '',
  preloads: {},
  render: drawPage,
  // Vite serves the files.
  file: async () => null,
}

/** The server of `npm run dev`, rebuilt for each version of its code. A change in `db/` or `import/` needs a restart. */
export function createDevApp(options: { root: string; template: string; origin: string }): Promise<Hono> {
  web.template = options.template
  app ??= openApp(options)
  return app
}

async function openApp({ root, origin }: { root: string; origin: string }): Promise<Hono> {
  development.accrueDev ??= openPersistentState(root)
  const { store, data } = await development.accrueDev
  const { today } = readConfig(process.env, root)
  const fault = (error: unknown) =>
    void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  const executablePath = () => chromiumPath(process.env.CHROMIUM_PATH)
  return createApp(
    {
      store,
      market: createMarket(data, today),
      clock: { now: () => Date.now(), today: () => today },
      labels: readLabelFiles(root),
      limits: createRateLimits(store.tries),
      tries: store.tries,
      reports: memoryReports(),
      printer: browserPrinter({ executablePath, origin: () => origin, fault }),
      secure: false,
      fault,
      addressOf: (_, env) =>
        (env as { incoming?: IncomingMessage })?.incoming?.socket.remoteAddress ?? 'unknown',
    },
    web,
  )
}
