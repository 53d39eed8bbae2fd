import type { TimeSeries } from '@accrue/ui/charts'

/** Invented weekly prices of one year. */
const prices = (start: number, swing: number) =>
  Array.from({ length: 52 }, (_, week) => ({
    at: Date.UTC(2025, 0, 6 + 7 * week),
    value: start + swing * Math.sin(week / 5) + week / 20,
  }))

export const BONDS: readonly TimeSeries[] = [
  { id: 'main', name: 'Sample bond 2034', points: prices(98, 1.5) },
  { id: 'other', name: 'Sample bond 2031', points: prices(101, -1) },
]
