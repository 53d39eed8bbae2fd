import type { DayRange } from '@accrue/ui/charts'
import { addDays, type Day, daysBetween, weekdayOf } from '@accrue/ui/foundation/calendar'

// Everything in this file is made up: the names, and the values, which a formula computes from an id and a day.

/** The last day of the sample data. */
export const TODAY: Day = '2025-07-11'

export type Security = { id: number; name: string; level: number }

export const INDEXES: readonly Security[] = [
  { id: 1, name: 'Sample Europe 50', level: 5380 },
  { id: 2, name: 'Sample World 500', level: 3120 },
]

export const STOCKS: readonly Security[] = [
  { id: 11, name: 'Alder Foods', level: 38.2 },
  { id: 12, name: 'Birch Energy', level: 112.45 },
  { id: 13, name: 'Cedar Software', level: 264.1 },
  { id: 14, name: 'Dune Airlines', level: 17.86 },
  { id: 15, name: 'Elm Chemicals', level: 71.3 },
  { id: 16, name: 'Fern Insurance', level: 203.75 },
]

export const FUNDS = [{ id: 21, name: 'Sample Equity Fund', assets: 480 }]

export type Bar = { day: Day; open: number; high: number; low: number; close: number }

/** The bars of one security on the weekdays of a period. */
export function barsOf({ id, level }: Security, { from, to }: DayRange): readonly Bar[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))
  return days
    .filter(day => weekdayOf(day) <= 5)
    .map(day => {
      const [open, close] = [closeOn(id, level, addDays(day, -1)), closeOn(id, level, day)]
      const wick = level * 0.004 * (1 + Math.abs(wave(id, day, 2)))
      return { day, open, close, high: Math.max(open, close) + wick, low: Math.min(open, close) - wick }
    })
}

export type Holding = {
  stockId: number
  name: string
  sector: string
  weight: number
  value: number
  reported: Day
}

const SECTORS = ['Consumer', 'Energy', 'Technology']

export function holdingsOf({ assets }: { assets: number }): readonly Holding[] {
  const shares = STOCKS.map(({ id }) => 10 + ((id * 37) % 23))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return STOCKS.map(({ id, name }, index) => {
    const weight = ((shares[index] ?? 0) / all) * 100
    return {
      stockId: id,
      name,
      sector: SECTORS[index % SECTORS.length] ?? '',
      weight,
      value: (assets * weight) / 100,
      reported: addDays(TODAY, -index),
    }
  })
}

const wave = (id: number, day: Day, length: number) => Math.sin(daysBetween('2020-01-01', day) / length + id)

function closeOn(id: number, level: number, day: Day): number {
  const drift = daysBetween(day, TODAY) * -0.0002
  return (
    level * (1 + drift + 0.05 * wave(id, day, 40 + id) + 0.02 * wave(id, day, 9) + 0.01 * wave(id, day, 3))
  )
}
