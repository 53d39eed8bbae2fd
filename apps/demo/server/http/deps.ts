import type { Day } from '@accrue/ui/foundation/calendar'
import type { Store } from '../db/store.ts'
import type { LabelBook } from '../labels.ts'
import type { Market } from '../market/market.ts'
import type { Printer } from '../print/printer.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Tries } from './tries.ts'

/** The clock for limits and records, and the day that the demo treats as today. */
type Clock = { now(): number; today(): Day }

/** Policy violation reports from browsers. */
export type PolicyReports = {
  add(report: unknown): void
  all(): readonly unknown[]
  /** Resolves when all added reports are written. */
  written(): Promise<void>
}

/** Everything the app depends on. */
export type Deps = {
  store: Store
  market: Market
  clock: Clock
  labels: LabelBook
  limits: RateLimits
  /** Counts sign-ins. */
  tries: Tries
  reports: PolicyReports
  /** Prints pages of this site. */
  printer: Printer
  /** Served under https: cookies are Secure and have the `__Host-` prefix. False for the demo on http. */
  secure: boolean
  /** Public origin of the pages, without a trailing slash. Default: the request's origin. */
  publicUrl?: string | undefined
  /** Called with internal errors. */
  fault(error: unknown): void
  /** The caller's address, for limits on visitors. */
  addressOf(request: Request, env: unknown): string
}

/** Keeps the newest thousand reports in memory. */
export function memoryReports(): PolicyReports {
  const reports: unknown[] = []
  return {
    add(report) {
      reports.push(report)
      if (reports.length > 1000) reports.shift()
    },
    all: () => reports,
    written: async () => {},
  }
}
