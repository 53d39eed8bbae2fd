/** Times of recent actions by key, in ascending order. */
export type Tries = {
  /**
   * Passes the times of the last `windowMs` milliseconds to `update` and stores its result, atomically. Times in the
   * future, left by a clock that was set back, are ignored.
   */
  change(
    key: string,
    windowMs: number,
    now: number,
    update: (times: readonly number[]) => readonly number[],
  ): Promise<void>
}

/** Expired entries are removed when there are more than this many. */
const SWEEP_AT = 10_000

/** Tries in the memory of this process. */
export function memoryTries(): Tries {
  const tries = new Map<string, { times: readonly number[]; until: number }>()
  return {
    async change(key, windowMs, now, update) {
      const recent = (tries.get(key)?.times ?? []).filter(time => time > now - windowMs && time <= now)
      const times = update(recent)
      if (times.length === 0) tries.delete(key)
      else {
        if (tries.size >= SWEEP_AT)
          for (const [other, { until }] of tries) if (until <= now) tries.delete(other)
        tries.set(key, { times, until: now + windowMs })
      }
    },
  }
}
