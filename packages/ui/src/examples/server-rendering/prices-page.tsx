'use client'
import { Card } from '@accrue/ui/controls'
import { UiProvider, type UiProviderProps } from '@accrue/ui/foundation'
import { DataTable, type TableColumn, type TableRow } from '@accrue/ui/tables'

const COLUMNS: readonly TableColumn[] = [
  { id: 'name', header: 'Bond' },
  { id: 'maturity', header: 'Maturity', kind: 'day' },
  { id: 'price', header: 'Price', unit: '%', kind: 'number', decimals: 2 },
]

/** Everything that the page depends on, and nothing that only a server or only a browser knows. It travels as JSON. */
export type PageState = Pick<UiProviderProps, 'lang' | 'session' | 'today'> & {
  labels: Record<string, string>
  rows: readonly TableRow[]
}

/** The page, the same on the server and in the browser. */
export function PricesPage({ rows, ...ui }: PageState) {
  return (
    <UiProvider {...ui}>
      <Card title="Treasuries">
        <DataTable caption="Treasuries" columns={COLUMNS} rows={rows} className="pt-2" />
      </Card>
    </UiProvider>
  )
}
