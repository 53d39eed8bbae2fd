import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { type Day, parseIsoDay } from '@accrue/ui/foundation/calendar'
import * as v from 'valibot'
import { StartFault } from './start-fault.ts'

/** The last day of the curve data, which the demo treats as today. */
const DATA_DAY = '2025-07-11'

/** A whole number within limits. */
function wholeNumber(min: number, max: number) {
  const message = `is not a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

const address = v.check((text: string) => isIP(text) > 0, 'is not an IP address')

/** An address or a network: `127.0.0.1`, `10.0.0.0/8`. */
const network = v.pipe(
  v.string(),
  v.check(text => {
    const [start = '', bits = '0', ...rest] = text.split('/')
    const max = isIP(start) === 6 ? 128 : 32
    return isIP(start) > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= max
  }, 'is not a list of IP addresses and networks, as in 10.0.0.0/8,127.0.0.1'),
)

const originOf = (text: string) => (URL.canParse(text) ? new URL(text).origin : '')

/** Environment variables of the server, as text. Those with a default are optional. */
const environment = v.pipe(
  v.object({
    /** Port of pages and API; 0 picks a free port. */
    PORT: v.optional(wholeNumber(0, 65_535), '4173'),
    /** Address to listen on; all interfaces when absent. */
    HOST: v.optional(v.pipe(v.string(), address)),
    /** Public URL of the site; `https://…` makes cookies Secure and turns on HSTS. */
    PUBLIC_URL: v.optional(
      v.pipe(
        v.string(),
        v.check(
          text => /^https?:/.test(text) && originOf(text) === text.replace(/\/$/, ''),
          'is not an http or https address without a path',
        ),
        v.transform(originOf),
      ),
    ),
    /** Proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted. */
    TRUSTED_PROXIES: v.optional(
      v.pipe(
        v.string(),
        v.transform(text => text.split(',').flatMap(part => part.trim() || [])),
        v.array(network),
      ),
      '',
    ),
    /** PostgreSQL URL; without it the server uses the embedded database in ACCRUE_DATA_DIR. */
    DATABASE_URL: v.optional(
      v.pipe(
        v.string(),
        v.check(
          text => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
          'is not a postgres:// address',
        ),
      ),
    ),
    DATABASE_POOL_SIZE: v.optional(wholeNumber(1, 1000), '10'),
    DATABASE_CONNECT_TIMEOUT_MS: v.optional(wholeNumber(100, 60_000), '2000'),
    /** Database calls that take longer are abandoned and answered with 503. */
    DATABASE_STATEMENT_TIMEOUT_MS: v.optional(wholeNumber(100, 60_000), '2500'),
    /** Time limit for receiving a whole request. */
    REQUEST_TIMEOUT_MS: v.optional(wholeNumber(1000, 600_000), '30000'),
    /** Maximum number of concurrent requests; above it the answer is 503. */
    MAX_REQUESTS: v.optional(wholeNumber(1, 100_000), '300'),
    /** Threads that render pages. By default as many as there are processors. */
    RENDER_THREADS: v.optional(wholeNumber(1, 64), () => String(availableParallelism())),
    /** Time for running requests to finish after SIGTERM. */
    DRAIN_TIMEOUT_MS: v.optional(wholeNumber(0, 600_000), '4000'),
    /** Port of /metrics; the site's own port never serves it. No metrics when absent. */
    METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
    METRICS_HOST: v.optional(v.pipe(v.string(), address), '127.0.0.1'),
    LOG_LEVEL: v.optional(
      v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'is none of debug, info, warn, error, silent'),
      'warn',
    ),
    ACCRUE_DATA_DIR: v.optional(v.string(), '.accrue'),
    /** The day that the demo treats as today. */
    ACCRUE_TODAY: v.optional(
      v.pipe(
        v.string(),
        v.check(text => parseIsoDay(text) !== null, 'is not a day (yyyy-mm-dd)'),
        v.transform(text => text as Day),
      ),
      DATA_DAY,
    ),
  }),
  v.forward(
    v.check(
      ({ PUBLIC_URL, TRUSTED_PROXIES }) => !PUBLIC_URL?.startsWith('https:') || TRUSTED_PROXIES.length > 0,
      'must name the proxy that terminates TLS for PUBLIC_URL',
    ),
    ['TRUSTED_PROXIES'],
  ),
)

export type Config = {
  port: number
  host: string | undefined
  /** Public origin, without a trailing slash. */
  publicUrl: string | undefined
  /** Whether the public URL is https. */
  secure: boolean
  /** Addresses and networks of trusted proxies. */
  trustedProxies: readonly string[]
  databaseUrl: string | undefined
  /** Database limits; times in milliseconds. */
  database: { poolSize: number; connectMs: number; statementMs: number }
  requestMs: number
  maxRequests: number
  renderThreads: number
  drainMs: number
  metrics: { host: string; port: number } | null
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Folder of the embedded database. */
  dataDir: string
  today: Day
}

/** Reads the environment. Throws one error that lists every invalid variable; an empty variable counts as unset. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text?.trim()))
  const parsed = v.safeParse(environment, set)
  if (!parsed.success) {
    const lines = parsed.issues.map(issue => `${String(issue.path?.[0]?.key)} ${issue.message}`)
    throw new StartFault('configuration', [...new Set(lines)].join('\n'))
  }
  const values = parsed.output
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    secure: values.PUBLIC_URL?.startsWith('https:') ?? false,
    trustedProxies: values.TRUSTED_PROXIES,
    databaseUrl: values.DATABASE_URL,
    database: {
      poolSize: values.DATABASE_POOL_SIZE,
      connectMs: values.DATABASE_CONNECT_TIMEOUT_MS,
      statementMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    requestMs: values.REQUEST_TIMEOUT_MS,
    maxRequests: values.MAX_REQUESTS,
    renderThreads: values.RENDER_THREADS,
    drainMs: values.DRAIN_TIMEOUT_MS,
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    logLevel: values.LOG_LEVEL,
    dataDir: resolve(root, values.ACCRUE_DATA_DIR),
    today: values.ACCRUE_TODAY,
  }
}
