import { Refusal } from './refusal.ts'

/** At most `count` in any stretch of `seconds`. */
export type RateLimit = { count: number; seconds: number }

/** New requests of one user, for quotes and comment files together (reliability §2.7a). */
export const ACCESS_REQUESTS: readonly RateLimit[] = [{ count: 20, seconds: 3600 }]

/** Who did what how often lately, in memory. */
export type RateLimits = {
  /** Counts one and is quiet, or refuses with 429 and Retry-After; a refused try is not counted. */
  take(operation: string, who: string, limits: readonly RateLimit[], now: number): void
  /** As `take`, but says false instead of refusing. */
  allows(operation: string, who: string, limits: readonly RateLimit[], now: number): boolean
}

/** Entries kept before those that no longer count are swept out. */
const SWEEP_AT = 10_000

export function createRateLimits(): RateLimits {
  /** Times of the latest tries, earliest first, and until when the entry counts. */
  const tries = new Map<string, { times: number[]; until: number }>()

  /** Seconds to wait, 0 when it was counted. */
  function wait(key: string, limits: readonly RateLimit[], now: number): number {
    const longest = Math.max(...limits.map(limit => limit.seconds)) * 1000
    // a clock that went back does not lock anybody out for longer than the limit
    const times = (tries.get(key)?.times ?? []).filter(time => time > now - longest && time <= now)
    for (const { count, seconds } of limits) {
      const recent = times.filter(time => time > now - seconds * 1000)
      const oldest = recent[recent.length - count]
      if (oldest !== undefined) return Math.max(1, Math.ceil((oldest + seconds * 1000 - now) / 1000))
    }
    if (tries.size >= SWEEP_AT) for (const [other, { until }] of tries) if (until <= now) tries.delete(other)
    tries.set(key, { times: [...times, now], until: now + longest })
    return 0
  }

  return {
    take(operation, who, limits, now) {
      const seconds = wait(`${operation} ${who}`, limits, now)
      if (seconds > 0) throw new Refusal(429, 'too_many', { headers: { 'retry-after': String(seconds) } })
    },
    allows: (operation, who, limits, now) => wait(`${operation} ${who}`, limits, now) === 0,
  }
}
