/** Times of recent actions by key, in ascending order. */
export type Tries = {
  /**
   * Passes the times of the last `windowMs` milliseconds to `update` and stores its result, atomically.
   */
  change(
    key: string,
    windowMs: number,
    now: number,
    update: (times: readonly number[]) => readonly number[],
  ): Promise<void>
}

/** Requests that began later, and processes whose clocks differ, may store times after `now`. */
const CLOCK_TOLERANCE_MS = 60_000

/** The times that still count, in ascending order. Later ones, left by a clock that was set back, do not. */
export function recentTimes(times: readonly number[], windowMs: number, now: number): readonly number[] {
  return times
    .filter(time => time > now - windowMs && time <= now + CLOCK_TOLERANCE_MS)
    .sort((one, other) => one - other)
}

/** Expired entries are removed when there are more than this many. */
const SWEEP_AT = 10_000

/** Tries in the memory of this process. */
export function memoryTries(): Tries {
  const tries = new Map<string, { times: readonly number[]; until: number }>()
  return {
    async change(key, windowMs, now, update) {
      const times = update(recentTimes(tries.get(key)?.times ?? [], windowMs, now))
      if (times.length === 0) tries.delete(key)
      else {
        if (tries.size >= SWEEP_AT)
          for (const [other, { until }] of tries) if (until <= now) tries.delete(other)
        tries.set(key, { times, until: now + windowMs })
      }
    },
  }
}
