'use client'
import type { RowData } from '@tanstack/react-table'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { useRemembered } from '../../foundation/state/use-remembered.ts'
import type { DataTableColumnDef } from '../data-table/columns.ts'
import {
  type ColumnChoice,
  type ColumnSettingsEvent,
  choiceOf,
  columnSettingsReducer,
  columnSettingsStart,
  parseColumnChoice,
  writeColumnChoice,
} from './column-settings.reducer.ts'
import { columnAnnouncement, columnSettingsFigure } from './column-settings.view-model.ts'
import { settingsColumn } from './settings-column.ts'

export type ColumnSettingsOptions = {
  /** Names the table in local storage, as `columns.<storageKey>`; one key for each kind of table on the site. */
  storageKey: string
  /** The choice, where the page holds it, as in its address; null is the default. Absent: what is remembered. */
  choice?: ColumnChoice | null
  /** Told of every choice of the user; null is the default. It is remembered besides. */
  onChoiceChange?: (choice: ColumnChoice | null) => void
}

export type ColumnSettingsModel = ReturnType<typeof useColumnSettings>

/**
 * Which columns a table shows and in which order, remembered between visits (T6): `<DataTable columns={columns} state={settings.tableState}>`
 * and `<ColumnSettings model={settings}>`. `meta.settings` of a column says how the panel offers it, `enableHiding: false` that it
 * is always shown. Keep the array of columns stable between renders. The server and the first render see the default.
 */
export function useColumnSettings<Data extends RowData>(
  columns: readonly DataTableColumnDef<Data>[],
  { storageKey, choice: held, onChoiceChange }: ColumnSettingsOptions,
) {
  const [remembered, remember] = useRemembered<ColumnChoice | null>({
    key: storedKey('columns', storageKey),
    fallback: null,
    parse: parseColumnChoice,
    write: writeColumnChoice,
  })
  const choice = held === undefined ? remembered : held
  const given = useMemo(() => columns.map(settingsColumn), [columns])
  const state = useMemo(() => columnSettingsStart(given, choice), [given, choice])
  const figure = useMemo(() => columnSettingsFigure(state), [state])
  const [last, setLast] = useState<{ id: number; event: ColumnSettingsEvent } | null>(null)

  // two presses before the next render must build on each other
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  const send = useCallback(
    (event: ColumnSettingsEvent) => {
      const next = columnSettingsReducer(latest.current, event)
      setLast(before => ({ id: (before?.id ?? 0) + 1, event }))
      if (next === latest.current) return
      latest.current = next
      remember(choiceOf(next))
      onChoiceChange?.(choiceOf(next))
    },
    [remember, onChoiceChange],
  )

  const events = useMemo(
    () => ({
      /** Shows a column or takes it away; nothing for one that may not be hidden, or the last one. */
      toggleColumn: (id: string, shown: boolean) => send({ type: 'columnToggled', id, shown }),
      /** All columns of a group; null is the columns of no group. */
      toggleGroup: (group: string | null, shown: boolean) => send({ type: 'groupToggled', group, shown }),
      selectAll: () => send({ type: 'allSelected' }),
      clearAll: () => send({ type: 'allCleared' }),
      /** One place towards the start (−1) or the end (1). */
      moveColumn: (id: string, by: -1 | 1) => send({ type: 'columnMoved', id, by }),
      reset: () => send({ type: 'reset' }),
    }),
    [send],
  )

  const tableState = useMemo(
    () => ({
      columnOrder: [...state.order],
      columnVisibility: Object.fromEntries(state.order.map(id => [id, !state.off.has(id)])),
    }),
    [state],
  )
  const said = useMemo(() => {
    const words = last && columnAnnouncement(last.event, figure)
    return words && { id: last.id, ...words }
  }, [last, figure])

  return {
    /** What was chosen on an earlier visit; null is the default. */
    remembered,
    state,
    figure,
    events,
    /** What the live region says of the user's last act. */
    said,
    /** TanStack's column order and visibility, for the table. */
    tableState,
    /** All ids in the user's order. */
    order: state.order,
  }
}
