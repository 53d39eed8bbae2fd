import { afterAll, beforeAll, describe, expect, vi } from 'vitest'

/**
 * Time zones in which dates must be the same, each with its `getTimezoneOffset` in January 2025: UTC, the product's own, one on either
 * side of it with daylight saving time, one that has skipped midnights (Sao Paulo), one with quarters of an hour, one that changes by
 * half an hour, the first one of each day, and one that once skipped a whole day (Apia).
 */
const ZONES = [
  ['UTC', 0],
  ['Europe/Moscow', -180],
  ['America/New_York', 300],
  ['America/Sao_Paulo', 180],
  ['Asia/Kathmandu', -345],
  ['Australia/Lord_Howe', -660],
  ['Pacific/Kiritimati', -840],
  ['Pacific/Apia', -780],
] as const

/** The result of `run` in that time zone. */
export function inZone<T>(zone: string, run: () => T): T {
  vi.stubEnv('TZ', zone)
  try {
    return run()
  } finally {
    vi.unstubAllEnvs()
  }
}

/** Describes the same behaviour in each of the time zones. */
export function describeInZones(behaviour: (zone: string) => void): void {
  describe.each(ZONES)('on a machine in %s', (zone, offset) => {
    beforeAll(() => {
      vi.stubEnv('TZ', zone)
      // ensures that the time zone is really set
      expect(new Date('2025-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset)
    })
    afterAll(() => {
      vi.unstubAllEnvs()
    })
    behaviour(zone)
  })
}
