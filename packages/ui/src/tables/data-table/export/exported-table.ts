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

/** A value as it is exported: `number` in plain decimal digits, all of them; null for a blank or withheld cell. */
export type ExportedValue = { kind: 'number'; digits: string } | { kind: 'text'; text: string } | null

export type ExportedCell = {
  value: ExportedValue
  /** The table's full text with its detail; empty for a blank or withheld cell. */
  shown: string
}

type ExportedColumn = {
  /** Unique among the columns. */
  id: string
  /** The heading with its unit. */
  title: string
  /** Its cells are numbers. */
  isNumber: boolean
}

export type ExportedTable = {
  columns: readonly ExportedColumn[]
  /** Cells in the order of the columns. */
  rows: readonly (readonly ExportedCell[])[]
}

export type ExportedTableInput<Data extends RowData> = {
  table: DataTableInstance<Data>
  /** BCP 47 tag of numbers and days. */
  lang: string
  /** The heading of the column with each row's group; written if the rows are grouped. */
  groupTitle: string
  /** `selected` exports only selected rows, including those that a filter hides. Default `all`. */
  rows?: ExportedRows
  /** Showing more rows needs access that the user lacks: only the initial rows are exported. */
  isLocked?: boolean
}

/** Which rows are exported: all that pass the filters, or the selected ones. */
export type ExportedRows = 'all' | 'selected'

/**
 * The table for export (X7): the visible columns with a value or a text, and all rows that pass the filters, in display order
 * including collapsed ones, totals last. Values withheld on the screen are withheld here too.
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
      const cells = columns.map(column => exportedCellOf(row, column, lang))
      return isGrouped ? [textCell(group ? groupLabel(group, lang) : ''), ...cells] : cells
    }),
  }
}

/** Whether there is a row to write. */
export function hasRows<Data extends RowData>(table: DataTableInstance<Data>): boolean {
  return table.getFilteredRowModel().rows.length > 0
}

type ExportedRow<Data extends RowData> = { row: DataTableRow<Data>; group: DataTableRow<Data> | null }

/** A locked table before anything is expanded, with all rows below the shown ones. */
function lockedRows<Data extends RowData>(table: DataTableInstance<Data>): ExportedRow<Data>[] {
  const metaOf = table.options.meta?.getRowMeta
  const groupDepth = table.atoms.grouping.get().filter(id => table.getColumn(id)).length
  let group: DataTableRow<Data> | null = null
  return table.getRowModel().rows.flatMap(row => {
    if (row.getIsGrouped()) group = row
    // sub-rows follow their row, expanded or not
    if (row.getIsGrouped() || row.depth > groupDepth || metaOf?.(row.original)?.collapsible) return []
    const isTotal = metaOf?.(row.original)?.variant === 'total'
    return withSubRows([row], isTotal ? null : group).filter(
      ({ row }) => !metaOf?.(row.original)?.collapsible,
    )
  })
}

/** Rows without group headings, each with the rows below it. */
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
  // position on the screen: expanded rows before and after the others, totals last
  const rank = ({ row }: ExportedRow<Data>) => {
    const { variant, collapsible } = metaOf?.(row.original) ?? {}
    if (variant === 'total') return 3
    if (isSorted || !collapsible) return 1
    return collapsible === 'previous' ? 0 : 2
  }
  const rows = withSubRows(table.getSortedRowModel().rows, null)
  return metaOf ? rows.toSorted((a, b) => rank(a) - rank(b)) : rows
}

function selectedRows<Data extends RowData>(table: DataTableInstance<Data>): ExportedRow<Data>[] {
  const shown = everyRow(table).filter(({ row }) => row.getIsSelected())
  const shownIds = new Set(shown.map(({ row }) => row.id))
  const hidden = table.getSelectedRowModel().flatRows.filter(({ id }) => !shownIds.has(id))
  return [...shown, ...hidden.map(row => ({ row, group: null }))]
}

/** A column of components has nothing to export without `meta.text`. */
function isWritable<Data extends RowData>({ accessorFn, columnDef }: DataTableColumn<Data>): boolean {
  return accessorFn !== undefined || columnDef.meta?.text !== undefined
}

/** A row's cell for export: `meta.text`, else its value. */
export function exportedCellOf<Data extends RowData>(
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

/** A cell: its typed value, and the table's text. */
export function exportedCell(cell: TableCell, column: CellColumn, lang: string): ExportedCell {
  const { text: ownText, fullText, detail, locked, placeholder } = cellObject(cell)
  const text = fullText ?? ownText
  if (locked || placeholder || text === null || text === undefined || isBlank(text, column.kind))
    return NOTHING
  const formatted = cellText(text, column, lang)
  const shown = column.kind === 'day' ? ordinarySpaces(formatted) : formatted
  return { value: exportedValue(text, column), shown: detail ? `${shown} ${detail}` : shown }
}

/** The same rule as in the table: a number in any column, or plain decimal text in a number column. */
function exportedValue(text: string | number, { kind }: CellColumn): ExportedValue {
  const digits = typeof text === 'number' || kind === 'number' ? plainDigits(text) : null
  return digits === null ? { kind: 'text', text: String(text) } : { kind: 'number', digits }
}

/** All digits of a number without an exponent, up to 30 decimal places (bond-page §9); null if it is no number. */
function plainDigits(value: string | number): string | null {
  const text = roundDecimal(value, 30)
  return text?.includes('.') ? text.replace(/\.?0+$/, '') : text
}
