import type { CellSelectionBounds, RowData } from '@tanstack/react-table'
import type { DataTableInstance } from '../columns/features.ts'

/** A cell's position: its row among the rendered ones, its column among the visible ones, both from 0. */
export type CellPlace = { row: number; column: number }

/** Bits of a cell's selection state: whether it is selected, at which sides the selection ends, whether it is the tab stop. */
export const MARK = {
  selected: 1,
  top: 2,
  end: 4,
  bottom: 8,
  start: 16,
  tabStop: 32,
  focusable: 64,
} as const

/** The character without bits, so that a row's marks are readable in a debugger. */
const BLANK = 32

export type CellMarks = {
  /** The marks of a row, one character for each visible column. Text lets a memoised row see whether its own part changed. */
  ofRow: (row: number) => string
  /** The rows of the active cell and of the corner that Shift moves; −1 for none. Both are rendered at any scroll position. */
  active: number
  corner: number
}

/** The selection, row by row. Its cost does not depend on the number of selected rows or cells. */
export function cellMarks<Data extends RowData>(table: DataTableInstance<Data>): CellMarks {
  const columns = Object.keys(table.getCellSelectionColumnIndexes())
  const focusable = columns.map(id => isSelectable(table, id))
  const range = table.atoms.cellSelection.get().at(-1)
  const bounds = range ? table.getCellSelectionBounds() : []
  const active = range && placeOfCell(table, range.anchorRowId, range.anchorColumnId)
  const corner = range && placeOfCell(table, range.focusRowId, range.focusColumnId)
  const tabStop = active ?? { row: 0, column: focusable.indexOf(true) }
  const blank = marksOf(columns.map((_, column) => (focusable[column] ? MARK.focusable : 0)))
  const rows = table.getRowsInDisplayOrder()
  const { enableCellSelection, meta } = table.options
  const isRefused = (row: number, column: number) =>
    typeof enableCellSelection === 'function' &&
    !rows[row]?.getAllCellsByColumnId()[columns[column] ?? '']?.getCanSelect()
  // a cell over several columns has its own outline, because part of it may be outside of the range
  const isApart = (at: number) => {
    const row = rows[at]
    return row !== undefined && (row.getIsGrouped() || (meta?.getRowMeta?.(row.original)?.colSpan ?? 1) > 1)
  }

  return {
    ofRow(row) {
      if (row !== tabStop.row && !bounds.some(bound => row >= bound.minRowIndex && row <= bound.maxRowIndex))
        return blank
      const ends =
        (isApart(row) || isApart(row - 1) ? MARK.top : 0) |
        (isApart(row) || isApart(row + 1) ? MARK.bottom : 0)
      return marksOf(
        columns.map((_, column) => {
          if (!focusable[column]) return 0
          const stop = row === tabStop.row && column === tabStop.column ? MARK.tabStop : 0
          const selected = isRefused(row, column) ? 0 : selectedBits(bounds, row, column)
          return MARK.focusable | stop | (selected && selected | ends)
        }),
      )
    },
    active: tabStop.row,
    corner: corner?.row ?? -1,
  }
}

/** A cell's current position; null if its row or its column is not shown. */
export function placeOfCell<Data extends RowData>(
  table: DataTableInstance<Data>,
  rowId: string,
  columnId: string,
): CellPlace | null {
  const column = table.getCellSelectionColumnIndexes()[columnId]
  const row = table.getRowModel().rowsById[rowId]?.getDisplayIndex() ?? -1
  return row >= 0 && column !== undefined ? { row, column } : null
}

/** Whether cells of this column can be selected; arrow keys skip others. */
export function isSelectable<Data extends RowData>(
  table: DataTableInstance<Data>,
  columnId: string,
): boolean {
  return (
    table.options.enableCellSelection !== false &&
    table.getColumn(columnId)?.columnDef.enableCellSelection !== false
  )
}

function selectedBits(bounds: readonly CellSelectionBounds[], row: number, column: number): number {
  const has = (row: number, column: number) =>
    bounds.some(
      ({ minRowIndex, maxRowIndex, minColumnIndex, maxColumnIndex }) =>
        row >= minRowIndex && row <= maxRowIndex && column >= minColumnIndex && column <= maxColumnIndex,
    )
  if (!has(row, column)) return 0
  return (
    MARK.selected |
    (has(row - 1, column) ? 0 : MARK.top) |
    (has(row, column + 1) ? 0 : MARK.end) |
    (has(row + 1, column) ? 0 : MARK.bottom) |
    (has(row, column - 1) ? 0 : MARK.start)
  )
}

function marksOf(bits: readonly number[]): string {
  return String.fromCharCode(...bits.map(each => BLANK + each))
}

/** The position of the column with the tab stop; −1 if the row has none. */
export function tabStopIn(marks: string): number {
  for (let column = 0; column < marks.length; column++)
    if (marksAt(marks, column, 1) & MARK.tabStop) return column
  return -1
}

/** The bits of a cell; for a cell that spans several columns, those of all of them. */
export function marksAt(marks: string, column: number, span: number): number {
  let bits = 0
  for (let at = column; at < column + span; at++) bits |= Math.max(0, (marks.charCodeAt(at) || BLANK) - BLANK)
  return bits
}
