/** Times of what somebody did lately, by key, each list earliest first. */
export type Tries = {
  /**
   * Gives the times of the last `longest` milliseconds to `turn` and keeps what it answers; nobody else changes them meanwhile.
   * Times of the future, which a clock that went back leaves behind, are not given.
   */
  change(
    key: string,
    longest: number,
    now: number,
    turn: (times: readonly number[]) => readonly number[],
  ): Promise<void>
}

/** Entries kept before those that no longer count are swept out. */
const SWEEP_AT = 10_000

/** Within this process, until it ends. */
export function memoryTries(): Tries {
  const tries = new Map<string, { times: readonly number[]; until: number }>()
  return {
    async change(key, longest, now, turn) {
      const before = (tries.get(key)?.times ?? []).filter(time => time > now - longest && time <= now)
      const times = turn(before)
      if (times.length === 0) tries.delete(key)
      else {
        if (tries.size >= SWEEP_AT)
          for (const [other, { until }] of tries) if (until <= now) tries.delete(other)
        tries.set(key, { times, until: now + longest })
      }
    },
  }
}
