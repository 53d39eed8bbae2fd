import type { TimePoint } from '@accrue/ui/charts'
import { addDays, type Day, daysBetween } from '@accrue/ui/foundation/calendar'

// Everything in this file is made up. Your functions ask a database or an API.

/** The last day of the sample data. */
export const TODAY: Day = '2025-07-11'

export type Bond = { id: number; name: string; coupon: number; maturity: Day; price: number }

const BONDS: readonly Bond[] = [
  { id: 1, name: 'Sample 4 3/8% 2034', coupon: 4.375, maturity: '2034-05-15', price: 101.09 },
  { id: 2, name: 'Sample 3 7/8% 2033', coupon: 3.875, maturity: '2033-08-15', price: 97.84 },
  { id: 3, name: 'Sample 4 1/4% 2029', coupon: 4.25, maturity: '2029-02-28', price: 100.72 },
  { id: 4, name: 'Sample 4 1/2% 2054', coupon: 4.5, maturity: '2054-02-15', price: 93.47 },
]

export const loadBonds = async () => BONDS

export const loadBond = async (id: number) => BONDS.find(bond => bond.id === id)

/** The prices of half a year, the last one as in the list. */
export async function loadPrices({ id, price }: Bond): Promise<readonly TimePoint[]> {
  const from = addDays(TODAY, -180)
  const wave = (age: number) => Math.sin(age / (30 + 5 * id)) + Math.sin(age / 7) / 4
  return Array.from({ length: daysBetween(from, TODAY) + 1 }, (_, index) => {
    const day = addDays(from, index)
    return { day, value: price + wave(daysBetween(day, TODAY)) }
  })
}
