import { afterAll, beforeAll, describe, expect, vi } from 'vitest'

/**
 * Machines on which dates must come out the same, each with its `getTimezoneOffset` in January 2025: none, the product's own,
 * one on either side of it with clocks that change, one whose midnights were left out (Sao Paulo), one with quarters of an
 * hour, one that changes by half an hour, the first to see a day, and one that once lost a whole day (Apia).
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

/** What `run` gives on a machine in that zone. */
export function inZone<T>(zone: string, run: () => T): T {
  vi.stubEnv('TZ', zone)
  try {
    return run()
  } finally {
    vi.unstubAllEnvs()
  }
}

/** Describes the same behaviour on a machine in each of the zones. */
export function describeInZones(behaviour: (zone: string) => void): void {
  describe.each(ZONES)('on a machine in %s', (zone, offset) => {
    beforeAll(() => {
      vi.stubEnv('TZ', zone)
      // the zone really is another one, else the tests would prove nothing
      expect(new Date('2025-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset)
    })
    afterAll(() => {
      vi.unstubAllEnvs()
    })
    behaviour(zone)
  })
}
