import type { RowData } from '@tanstack/react-table'
import { CHECKED, firstDuplicate } from '../../../foundation/dev-warnings.ts'
import { columnId, type DataTableColumnDef } from '../columns/columns.ts'

/** Warning for developers about ids of rows; null if they are unique. */
export function rowIdWarning<Row extends RowData>(
  data: readonly Row[],
  getRowId: ((row: Row, index: number) => string) | undefined,
): string | null {
  if (!getRowId) return null
  const twice = firstDuplicate(data.slice(0, CHECKED).map((row, at) => String(getRowId(row, at))))
  return (
    twice &&
    `DataTable: rows ${twice.first} and ${twice.second} of \`data\` have the same id "${twice.id}". Return a unique id for each row from \`getRowId\`.`
  )
}

/** Warning for developers about ids of columns; null if they are unique. */
export function columnIdWarning<Row extends RowData>(
  columns: readonly DataTableColumnDef<Row>[],
): string | null {
  const twice = firstDuplicate(columns.slice(0, CHECKED).map(columnId))
  return (
    twice &&
    `DataTable: columns ${twice.first} and ${twice.second} have the same id "${twice.id}", and only the first one is drawn. Give each column its own \`id\`.`
  )
}
