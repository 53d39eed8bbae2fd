import type { Day } from '@accrue/ui/foundation/calendar'
import type { Store } from '../db/store.ts'
import type { LabelBook } from '../labels.ts'
import type { Market } from '../market/market.ts'
import type { Printer } from '../print/printer.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Tries } from './tries.ts'

/** The time of day for limits and records, and the business day that the demo pretends it is. */
type Clock = { now(): number; today(): Day }

/** What browsers reported against the page policy. */
export type PolicyReports = {
  add(report: unknown): void
  all(): readonly unknown[]
  /** Resolves when what was added is written. */
  written(): Promise<void>
}

/** Everything that the app needs from outside. */
export type Deps = {
  store: Store
  market: Market
  clock: Clock
  labels: LabelBook
  limits: RateLimits
  /** What failed sign-ins are counted in. */
  tries: Tries
  /** Lets so many milliseconds pass. */
  pause(milliseconds: number): Promise<void>
  reports: PolicyReports
  /** Prints pages of this site. */
  printer: Printer
  /** Served under https: cookies are Secure and `__Host-` prefixed. The demo on http says false. */
  secure: boolean
  /** Origin that pages give as their own, without a trailing slash. Default: the one that the request names. */
  publicUrl?: string | undefined
  /** Hears of faults that are ours. */
  fault(error: unknown): void
  /** The caller's address, for limits on those who are not signed in. */
  addressOf(request: Request, env: unknown): string
}

/** Reports in memory, the newest thousand. */
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
