import type { RowData } from '@tanstack/react-table'
import { roundDecimal } from '../../../foundation/format/decimal.ts'
import { ordinarySpaces } from '../../../foundation/format/format-day.ts'
import {
  type CellColumn,
  cellObject,
  cellText,
  isBlank,
  type TableCell,
} from '../../cells/cell.view-model.ts'
import { titleOf } from '../columns/drawn-columns.ts'
import type { DataTableColumn, DataTableInstance, DataTableRow } from '../columns/features.ts'
import { cellValue } from '../row-models/cell-value.ts'
import { groupLabel } from '../row-models/groups.ts'

/** A value as it is written: `number` in plain decimal digits, all that were given; null for a blank or withheld cell. */
export type ExportedValue = { kind: 'number'; digits: string } | { kind: 'text'; text: string } | null

export type ExportedCell = {
  value: ExportedValue
  /** What the table shows, uncut, with its second text; empty for a blank or withheld cell. */
  shown: string
}

type ExportedColumn = {
  /** Unique among the columns. */
  id: string
  /** The heading with its unit. */
  title: string
  /** Its cells are figures. */
  isNumber: boolean
}

export type ExportedTable = {
  columns: readonly ExportedColumn[]
  /** Cells in the order of the columns. */
  rows: readonly (readonly ExportedCell[])[]
}

export type ExportedTableInput<Data extends RowData> = {
  table: DataTableInstance<Data>
  /** Site language: how the table writes numbers and days. */
  lang: string
  /** The heading of the column that names the group of each row; written where rows stand in groups. */
  groupTitle: string
  /** `selected` writes the selected rows alone, those that a filter hides included. Default `all`. */
  rows?: ExportedRows
  /** Showing more rows needs access that the user lacks: only the rows shown at first are written. */
  isLocked?: boolean
}

/** Which rows are written: all that pass the filters, or those that are selected. */
export type ExportedRows = 'all' | 'selected'

/**
 * The table as it is written out (X7): the visible columns that have a value or a text, and all rows that pass the filters in the
 * order shown, folded and collapsed ones included, totals last. What is withheld on the screen has no value here either.
 */
export function exportedTable<Data extends RowData>({
  table,
  lang,
  groupTitle,
  rows: which = 'all',
  isLocked = false,
}: ExportedTableInput<Data>): ExportedTable {
  const columns = table.getVisibleLeafColumns().filter(isWritable)
  const rows = isLocked ? lockedRows(table) : which === 'selected' ? selectedRows(table) : everyRow(table)
  const isGrouped = rows.some(({ group }) => group !== null)
  return {
    columns: [
      ...(isGrouped ? [{ id: freeId('group', columns), title: groupTitle, isNumber: false }] : []),
      ...columns.map(column => ({
        id: column.id,
        title: titleOf(column),
        isNumber: column.columnDef.meta?.kind === 'number',
      })),
    ],
    rows: rows.map(({ row, group }) => {
      const cells = columns.map(column => cellOf(row, column, lang))
      return isGrouped ? [textCell(group ? groupLabel(group, lang) : ''), ...cells] : cells
    }),
  }
}

/** Whether there is a row to write. */
export function hasRows<Data extends RowData>(table: DataTableInstance<Data>): boolean {
  return table.getFilteredRowModel().rows.length > 0
}

type ExportedRow<Data extends RowData> = { row: DataTableRow<Data>; group: DataTableRow<Data> | null }

/** A locked table as it stands before anything is unfolded, with all rows below those that are shown. */
function lockedRows<Data extends RowData>(table: DataTableInstance<Data>): ExportedRow<Data>[] {
  const metaOf = table.options.meta?.getRowMeta
  const groupDepth = table.atoms.grouping.get().filter(id => table.getColumn(id)).length
  let group: DataTableRow<Data> | null = null
  return table.getRowModel().rows.flatMap(row => {
    if (row.getIsGrouped()) group = row
    // sub-rows are written with their row, expanded or not
    if (row.getIsGrouped() || row.depth > groupDepth || metaOf?.(row.original)?.fold) return []
    const isTotal = metaOf?.(row.original)?.variant === 'total'
    return withSubRows([row], isTotal ? null : group).filter(({ row }) => !metaOf?.(row.original)?.fold)
  })
}

