import { createColumns, type TableCell } from '@accrue/ui/tables'

export type Bond = { id: string; name: string; maturity: string; coupon: number; price: TableCell }

const column = createColumns<Bond>()

export const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.day('maturity', { header: 'Maturity' }),
  column.number('coupon', { header: 'Coupon', decimals: 3 }),
  column.number('price', { header: 'Price', decimals: 2 }),
]

/** The server's answer: the price of the second bond is withheld, so it is not sent. */
export const BONDS: readonly Bond[] = [
  { id: '1', name: 'UST 4 3/8% 2034', maturity: '2034-05-15', coupon: 4.375, price: 101.09 },
  { id: '2', name: 'UST 3 7/8% 2033', maturity: '2033-08-15', coupon: 3.875, price: { locked: true } },
  { id: '3', name: 'UST 4 1/4% 2029', maturity: '2029-02-28', coupon: 4.25, price: 100.72 },
  { id: '4', name: 'UST 4 1/8% 2027', maturity: '2027-09-30', coupon: 4.125, price: 100.31 },
  { id: '5', name: 'UST 4 1/2% 2054', maturity: '2054-02-15', coupon: 4.5, price: 93.47 },
]
