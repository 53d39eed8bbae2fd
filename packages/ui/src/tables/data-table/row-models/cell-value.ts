import type { RowData } from '@tanstack/react-table'
import type { CellObject, TableCell } from '../../cells/cell.view-model.ts'
import type { DataTableColumn } from '../columns/features.ts'

/** A row's value for a column: the accessor's value, with the column's details if it has some. */
export function cellValue<Data extends RowData>(
  original: Data,
  index: number,
  { accessorFn, columnDef }: Pick<DataTableColumn<Data>, 'accessorFn' | 'columnDef'>,
): TableCell {
  const value = plainValue(accessorFn?.(original, index))
  const details = columnDef.meta?.details?.(original)
  if (!details) return value
  return typeof value === 'object' && value !== null
    ? { ...value, ...details }
    : { ...details, text: value ?? null }
}

/** Values that no column kind formats itself, as text: a Date as its ISO day, booleans, big integers. */
function plainValue(value: unknown): TableCell {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'undefined':
      return value
    case 'boolean':
    case 'bigint':
      return String(value)
    case 'object':
      if (value instanceof Date)
        return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10)
      return value as CellObject | null
    default:
      return null
  }
}
