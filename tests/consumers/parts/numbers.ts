import type { WatchlistList } from '@accrue/ui/blocks'
import type { TimeSeries } from '@accrue/ui/charts'
import type { Day } from '@accrue/ui/foundation/calendar'
import { createColumns } from '@accrue/ui/tables'

/** The business day of the page. */
export const TODAY: Day = '2025-07-11'

export type Bond = { name: string; coupon: number; maturity: string; price: number }

const column = createColumns<Bond>()

export const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.number('coupon', { header: 'Coupon', unit: '%', decimals: 3 }),
  column.day('maturity', { header: 'Maturity' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
]

export const BONDS: readonly Bond[] = [
  { name: 'UST 4 3/8% 2034', coupon: 4.375, maturity: '2034-05-15', price: 101.09 },
  { name: 'UST 3 7/8% 2033', coupon: 3.875, maturity: '2033-08-15', price: 97.84 },
  { name: 'UST 4 1/4% 2029', coupon: 4.25, maturity: '2029-02-28', price: 100.72 },
  { name: 'UST 4 1/8% 2027', coupon: 4.125, maturity: '2027-09-30', price: 100.31 },
  { name: 'UST 4 1/2% 2054', coupon: 4.5, maturity: '2054-02-15', price: 93.47 },
]

/** Closes of one bond in the weeks before `TODAY`. */
export const SERIES: readonly TimeSeries[] = [
  {
    id: 'ust-2034',
    name: 'UST 4 3/8% 2034',
    points: [
      { day: '2025-05-30', value: 99.92 },
      { day: '2025-06-06', value: 99.03 },
      { day: '2025-06-13', value: 99.83 },
      { day: '2025-06-20', value: 100.02 },
      { day: '2025-06-27', value: 100.84 },
      { day: '2025-07-03', value: 100.29 },
      { day: '2025-07-10', value: 100.3 },
      { day: '2025-07-11', value: 101.09 },
    ],
  },
]

function list(id: number, name: string, quantity: string | null): WatchlistList {
  const [checked, count] = [quantity !== null, quantity ?? '']
  return {
    id,
    name,
    checked,
    readonly: false,
    values: { quantity: count },
    error: null,
  }
}

export const LISTS: readonly WatchlistList[] = [
  list(1, 'Core rates', '1 000'),
  list(2, 'Ideas', ''),
  list(3, 'Income ladder 2034', null),
]
