import type { DataTableColumnDef, TableCell } from '@accrue/ui/tables'

/** The cells of a row by column id. */
export function cellsOf<Row extends object>(
  columns: readonly DataTableColumnDef<Row>[],
  row: Row,
): Record<string, TableCell> {
  return Object.fromEntries(columns.map(column => [idOf(column), cellOf(column, row)]))
}

export function idsOf<Row extends object>(columns: readonly DataTableColumnDef<Row>[]): string[] {
  return columns.map(idOf)
}

function idOf<Row extends object>(column: DataTableColumnDef<Row>): string {
  return column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')
}

function cellOf<Row extends object>(column: DataTableColumnDef<Row>, row: Row): TableCell {
  const value =
    'accessorFn' in column
      ? column.accessorFn(row, 0)
      : 'accessorKey' in column
        ? row[column.accessorKey as keyof Row]
        : undefined
  const details = column.meta?.details?.(row)
  if (!details) return value
  return typeof value === 'object' && value !== null ? { ...value, ...details } : { text: value, ...details }
}
