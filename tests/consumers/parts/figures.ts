import type { WatchlistList } from '@accrue/ui/blocks'
import type { TimeSeries } from '@accrue/ui/charts'
import type { Day } from '@accrue/ui/foundation/calendar'
import type { TableColumn, TableRow } from '@accrue/ui/tables'

/** The business day of the page. */
export const TODAY: Day = '2025-07-11'

export const COLUMNS: readonly TableColumn[] = [
  { id: 'name', header: 'Bond' },
  { id: 'coupon', header: 'Coupon', unit: '%', kind: 'number', decimals: 3 },
  { id: 'maturity', header: 'Maturity', kind: 'day' },
  { id: 'price', header: 'Price', unit: '%', kind: 'number', decimals: 2 },
]

export const ROWS: readonly TableRow[] = [
  ['ust-2034', 'UST 4 3/8% 2034', 4.375, '2034-05-15', 101.09],
  ['ust-2033', 'UST 3 7/8% 2033', 3.875, '2033-08-15', 97.84],
  ['ust-2029', 'UST 4 1/4% 2029', 4.25, '2029-02-28', 100.72],
  ['ust-2027', 'UST 4 1/8% 2027', 4.125, '2027-09-30', 100.31],
  ['ust-2054', 'UST 4 1/2% 2054', 4.5, '2054-02-15', 93.47],
].map(([id, name, coupon, maturity, price]) => ({ id: String(id), cells: { name, coupon, maturity, price } }))

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
    ...{ id, name, checked, quantity: count, readonly: false },
    ...{ price: { kind: 'blank' }, day: null, error: null },
  }
}

export const LISTS: readonly WatchlistList[] = [
  list(1, 'Core rates', '1 000'),
  list(2, 'Ideas', ''),
  list(3, 'Income ladder 2034', null),
]
