import type { RowData } from '@tanstack/react-table'
import { cellFigure, type TableCell } from '../cells/cell.shape.ts'
import { cellValue } from './cell-value.ts'
import type { GroupMeta } from './column-meta.ts'
import type { DrawnColumn } from './drawn-columns.ts'
import type { DataTableColumn, DataTableRow } from './features.ts'

function groupMeta<Data extends RowData>(group: DataTableRow<Data>): GroupMeta | undefined {
  return groupingColumn(group)?.columnDef.meta?.groups?.get(group.groupingValue)
}

function groupingColumn<Data extends RowData>({
  table,
  groupingColumnId = '',
}: DataTableRow<Data>): DataTableColumn<Data> | undefined {
  return table.getColumn(groupingColumnId)
}

/** The heading of a group: what `meta.groups` calls it, else the value as its column writes it. */
export function groupLabel<Data extends RowData>(group: DataTableRow<Data>, lang: string): string {
  const named = groupMeta(group)?.label
  const column = groupingColumn(group)
  if (named !== undefined || !column) return named ?? ''
  const cell = cellFigure(cellValue(group.original, group.index, column), column.columnDef.meta ?? {}, lang)
  return cell.kind === 'text' ? (cell.full ?? cell.text) : '–'
}

/** A group's subtotal: what `meta.groups` gives, else what the column's `aggregationFn` makes of its rows; undefined for none. */
export function groupCell<Data extends RowData>(
  group: DataTableRow<Data>,
  { id, column }: DrawnColumn<Data>,
): TableCell {
  const given = groupMeta(group)?.cells
  if (given) return Object.hasOwn(given, id) ? given[id] : undefined
  return column.columnDef.aggregationFn ? (group.getValue(id) as TableCell) : undefined
}
