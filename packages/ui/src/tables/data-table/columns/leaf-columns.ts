import type { ColumnVisibilityState, RowData } from '@tanstack/react-table'
import type { DataTableColumn, DataTableInstance } from './features.ts'

/** The columns with cells, in the order of their definition: TanStack returns them in its own order, without grouping columns. */
export function leafColumns<Data extends RowData>(table: DataTableInstance<Data>): DataTableColumn<Data>[] {
  return table.getAllFlatColumns().filter(({ columns }) => columns.length === 0)
}

/** All ids in TanStack's order: those in `columnOrder`, then the others in the order of their definition. */
export function orderedIds(columnOrder: readonly string[], ids: readonly string[]): string[] {
  const known = new Set(ids)
  const named = new Set(columnOrder.filter(id => known.has(id)))
  return [...named, ...ids.filter(id => !named.has(id))]
}

/** Merges a saved order with columns that were added since: each follows the column that it follows by definition. */
export function mergeColumnOrder(columnOrder: readonly string[], ids: readonly string[]): string[] {
  const known = new Set(ids)
  const order = [...new Set(columnOrder)].filter(id => known.has(id))
  const placed = new Set(order)
  let before = 0
  for (const id of ids) {
    if (!placed.has(id)) order.splice(before, 0, id)
    before = order.indexOf(id) + 1
  }
  return order
}

/** Whether TanStack shows a column: it does unless the state says otherwise. */
export function isColumnVisible(visibility: ColumnVisibilityState, id: string): boolean {
  return !Object.hasOwn(visibility, id) || visibility[id] !== false
}
