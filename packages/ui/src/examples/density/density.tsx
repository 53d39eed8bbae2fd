'use client'
import { SegmentedControl } from '@accrue/ui/controls'
import { DataTable, type TableColumn, type TableRow } from '@accrue/ui/tables'
import { useState } from 'react'

const DENSITIES = [
  { id: 'comfortable', text: 'Comfortable' },
  { id: 'compact', text: 'Compact' },
]
const COLUMNS: readonly TableColumn[] = [
  { id: 'name', header: 'Bond' },
  { id: 'price', header: 'Price', unit: '%', kind: 'number', decimals: 2 },
]
const ROWS: readonly TableRow[] = [
  { id: '1', cells: { name: 'UST 4 3/8% 2034', price: 101.09 } },
  { id: '2', cells: { name: 'UST 3 7/8% 2033', price: 97.84 } },
  { id: '3', cells: { name: 'UST 4 1/4% 2029', price: 100.72 } },
]

/** A table whose rows are as high as the reader likes them. */
export function Density() {
  const [density, setDensity] = useState('compact')
  return (
    <div data-density={density} className="grid justify-items-start gap-3">
      <SegmentedControl label="Rows" options={DENSITIES} value={density} onValueChange={setDensity} />
      <DataTable caption="Treasuries" columns={COLUMNS} rows={ROWS} className="w-full" />
    </div>
  )
}
