'use client'
import type { TradingRow } from '@accrue/api-client'
import { storedKey, useRemembered } from '@accrue/ui/foundation'
import { type DataTableColumnDef, type DataTableOptions, functionalUpdate } from '@accrue/ui/tables'
import { useEffect, useMemo, useRef } from 'react'
import {
  type ColumnState,
  choiceOf,
  columnState,
  initialColumn,
  parseChoice,
  readColumns,
  writeChoice,
  writeColumns,
} from './archive-columns.map.ts'
import type { GraphProps } from './graph-props.ts'

export type ArchiveColumns = Required<
  Pick<DataTableOptions<TradingRow>, 'onColumnVisibilityChange' | 'onColumnOrderChange'>
> & { state: ColumnState }

/**
 * The archive's columns: what the address says, else what is remembered, which then stands in the address too (T6, X1). The page holds
 * them, so it remembers them itself: a link or a step back is not what the reader chose.
 */
export function useArchiveColumns(
  columns: readonly DataTableColumnDef<TradingRow>[],
  { state: { archive }, dispatch }: GraphProps['graph'],
): ArchiveColumns {
  const initial = useMemo(() => columns.map(initialColumn), [columns])
  const [remembered, remember] = useRemembered({
    key: storedKey('columns', 'archive'),
    fallback: null,
    parse: parseChoice,
    write: writeChoice,
  })
  const word = archive.columns
  const state = useMemo(
    () => columnState(word === null ? remembered : readColumns(word), initial),
    [word, remembered, initial],
  )
  const recalled = word === null && remembered ? writeColumns(choiceOf(state, initial), initial) : ''
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
    const choice = choiceOf(next, initial)
    remember(choice)
    dispatch({ type: 'archiveChosen', look: { columns: writeColumns(choice, initial) } })
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
