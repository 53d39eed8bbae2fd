'use client'
import { SegmentedControl } from '@accrue/ui/controls'
import { createColumns, DataTable } from '@accrue/ui/tables'
import { useState } from 'react'

const DENSITIES = [
  { id: 'comfortable', text: 'Comfortable' },
  { id: 'compact', text: 'Compact' },
]
const column = createColumns<{ name: string; price: number }>()
const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
]
const BONDS = [
  { name: 'UST 4 3/8% 2034', price: 101.09 },
  { name: 'UST 3 7/8% 2033', price: 97.84 },
  { name: 'UST 4 1/4% 2029', price: 100.72 },
]

/** A table with a row height that the user chooses. */
export function Density() {
  const [density, setDensity] = useState('compact')
  return (
    <div data-density={density} className="grid justify-items-start gap-3">
      <SegmentedControl label="Rows" options={DENSITIES} value={density} onValueChange={setDensity} />
      <DataTable caption="Treasuries" columns={COLUMNS} data={BONDS} className="w-full" />
    </div>
  )
}