/** Rows without the headings of groups, each with the rows below it. */
function withSubRows<Data extends RowData>(
  rows: readonly DataTableRow<Data>[],
  group: DataTableRow<Data> | null,
): ExportedRow<Data>[] {
  return rows.flatMap(row =>
    row.getIsGrouped() ? withSubRows(row.subRows, row) : [{ row, group }, ...withSubRows(row.subRows, group)],
  )
}

function everyRow<Data extends RowData>(table: DataTableInstance<Data>): ExportedRow<Data>[] {
  const metaOf = table.options.meta?.getRowMeta
  const isSorted = table.atoms.sorting.get().length > 0
  // where each row stands on the screen: unfolded rows before and after the others, totals last
  const rank = ({ row }: ExportedRow<Data>) => {
    const { variant, fold } = metaOf?.(row.original) ?? {}
    if (variant === 'total') return 3
    if (isSorted || !fold) return 1
    return fold === 'previous' ? 0 : 2
  }
  const rows = withSubRows(table.getSortedRowModel().rows, null)
  return metaOf ? rows.toSorted((a, b) => rank(a) - rank(b)) : rows
}

function selectedRows<Data extends RowData>(table: DataTableInstance<Data>): ExportedRow<Data>[] {
  const shown = everyRow(table).filter(({ row }) => row.getIsSelected())
  const written = new Set(shown.map(({ row }) => row.id))
  const hidden = table.getSelectedRowModel().flatRows.filter(({ id }) => !written.has(id))
  return [...shown, ...hidden.map(row => ({ row, group: null }))]
}

/** A column of components alone has nothing to write, unless `meta.text` says it. */
function isWritable<Data extends RowData>({ accessorFn, columnDef }: DataTableColumn<Data>): boolean {
  return accessorFn !== undefined || columnDef.meta?.text !== undefined
}

/** A row's cell as it is written out: `meta.text`, else its value. */
export function cellOf<Data extends RowData>(
  { original, index }: DataTableRow<Data>,
  column: DataTableColumn<Data>,
  lang: string,
): ExportedCell {
  const meta = column.columnDef.meta ?? {}
  if (meta.text) return textCell(meta.text(original))
  return exportedCell(cellValue(original, index, column), meta, lang)
}

function freeId(id: string, columns: readonly { id: string }[]): string {
  return columns.some(column => column.id === id) ? freeId(`_${id}`, columns) : id
}

function textCell(text: string): ExportedCell {
  return { value: text === '' ? null : { kind: 'text', text }, shown: text }
}

const NOTHING: ExportedCell = { value: null, shown: '' }

/** One cell: its typed value, and the words of the table. */
export function exportedCell(cell: TableCell, column: CellColumn, lang: string): ExportedCell {
  const { text: given, fullText, detail, locked, placeholder } = cellObject(cell)
  const text = fullText ?? given
  if (locked || placeholder || text === null || text === undefined || isBlank(text, column.kind))
    return NOTHING
  const written = cellText(text, column, lang)
  const shown = column.kind === 'day' ? ordinarySpaces(written) : written
  return { value: exportedValue(text, column), shown: detail ? `${shown} ${detail}` : shown }
}

/** A number is what the table takes for one: a number anywhere, or plain decimal text in a column of numbers. */
function exportedValue(text: string | number, { kind }: CellColumn): ExportedValue {
  const digits = typeof text === 'number' || kind === 'number' ? plainDigits(text) : null
  return digits === null ? { kind: 'text', text: String(text) } : { kind: 'number', digits }
}

/** All the digits of a number without an exponent, up to 30 behind the point (bond-page §9); null when it is none. */
function plainDigits(value: string | number): string | null {
  const text = roundDecimal(value, 30)
  return text?.includes('.') ? text.replace(/\.?0+$/, '') : text
}
