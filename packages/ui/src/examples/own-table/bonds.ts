import type { TableColumn, TableRow } from '@accrue/ui/tables'

export const COLUMNS: readonly TableColumn[] = [
  { id: 'name', header: 'Bond' },
  { id: 'maturity', header: 'Maturity', kind: 'day' },
  { id: 'coupon', header: 'Coupon', kind: 'number', decimals: 3 },
  { id: 'price', header: 'Price', kind: 'number', decimals: 2 },
]

/** What the server sent: of the second one the price is withheld, so it is not there. */
export const ROWS: readonly TableRow[] = [
  { id: '1', cells: { name: 'UST 4 3/8% 2034', maturity: '2034-05-15', coupon: 4.375, price: 101.09 } },
  {
    id: '2',
    cells: { name: 'UST 3 7/8% 2033', maturity: '2033-08-15', coupon: 3.875, price: { locked: true } },
  },
  { id: '3', cells: { name: 'UST 4 1/4% 2029', maturity: '2029-02-28', coupon: 4.25, price: 100.72 } },
  { id: '4', cells: { name: 'UST 4 1/8% 2027', maturity: '2027-09-30', coupon: 4.125, price: 100.31 } },
  { id: '5', cells: { name: 'UST 4 1/2% 2054', maturity: '2054-02-15', coupon: 4.5, price: 93.47 } },
]
