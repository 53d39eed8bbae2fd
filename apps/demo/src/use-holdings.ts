import type { IssueItem } from '@accrue/api-client'
import { type Address, useAddressState, useLabel } from '@accrue/ui/foundation'
import { type DataTableModel, functionalUpdate, useDataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { holdingColumns } from './holdings.map.ts'
import { HOLDINGS_VIEW } from './holdings-view.ts'

export type Holdings = {
  /** What is searched for. */
  term: string
  /** Whether the bonds are grouped by currency. */
  grouped: boolean
  model: DataTableModel<IssueItem>
  find: (text: string) => void
  group: (on: boolean) => void
}

/** A fund's bonds as they are looked at: found, sorted, grouped, ticked. All but columns and ticks is in the address (X1). */
export function useHoldings(items: readonly IssueItem[], address: Address): Holdings {
  const label = useLabel()
  const [{ term, sorting, grouped }, change] = useAddressState(address, HOLDINGS_VIEW)
  const columns = useMemo(() => holdingColumns(items, label), [items, label])
  const model = useDataTable({
    columns,
    data: items,
    getRowId: ({ id }) => String(id),
    saveState: { key: 'holdings', in: 'storage', slices: ['columnVisibility', 'columnOrder'] },
    state: {
      sorting,
      globalFilter: term,
      grouping: useMemo(() => (grouped ? ['currency'] : []), [grouped]),
    },
    onSortingChange: next => change(now => ({ ...now, sorting: functionalUpdate(next, now.sorting) })),
  })
  return {
    term,
    grouped,
    model,
    // typing is one look at the table, not a step for each key
    find: (text: string) => change(now => ({ ...now, term: text }), 'replace'),
    group: (on: boolean) => change(now => ({ ...now, grouped: on })),
  }
}
