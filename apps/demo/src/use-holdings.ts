import type { IssueItem } from '@accrue/api-client'
import { type Address, useAddressState, useLabel } from '@accrue/ui/foundation'
import { type ColumnSettingsModel, type TableSort, useColumnSettings } from '@accrue/ui/tables'
import { useMemo, useState } from 'react'
import { currencyGroups, holdingColumns, holdingRows } from './holdings.map.ts'
import { foundRows, HOLDINGS_VIEW } from './holdings-view.ts'

/** A fund's bonds as they are looked at: found, sorted, grouped, ticked. All but the ticks is in the address (X1). */
export function useHoldings(items: readonly IssueItem[], address: Address) {
  const label = useLabel()
  const [{ term, sort, grouped }, change] = useAddressState(address, HOLDINGS_VIEW)
  const [selected, setSelected] = useState<string[]>([])
  const columns = useMemo(() => holdingColumns(label), [label])
  const columnState = useColumnSettings(columns, { storageKey: 'holdings' })
  const settings: ColumnSettingsModel = columnState
  const all = useMemo(() => holdingRows(items, label), [items, label])
  const rows = useMemo(() => foundRows(all, term), [all, term])
  const groups = useMemo(() => {
    if (!grouped) return []
    const found = new Set(rows.map(({ id }) => id))
    return currencyGroups(items.filter(({ id }) => found.has(String(id))))
  }, [grouped, items, rows])
  const exported = useMemo(
    () => (selected.length > 0 ? all.filter(({ id }) => selected.includes(id)) : rows),
    [selected, all, rows],
  )
  return {
    ...{ term, grouped, total: all.length, rows, exported, selected, settings },
    /** What the table and its export share. */
    table: { columns: columnState.columns, hiddenColumns: columnState.hiddenColumns, groups, sort },
    // typing is one look at the table, not a step for each key
    find: (text: string) => change(now => ({ ...now, term: text }), 'replace'),
    sortBy: (next: TableSort) => change(now => ({ ...now, sort: next })),
    group: (on: boolean) => change(now => ({ ...now, grouped: on })),
    select: setSelected,
  }
}

export type Holdings = ReturnType<typeof useHoldings>
