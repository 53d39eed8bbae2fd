'use client'
import type { TradingRow } from '@accrue/api-client'
import { storedKey, useRemembered } from '@accrue/ui/foundation'
import { type DataTableColumnDef, type DataTableOptions, functionalUpdate } from '@accrue/ui/tables'
import { useEffect, useMemo, useRef } from 'react'
import {
  type ColumnState,
  columnChoiceOf,
  columnState,
  initialColumn,
  parseChoice,
  readColumns,
  writeChoice,
  writeColumns,
} from './archive-columns.map.ts'
import type { GraphModel } from './use-graph.ts'

export type ArchiveColumns = Required<
  Pick<DataTableOptions<TradingRow>, 'onColumnVisibilityChange' | 'onColumnOrderChange'>
> & { state: ColumnState }

/**
 * The archive's columns: those of the address, else the stored ones, which then go into the address too (T6, X1). Only the user's
 * changes are stored, not columns from a link or a step back.
 */
export function useArchiveColumns(
  columns: readonly DataTableColumnDef<TradingRow>[],
  { state: { archive }, dispatch }: GraphModel,
): ArchiveColumns {
  const initial = useMemo(() => columns.map(initialColumn), [columns])
  const [stored, store] = useRemembered({
    key: storedKey('columns', 'archive'),
    fallback: null,
    parse: parseChoice,
    write: writeChoice,
  })
  const { columns: named } = archive
  const state = useMemo(
    () => columnState(named === null ? stored : readColumns(named), initial),
    [named, stored, initial],
  )
  const recalled = named === null && stored ? writeColumns(columnChoiceOf(state, initial), initial) : ''
  useEffect(() => {
    if (recalled !== '') dispatch({ type: 'columnsRecalled', columns: recalled })
  }, [recalled, dispatch])

  // two changes before the next render must build on each other
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const choose = (next: ColumnState) => {
    latest.current = next
    const choice = columnChoiceOf(next, initial)
    store(choice)
    dispatch({ type: 'archiveChosen', settings: { columns: writeColumns(choice, initial) } })
  }
  return {
    state,
    onColumnVisibilityChange(change) {
      const { current } = latest
      const columnVisibility = functionalUpdate(change, current.columnVisibility)
      if (columnVisibility !== current.columnVisibility) choose({ ...current, columnVisibility })
    },
    onColumnOrderChange(change) {
      const { current } = latest
      const columnOrder = functionalUpdate(change, current.columnOrder)
      if (columnOrder !== current.columnOrder) choose({ ...current, columnOrder })
    },
  }
}
