'use client'
import type { TradingRow } from '@accrue/api-client'
import {
  type ColumnChoice,
  type ColumnSettingsModel,
  type DataTableColumnDef,
  settingsColumn,
  useColumnSettings,
} from '@accrue/ui/tables'
import { useCallback, useEffect, useMemo } from 'react'
import { readColumns, writeColumns } from './archive-columns.map.ts'
import type { GraphProps } from './graph-props.ts'

/** The archive's columns: what the address says, else what is remembered, which then stands in the address too (T6, X1). */
export function useArchiveColumns(
  columns: readonly DataTableColumnDef<TradingRow>[],
  { state, dispatch }: GraphProps['graph'],
): ColumnSettingsModel {
  const known = useMemo(() => columns.map(settingsColumn), [columns])
  const word = state.archive.columns
  const choice = useMemo(() => (word === null ? undefined : readColumns(word)), [word])
  const onChoiceChange = useCallback(
    (next: ColumnChoice | null) =>
      dispatch({ type: 'archiveChosen', look: { columns: writeColumns(next, known) } }),
    [dispatch, known],
  )
  const settings = useColumnSettings(columns, {
    storageKey: 'archive',
    ...(choice === undefined ? {} : { choice }),
    onChoiceChange,
  })
  const { remembered, state: now } = settings
  const recalled =
    word === null && remembered ? writeColumns({ order: now.order, off: [...now.off] }, known) : ''
  useEffect(() => {
    if (recalled !== '') dispatch({ type: 'columnsRecalled', columns: recalled })
  }, [recalled, dispatch])
  return settings
}
