'use client'
import { Card } from '@accrue/ui/controls'
import { UiProvider } from '@accrue/ui/foundation'
import { createColumns, DataTable } from '@accrue/ui/tables'
import type { ComponentProps } from 'react'

type Bond = { name: string; maturity: string; price: number }

const column = createColumns<Bond>()
const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.day('maturity', { header: 'Maturity' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
]

/** All input of the page that server and browser share. Sent as JSON. */
export type PageState = Pick<ComponentProps<typeof UiProvider>, 'lang' | 'session' | 'today'> & {
  labels: Record<string, string>
  bonds: readonly Bond[]
}

/** The page, the same on the server and in the browser. */
export function PricesPage({ bonds, ...ui }: PageState) {
  return (
    <UiProvider {...ui}>
      <Card title="Treasuries">
        <DataTable caption="Treasuries" columns={COLUMNS} data={bonds} className="pt-2" />
      </Card>
    </UiProvider>
  )
}
