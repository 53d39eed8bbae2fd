import type { ColumnVisibilityState, RowData } from '@tanstack/react-table'
import type { DataTableColumn, DataTableInstance } from './features.ts'

/** The columns with cells, as they are defined: TanStack gives them in its own order, without those that the rows are grouped by. */
export function leafColumns<Data extends RowData>(table: DataTableInstance<Data>): DataTableColumn<Data>[] {
  return table.getAllFlatColumns().filter(({ columns }) => columns.length === 0)
}

/** All ids as TanStack orders them: those that `columnOrder` names, then the others as they are defined. */
export function orderedIds(columnOrder: readonly string[], ids: readonly string[]): string[] {
  const known = new Set(ids)
  const named = new Set(columnOrder.filter(id => known.has(id)))
  return [...named, ...ids.filter(id => !named.has(id))]
}

/** An order of an earlier visit, with the columns that came since: each follows the one that it follows by definition. */
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

/** Whether TanStack shows a column: what its state does not name is visible. */
export function isVisible(visibility: ColumnVisibilityState, id: string): boolean {
  return !Object.hasOwn(visibility, id) || visibility[id] !== false
}
