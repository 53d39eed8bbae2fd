'use client'
import { createColumns, DataTable } from '@accrue/ui/tables'
import type { Bond } from './sample-data.ts'

// columns have functions, which do not travel from a server component: hence this file
const column = createColumns<Bond>()
const COLUMNS = [
  column.link('name', { header: 'Bond', href: ({ id }) => `/bonds/${id}` }),
  column.number('coupon', { header: 'Coupon', unit: '%', decimals: 3 }),
  column.day('maturity', { header: 'Maturity' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
]

export function BondsTable({ bonds }: { bonds: readonly Bond[] }) {
  return <DataTable caption="Bonds" columns={COLUMNS} data={bonds} />
}
