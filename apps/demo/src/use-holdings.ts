import type { IssueItem } from '@accrue/api-client'
import { type Address, useAddressState, useLabel } from '@accrue/ui/foundation'
import { type DataTableModel, functionalUpdate, useDataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { holdingColumns } from './holdings.map.ts'
import { HOLDINGS_VIEW } from './holdings-view.ts'

export type Holdings = {
  /** Search text. */
  term: string
  grouped: boolean
  model: DataTableModel<IssueItem>
  find: (text: string) => void
  group: (on: boolean) => void
}

/** View state of a fund's bonds: search, sort, grouping, selection. All except columns and selection is in the URL (X1). */
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
    // Typing is one history entry, not one per key.
    find: (text: string) => change(now => ({ ...now, term: text }), 'replace'),
    group: (on: boolean) => change(now => ({ ...now, grouped: on })),
  }
}
