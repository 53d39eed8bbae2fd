import type { CompareSearchPort, CompareVenuesPort } from '@accrue/ui/blocks'
import type { ChartPeriodTab, DayRange, TimePoint } from '@accrue/ui/charts'
import { addDays, type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import { createColumns } from '@accrue/ui/tables'

export const TODAY: Day = '2025-07-11'

export const BONDS = [
  { id: 1, name: 'UST 4 3/8% 2034', coupon: 4.375, maturity: '2034-05-15', price: 101.09 },
  { id: 2, name: 'UST 3 7/8% 2033', coupon: 3.875, maturity: '2033-08-15', price: 97.84 },
  { id: 3, name: 'UST 4 1/4% 2029', coupon: 4.25, maturity: '2029-02-28', price: 100.72 },
  { id: 4, name: 'UST 4 1/8% 2027', coupon: 4.125, maturity: '2027-09-30', price: 100.31 },
  { id: 5, name: 'UST 4 1/2% 2054', coupon: 4.5, maturity: '2054-02-15', price: 93.47 },
] as const

const column = createColumns<(typeof BONDS)[number]>()

export const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.number('coupon', { header: 'Coupon', unit: '%', decimals: 3 }),
  column.day('maturity', { header: 'Maturity' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
]

export const YEAR: ChartPeriodTab = { id: '1y', text: '1Y', name: 'one year', from: '2024-07-11', to: TODAY }
export const PERIODS: readonly ChartPeriodTab[] = [
  { id: '1m', text: '1M', name: 'one month', from: '2025-06-11', to: TODAY },
  { id: '6m', text: '6M', name: 'six months', from: '2025-01-11', to: TODAY },
  YEAR,
]

/** Made-up prices that end at the one in the table. Yours come from your server. */
export function pricesOf(id: number, { from, to }: DayRange): TimePoint[] {
  const last = BONDS.find(bond => bond.id === id)?.price ?? 100
  const swing = (age: number) =>
    2 * Math.sin(age / (40 + 9 * id)) + Math.sin(age / 9) / 2 + Math.sin(age / 4) / 5
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    return { day, value: last + swing(daysBetween(day, TODAY)) }
  })
}

/** The search port of the compare search. Yours would fetch; this one searches the list above. */
export const search: CompareSearchPort = async ({ term }) => {
  const items = BONDS.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
  return [{ kind: 'bonds', name: 'Bonds', items }]
}

/** Called if a bond has several venues. These bonds have none. */
export const venues: CompareVenuesPort = async () => []
