import { Refusal } from './refusal.ts'
import { memoryTries, type Tries } from './tries.ts'

/** At most `count` within any `seconds`. */
export type RateLimit = { count: number; seconds: number }

/** New requests of one user for quotes and comment files together (reliability §2.7a). */
export const ACCESS_REQUESTS: readonly RateLimit[] = [{ count: 20, seconds: 3600 }]

/** Counts recent actions per subject. */
export type RateLimits = {
  /** Counts one action, or refuses with 429 and Retry-After; refused tries are not counted. */
  consume(operation: string, subject: string, limits: readonly RateLimit[], now: number): Promise<void> | void
  /** Like `consume`, but returns false instead of throwing. */
  tryConsume(
    operation: string,
    subject: string,
    limits: readonly RateLimit[],
    now: number,
  ): Promise<boolean> | boolean
}

export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many', { headers: { 'retry-after': String(seconds) } })

/** Limits over `tries`, in memory by default. */
export function createRateLimits(tries: Tries = memoryTries()): RateLimits {
  /** Seconds to wait; 0 when the action was counted. */
  async function secondsToWait(key: string, limits: readonly RateLimit[], now: number): Promise<number> {
    const windowMs = Math.max(...limits.map(limit => limit.seconds)) * 1000
    let seconds = 0
    await tries.change(key, windowMs, now, times => {
      seconds = Math.max(0, ...limits.map(limit => secondsOverLimit(times, limit, now)))
      return seconds === 0 ? [...times, now] : times
    })
    return seconds
  }

  return {
    async consume(operation, subject, limits, now) {
      const seconds = await secondsToWait(`${operation} ${subject}`, limits, now)
      if (seconds > 0) throw tooMany(seconds)
    },
    tryConsume: async (operation, subject, limits, now) =>
      (await secondsToWait(`${operation} ${subject}`, limits, now)) === 0,
  }
}

/** Seconds until one more action is within the limit; 0 if it is. */
export function secondsOverLimit(
  times: readonly number[],
  { count, seconds }: RateLimit,
  now: number,
): number {
  const recent = times.filter(time => time > now - seconds * 1000)
  const oldest = recent[recent.length - count]
  return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + seconds * 1000 - now) / 1000))
}
