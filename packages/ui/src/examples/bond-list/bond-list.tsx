'use client'
import { Button, Card } from '@accrue/ui/controls'
import { DataTable, type DataTableColumnDef, DataTableGrid, DataTableToolbar } from '@accrue/ui/tables'
import { useState } from 'react'
import type { Bond } from './bonds.ts'

const PERCENT = { kind: 'number', unit: '%', decimals: 3 } as const

/** Bonds with search, filters, groups and a list to add them to; the columns are as in the guide of TanStack Table. */
export function BondList({ bonds }: { bonds: readonly Bond[] }) {
  const [listed, setListed] = useState<readonly string[]>([])
  const [columns] = useState((): DataTableColumnDef<Bond>[] => [
    { accessorKey: 'name', header: 'Bond', cell: info => <strong>{info.getValue()}</strong> },
    { accessorKey: 'country', header: 'Country', meta: { filter: 'set' } },
    { accessorKey: 'maturity', header: 'Maturity', meta: { kind: 'day' } },
    { accessorKey: 'coupon', header: 'Coupon', meta: PERCENT },
    { accessorKey: 'yield', header: 'Yield', meta: PERCENT, aggregationFn: 'mean' },
    { id: 'trend', header: 'One month', cell: ({ row }) => <Sparkline values={row.original.prices} /> },
    {
      id: 'list',
      header: 'List',
      cell: ({ row }) => (
        <Button size="s" onClick={() => setListed(now => [...new Set([...now, row.original.name])])}>
          Add
        </Button>
      ),
    },
  ])
  return (
    <Card title="Government bonds">
      <DataTable
        caption="Government bonds"
        columns={columns}
        data={bonds}
        initialState={{ grouping: ['country'] }}
        saveState={{ key: 'bonds', in: 'address' }}
      >
        <DataTableToolbar />
        <DataTableGrid columnMenus resizable reorderable />
      </DataTable>
      <p role="status" className="px-5 py-3">
        {listed.length > 0 && `On the list: ${listed.join(', ')}`}
      </p>
    </Card>
  )
}

function Sparkline({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, day) => `${day * 4},${20 - (18 * (value - low)) / (high - low || 1)}`)
  return (
    <svg role="img" aria-label={`from ${low.toFixed(2)} to ${high.toFixed(2)}`} width="88" height="22">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" />
    </svg>
  )
}
