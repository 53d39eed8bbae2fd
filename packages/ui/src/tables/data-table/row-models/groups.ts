import type { ExpandedState, RowData } from '@tanstack/react-table'
import { type TableCell, toCellViewModel } from '../../cells/cell.view-model.ts'
import type { GroupMeta } from '../columns/column-meta.ts'
import { columnId, type DataTableColumnDef } from '../columns/columns.ts'
import type { DataTableColumn, DataTableInstance, DataTableRow } from '../columns/features.ts'
import type { TableMeta } from '../columns/table-meta.ts'
import { cellValue } from './cell-value.ts'

/** The number of grouping columns. */
export function groupDepth<Data extends RowData>(table: DataTableInstance<Data>): number {
  return table.atoms.grouping.get().filter(id => table.getColumn(id)).length
}

/** The rows of a group, including those of its subgroups, without sub-rows. */
export function groupRows<Data extends RowData>(group: DataTableRow<Data>): DataTableRow<Data>[] {
  return group.subRows.flatMap(row => (row.getIsGrouped() ? groupRows(row) : [row]))
}

/** The number of rows that a group shows when it is expanded: totals and collapsible rows are elsewhere. */
export function groupSize<Data extends RowData>(
  group: DataTableRow<Data>,
  getRowMeta: TableMeta<Data>['getRowMeta'],
  expandedParts: TableMeta<Data>['expandedParts'] | undefined,
): number {
  const rows = groupRows(group)
  if (!getRowMeta) return rows.length
  return rows.filter(({ original }) => {
    const { variant, collapsible } = getRowMeta(original) ?? {}
    return variant !== 'total' && (collapsible === undefined || expandedParts?.[collapsible])
  }).length
}

/** Which rows can be selected: a range across a group heading selects the rows below it, not the whole group. */
export function dataRowsOnly<Data extends RowData>(
  canSelect: boolean | ((row: DataTableRow<Data>) => boolean) = true,
): (row: DataTableRow<Data>) => boolean {
  return row => !row.getIsGrouped() && (typeof canSelect === 'function' ? canSelect(row) : canSelect)
}

/** The initially expanded rows: all, or the groups that `meta.groups` does not collapse. */
export function initialExpanded<Data extends RowData>(
  columns: readonly DataTableColumnDef<Data>[],
  grouping: readonly string[] = [],
): ExpandedState {
  const column = columns.find(each => columnId(each) === grouping[0])
  const groups = [...(column?.meta?.groups ?? [])]
  if (!groups.some(([, { collapsed }]) => collapsed)) return true
  const expanded = groups.filter(([, { collapsed }]) => !collapsed)
  return Object.fromEntries(expanded.map(([value]) => [`${grouping[0]}:${value}`, true]))
}

/** Whether rows have no value to group by: they come first, without a heading. */
export function isUngrouped<Data extends RowData>(group: DataTableRow<Data>): boolean {
  const value = group.groupingColumnId === undefined ? '' : group.getValue(group.groupingColumnId)
  return value === null || value === undefined
}

function groupMeta<Data extends RowData>(group: DataTableRow<Data>): GroupMeta | undefined {
  const groups = groupingColumn(group)?.columnDef.meta?.groups ?? []
  // TanStack distinguishes groups by their values as text
  for (const [value, meta] of groups) if (String(value) === String(group.groupingValue)) return meta
  return undefined
}

function groupingColumn<Data extends RowData>({
  table,
  groupingColumnId = '',
}: DataTableRow<Data>): DataTableColumn<Data> | undefined {
  return table.getColumn(groupingColumnId)
}

/** The heading of a group: its name in `meta.groups`, else the value in its column's format. */
export function groupLabel<Data extends RowData>(group: DataTableRow<Data>, lang: string): string {
  const named = groupMeta(group)?.label
  const column = groupingColumn(group)
  if (named !== undefined || !column) return named ?? ''
  const cell = toCellViewModel(
    cellValue(group.original, group.index, column),
    column.columnDef.meta ?? {},
    lang,
  )
  return cell.kind === 'text' ? (cell.full ?? cell.text) : '–'
}

/** A group's subtotal: the value in `meta.groups`, else the result of the column's `aggregationFn`; undefined for none. */
export function groupCell<Data extends RowData>(
  group: DataTableRow<Data>,
  { id, columnDef }: DataTableColumn<Data>,
): TableCell {
  const ownCells = groupMeta(group)?.cells
  if (ownCells) return Object.hasOwn(ownCells, id) ? ownCells[id] : undefined
  return columnDef.aggregationFn ? (group.getValue(id) as TableCell) : undefined
}
