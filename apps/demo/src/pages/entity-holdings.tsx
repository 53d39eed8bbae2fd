import type { IssueItem } from '@accrue/api-client'
import { AccessPrompt, Card } from '@accrue/ui/controls'
import { type Address, useLabel, useVerdict } from '@accrue/ui/foundation'
import { DataTable, DataTableGrid } from '@accrue/ui/tables'
import { useHoldings } from '../use-holdings.ts'
import { HoldingsTools } from './holdings-tools.tsx'

export type EntityHoldingsProps = {
  items: readonly IssueItem[]
  address: Address
  id: string
  className?: string
}

/** All bonds of a fund: search, sort, grouping, column choice, and export of all or selected rows (T2, T6, T7, X7). */
export function EntityHoldings({ items, address, ...frame }: EntityHoldingsProps) {
  const label = useLabel()
  const title = label('entity_holdings')
  const verdict = useVerdict('seeValues')
  const holdings = useHoldings(items, address)
  const isLocked = verdict.kind !== 'allowed' && items.some(({ masked }) => masked)
  return (
    <Card
      {...frame}
      title={title}
      actions={
        isLocked ? <AccessPrompt variant="head" verdict={verdict} message={label('holdings_locked')} /> : null
      }
    >
      <div className="grid gap-3 px-4 pt-2 pb-3 desk:px-5">
        <HoldingsTools holdings={holdings} title={title} />
      </div>
      <DataTable model={holdings.model} caption={title}>
        <DataTableGrid rowNumbers selectable empty={label('holdings_none')} />
      </DataTable>
    </Card>
  )
}
