import type { DayRange, TimePoint } from '@accrue/ui/charts'
import { addDays, type Day, daysBetween } from '@accrue/ui/foundation/calendar'

// Everything in this file is made up.

/** The last day of the sample data. */
export const TODAY: Day = '2025-07-11'

export type Bond = {
  id: number
  name: string
  coupon: number
  maturity: Day
  volume: number
  price: number
  yield: number
}

export const BONDS: readonly Bond[] = [
  {
    id: 1,
    name: 'Muster 2,60 % 2034',
    coupon: 2.6,
    maturity: '2034-08-15',
    volume: 31500,
    price: 100.42,
    yield: 2.55,
  },
  {
    id: 2,
    name: 'Muster 2,10 % 2029',
    coupon: 2.1,
    maturity: '2029-04-12',
    volume: 25000,
    price: 99.85,
    yield: 2.14,
  },
  {
    id: 3,
    name: 'Muster 1,80 % 2053',
    coupon: 1.8,
    maturity: '2053-08-15',
    volume: 9500,
    price: 78.31,
    yield: 3.02,
  },
  {
    id: 4,
    name: 'Muster 0,00 % 2031',
    coupon: 0,
    maturity: '2031-08-15',
    volume: 21750,
    price: 87.16,
    yield: 2.28,
  },
]

/** Prices that a formula computes, the last one as in the table. */
export function pricesOf({ id, price }: Bond, { from, to }: DayRange): readonly TimePoint[] {
  const wave = (age: number) => Math.sin(age / (30 + 5 * id)) + Math.sin(age / 7) / 4
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    return { day, value: price + wave(daysBetween(day, TODAY)) }
  })
}
