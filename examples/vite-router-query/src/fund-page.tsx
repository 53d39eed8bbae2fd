import { Card } from '@accrue/ui/controls'
import type { Address } from '@accrue/ui/foundation'
import { PageTitle } from '@accrue/ui/shell'
import {
  createColumns,
  DataTable,
  DataTableGrid,
  DataTableToolbar,
  type SaveStateOptions,
  TableExport,
  useDataTable,
} from '@accrue/ui/tables'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { fundQuery } from './queries.ts'
import type { Holding } from './sample-data.ts'

const column = createColumns<Holding>()
const COLUMNS = [
  column.link('name', { header: 'Holding', href: ({ stockId }) => `/stocks/${stockId}` }),
  column.text('sector', { header: 'Sector', filter: 'set' }),
  column.number('weight', { header: 'Weight', unit: '%', decimals: 2 }),
  column.number('value', { header: 'Value', unit: 'EUR m', decimals: 1 }),
  column.day('reported', { header: 'Reported' }),
]
const NO_HOLDINGS: readonly Holding[] = []

/** The holdings of a fund. Order and filters are in the address. */
export function FundPage({ address }: { address: Address }) {
  const fund = useQuery(fundQuery(Number(useParams().id)))
  const saveState = useMemo(
    (): SaveStateOptions => ({
      key: 'holdings',
      in: 'address',
      slices: ['sorting', 'columnFilters'],
      address,
    }),
    [address],
  )
  const model = useDataTable({
    columns: COLUMNS,
    data: fund.data?.holdings ?? NO_HOLDINGS,
    getRowId: ({ stockId }) => String(stockId),
    initialState: { sorting: [{ id: 'weight', desc: true }] },
    saveState,
  })
  return (
    <>
      <PageTitle title={fund.data?.name ?? 'Fund'}>Sample data</PageTitle>
      <Card title="Holdings" className="overflow-clip">
        <DataTable
          model={model}
          caption="Holdings"
          status={fund.isPending ? 'loading' : fund.isError ? 'failed' : 'ready'}
        >
          <DataTableToolbar>
            <TableExport table={model.table} title="Holdings" />
          </DataTableToolbar>
          <DataTableGrid columnMenus onRetry={() => fund.refetch()} />
        </DataTable>
      </Card>
    </>
  )
}
