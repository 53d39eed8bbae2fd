import type { RowData } from '@tanstack/react-table'
import { columnId, columnTitle, type DataTableColumnDef } from '../data-table/columns.ts'
import type { SettingsColumn } from './column-settings.reducer.ts'

/** A table's column as the settings panel knows it (T6). */
export function settingsColumn<Data extends RowData>(column: DataTableColumnDef<Data>): SettingsColumn {
  const { isShown = true, isOffered = true, group, label } = column.meta?.settings ?? {}
  return {
    id: columnId(column),
    label: label?.trim() || columnTitle(column),
    isShown,
    isFixed: column.enableHiding === false,
    isOffered,
    group: group?.trim() || null,
  }
}
