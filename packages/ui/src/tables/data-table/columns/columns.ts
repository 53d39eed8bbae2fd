import {
  type AccessorFn,
  type ColumnDef,
  type ColumnDefBase,
  createColumnHelper,
  type DeepKeys,
  type RowData,
} from '@tanstack/react-table'
import { listOf } from '../../../foundation/list-of.ts'
import type { CellColumn, TableCell } from '../../cells/cell.view-model.ts'
import type { ColumnMeta } from './column-meta.ts'
import type { DataTableFeatures } from './features.ts'

/** A column of a DataTable: TanStack Table's `ColumnDef` with our `meta`. */
// biome-ignore lint/suspicious/noExplicitAny: columns of one table have values of different types, as in TanStack's own `columns` option
export type DataTableColumnDef<Row extends RowData> = ColumnDef<DataTableFeatures<Row>, Row, any>

/** How a cell's value is read: a key of the row, or a function. */
type Accessor<Row extends RowData> = (DeepKeys<Row> & string) | AccessorFn<Row, TableCell>

/** A key is the column's id; a function needs an explicit id. */
type Identified<A, Options> = Options & (A extends string ? { id?: string } : { id: string })

/** TanStack's column options, and those of every kind of ours. */
type ColumnOptions<Row extends RowData> = Omit<
  ColumnDefBase<DataTableFeatures<Row>, Row, TableCell>,
  'cell' | 'meta'
> &
  Pick<
    ColumnMeta<Row>,
    'unit' | 'info' | 'locked' | 'align' | 'filter' | 'groups' | 'settings' | 'details'
  > & {
    /** The heading, in the user's language. */
    header: string
  }
type NumberOptions<Row extends RowData> = ColumnOptions<Row> &
  Pick<CellColumn, 'decimals' | 'maxDecimals' | 'sign'>
type DayOptions<Row extends RowData> = ColumnOptions<Row> & Pick<CellColumn, 'dayStyle'>
type LinkOptions<Row extends RowData> = ColumnOptions<Row> & {
  /** Target of the cell's link. Passes `safeUrl`; without an address the text is plain. */
  href: (row: Row) => string | null | undefined
}

/**
 * Columns for rows of one type. `text`, `number`, `day`, `link` and `comment` sort, filter, export, print and read aloud correctly
 * without a renderer; `accessor`, `display`, `group` and `columns` are those of TanStack's column helper.
 *
 * ```tsx
 * const column = createColumns<Bond>()
 * const columns = [
 *   column.link('name', { header: 'Bond', href: bond => `/bonds/${bond.id}/` }),
 *   column.number('price', { header: 'Price', unit: '%', decimals: 3 }),
 *   column.day('maturity', { header: 'Maturity' }),
 *   column.display({ id: 'trend', header: 'Trend', cell: ({ row }) => <Sparkline values={row.original.prices} /> }),
 * ]
 * ```
 */
export function createColumns<Row extends RowData>() {
  return {
    ...createColumnHelper<DataTableFeatures<Row>, Row>(),
    /** Text, cut at 80 characters with a "show all" button. */
    text: <A extends Accessor<Row>>(accessor: A, options: Identified<A, ColumnOptions<Row>>) =>
      columnOf(accessor, options, { kind: 'text' }),
    /** Numbers, or decimals as text: formatted in the user's language, aligned at the end. */
    number: <A extends Accessor<Row>>(accessor: A, options: Identified<A, NumberOptions<Row>>) => {
      const { decimals, maxDecimals, sign, ...shared } = options
      return columnOf(accessor, shared, { kind: 'number', decimals, maxDecimals, sign })
    },
    /** ISO days, `2034-02-15`, formatted in the user's language. */
    day: <A extends Accessor<Row>>(accessor: A, options: Identified<A, DayOptions<Row>>) => {
      const { dayStyle, ...shared } = options
      return columnOf(accessor, shared, { kind: 'day', dayStyle })
    },
    /** Text that links to an address. */
    link: <A extends Accessor<Row>>(accessor: A, options: Identified<A, LinkOptions<Row>>) => {
      const { href, details, ...shared } = options
      return columnOf(
        accessor,
        { ...shared, details: (row: Row) => ({ ...details?.(row), href: href(row) ?? null }) },
        { kind: 'text' },
      )
    },
    /** Long texts, which are never cut. */
    comment: <A extends Accessor<Row>>(accessor: A, options: Identified<A, ColumnOptions<Row>>) =>
      columnOf(accessor, options, { kind: 'comment' }),
  }
}

function columnOf<Row extends RowData>(
  accessor: Accessor<Row>,
  options: ColumnOptions<Row> & { id?: string },
  cells: CellColumn,
): DataTableColumnDef<Row> {
  const { unit, info, locked, align, filter, groups, settings, details, id, ...definition } = options
  const meta: ColumnMeta<Row> = { ...cells, unit, info, locked, align, filter, groups, settings, details }
  if (typeof accessor === 'string') return { ...definition, id: id ?? accessor, accessorKey: accessor, meta }
  return { ...definition, id: id ?? definition.header, accessorFn: accessor, meta }
}

/** The id of a column: its own, its key, or its heading. */
export function columnId<Data extends RowData>(column: DataTableColumnDef<Data>): string {
  if (column.id) return column.id
  if ('accessorKey' in column) return String(column.accessorKey).replaceAll('.', '_')
  return typeof column.header === 'string' ? column.header : ''
}

/** Of two columns with the same id, the first one is used. TanStack throws for a column with an empty id: it gets a number. */
export function uniqueColumns<Data extends RowData>(
  columns: readonly DataTableColumnDef<Data>[],
): DataTableColumnDef<Data>[] {
  const ids = new Set<string>()
  return listOf(columns).flatMap((column, at) => {
    const id = columnId(column) || `column ${at + 1}`
    if (ids.size === ids.add(id).size) return []
    return [column.id === '' ? { ...column, id } : column]
  })
}
