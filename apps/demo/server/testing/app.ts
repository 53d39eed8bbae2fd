import { fileURLToPath } from 'node:url'
import type { Day } from '@accrue/ui/foundation/calendar'
import type { Hono } from 'hono'
import type { Store } from '../db/store.ts'
import { createApp } from '../http/app.ts'
import { type Deps, memoryReports } from '../http/deps.ts'
import type { WebFiles } from '../http/pages.ts'
import { createRateLimits } from '../http/rate-limits.ts'
import { memoryTries } from '../http/tries.ts'
import { type Dataset, loadData } from '../import/load.ts'
import { readLabelFiles } from '../label-files.ts'
import { createMarket, type Market } from '../market/market.ts'
import type { Printer } from '../print/printer.ts'
import { fakePrinter } from './printer.ts'
import { openTestStore } from './store.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
/** The demo's day in tests. */
export const TODAY = '2025-07-11' as Day
/** Noon of that day. */
export const NOON = Date.UTC(2025, 6, 11, 12)

let loaded: Dataset | null = null

/** The data files, read once per worker. */
export function testData(): Dataset {
  loaded ??= loadData(fileURLToPath(new URL('../../data', import.meta.url)), () => {}).data
  return loaded
}

const markets = new Map<Day, Market>()

/** The market of a day, one per worker: it is immutable, and it computes each series once. */
export function testMarket(today: Day = TODAY): Market {
  const market = markets.get(today) ?? createMarket(testData(), today)
  markets.set(today, market)
  return market
}

/** A test request: JSON, a form, or raw text as the body. */
export type Ask = {
  method?: string
  json?: unknown
  form?: Record<string, string>
  body?: string
  headers?: Record<string, string>
}

export type TestApp = {
  app: Hono
  deps: Deps
  store: Store
  /** Moves the clock. */
  at(now: number): void
  /** Sends a request as a page of the site; `user` is signed in first, null is a visitor. */
  ask(user: string | null, path: string, ask?: Ask): Promise<Response>
  /** The cookie of a user's session. */
  cookieOf(user: string): Promise<string>
  close(): Promise<void>
}

/** Headers of the site's own requests. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'test' }

/** An app with an empty store, the real data and a fixed clock. */
export async function openTestApp(
  options: {
    market?: Market
    secure?: boolean
    publicUrl?: string
    web?: WebFiles | null
    printer?: Printer
  } = {},
): Promise<TestApp> {
  const store = await openTestStore()
  let now = NOON
  const faults: unknown[] = []
  const deps: Deps = {
    store,
    market: options.market ?? testMarket(),
    clock: { now: () => now, today: () => TODAY },
    labels: readLabelFiles(root),
    limits: createRateLimits(),
    tries: memoryTries(),
    reports: memoryReports(),
    printer: options.printer ?? fakePrinter(),
    secure: options.secure ?? false,
    publicUrl: options.publicUrl,
    fault: error => void faults.push(error),
    addressOf: request => request.headers.get('x-test-address') ?? 'test',
  }
  const app = createApp(deps, options.web ?? null)
  const cookies = new Map<string, Promise<string>>()
  const cookieOf = (user: string): Promise<string> => {
    const cookie = cookies.get(user) ?? enter(user)
    cookies.set(user, cookie)
    return cookie
  }
  const enter = async (user: string): Promise<string> => {
    const account = await store.accounts.check(user, user)
    if (!account) throw new Error(`No user ${user}`)
    const { token } = await store.accounts.signIn(account.userId, now)
    return `${deps.secure ? '__Host-' : ''}accrue_session=${token}`
  }
  return {
    app,
    deps,
    store,
    cookieOf,
    at(moment) {
      now = moment
    },
    async ask(user, path, { method, json, form, body, headers = {} } = {}) {
      const type =
        json !== undefined ? 'application/json' : form ? 'application/x-www-form-urlencoded' : undefined
      const response = await app.request(path, {
        method: method ?? (json !== undefined || form || body !== undefined ? 'POST' : 'GET'),
        headers: {
          ...OWN_PAGE,
          ...(type ? { 'content-type': type } : {}),
          ...(user ? { cookie: await cookieOf(user) } : {}),
          ...headers,
        },
        body: json !== undefined ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : body,
      })
      const fault = faults.shift()
      if (fault) throw fault
      return response
    },
    close: () => store.close(),
  }
}

/** The error code of an answer. */
export async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code
}
