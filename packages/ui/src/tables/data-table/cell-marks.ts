import type { CellSelectionBounds, RowData } from '@tanstack/react-table'
import { cx } from '../../foundation/tokens/cx.ts'
import type { DataTableInstance } from './features.ts'

/** A cell's place on the screen: its row among those that are drawn, its column among the visible ones, both from 0. */
export type CellPlace = { row: number; column: number }

/** What a cell shows of the selection, in bits: whether it is in it, on which sides the selection ends, whether Tab reaches it. */
const SELECTED = 1
const TOP = 2
const END = 4
const BOTTOM = 8
const START = 16
const TAB_STOP = 32
const FOCUSABLE = 64

/** The character of no bits, so that a row's marks can be read in a debugger. */
const BLANK = 32

export type CellMarks = {
  /** The cells of a row, a character for each visible column: text, so that a memoised row knows whether its own part changed. */
  ofRow: (row: number) => string
  /** The rows of the active cell and of the corner that Shift moves; −1 where there is none. Both are drawn, wherever the page is scrolled. */
  active: number
  corner: number
}

/** How the selection stands in the drawn rows. Its cost does not depend on how many rows or cells are selected. */
export function cellMarks<Data extends RowData>(table: DataTableInstance<Data>): CellMarks {
  const columns = Object.keys(table.getCellSelectionColumnIndexes())
  const focusable = columns.map(id => isSelectable(table, id))
  const range = table.atoms.cellSelection.get().at(-1)
  const bounds = range ? table.getCellSelectionBounds() : []
  const active = range && placeOfCell(table, range.anchorRowId, range.anchorColumnId)
  const corner = range && placeOfCell(table, range.focusRowId, range.focusColumnId)
  const tabStop = active ?? { row: 0, column: focusable.indexOf(true) }
  const blank = marksOf(columns.map((_, column) => (focusable[column] ? FOCUSABLE : 0)))
  const { enableCellSelection } = table.options
  const isRefused = (row: number, column: number) =>
    typeof enableCellSelection === 'function' &&
    !table.getRowsInDisplayOrder()[row]?.getAllCellsByColumnId()[columns[column] ?? '']?.getCanSelect()

  return {
    ofRow(row) {
      if (row !== tabStop.row && !bounds.some(bound => row >= bound.minRowIndex && row <= bound.maxRowIndex))
        return blank
      return marksOf(
        columns.map((_, column) => {
          if (!focusable[column]) return 0
          const stop = row === tabStop.row && column === tabStop.column ? TAB_STOP : 0
          return FOCUSABLE | stop | (isRefused(row, column) ? 0 : selectedBits(bounds, row, column))
        }),
      )
    },
    active: tabStop.row,
    corner: corner?.row ?? -1,
  }
}

/** Where a cell stands now; null when its row or its column is not shown. */
export function placeOfCell<Data extends RowData>(
  table: DataTableInstance<Data>,
  rowId: string,
  columnId: string,
): CellPlace | null {
  const column = table.getCellSelectionColumnIndexes()[columnId]
  const row = table.getRowModel().rowsById[rowId]?.getDisplayIndex() ?? -1
  return row >= 0 && column !== undefined ? { row, column } : null
}

/** Whether cells of this column can be selected; the arrow keys pass over others. */
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
    SELECTED |
    (has(row - 1, column) ? 0 : TOP) |
    (has(row, column + 1) ? 0 : END) |
    (has(row + 1, column) ? 0 : BOTTOM) |
    (has(row, column - 1) ? 0 : START)
  )
}

function marksOf(bits: readonly number[]): string {
  return String.fromCharCode(...bits.map(each => BLANK + each))
}

/** The bits of a cell; of one that spans several columns, those of all of them. */
function bitsAt(marks: string, column: number, span: number): number {
  let bits = 0
  for (let at = column; at < column + span; at++) bits |= Math.max(0, (marks.charCodeAt(at) || BLANK) - BLANK)
  return bits
}

/** The attributes of a cell in a table whose cells are selected: what a grid's cell says, and how the lazy part finds it. */
export function gridCell(marks: string, column: number, span: number, columnId: string) {
  const bits = bitsAt(marks, column, span)
  if (!(bits & FOCUSABLE)) return { 'data-column': columnId }
  return {
    'data-column': columnId,
    tabIndex: bits & TAB_STOP ? 0 : -1,
    'aria-selected': Boolean(bits & SELECTED),
  }
}

/** The look of a cell with its part of the selection. */
export function gridCellLook(look: string, marks: string, column: number, span: number): string {
  const bits = bitsAt(marks, column, span) & (SELECTED | TOP | END | BOTTOM | START)
  if (bits === 0) return look
  const key = `${bits} ${look}`
  const known = made.get(key)
  if (known !== undefined) return known
  const marked = cx(
    look,
    selectedLook,
    // a cell that stays in view is positioned already
    !look.includes('sticky') && 'relative',
    bits & TOP && 'before:border-t-2',
    bits & END && 'before:border-e-2',
    bits & BOTTOM && 'before:border-b-2',
    bits & START && 'before:border-s-2',
  )
  made.set(key, marked)
  return marked
}

const made = new Map<string, string>()

/** The outline is a border, which forced colours keep, of a box over the cell, which takes no room. */
const selectedLook =
  'bg-accent-soft before:pointer-events-none before:absolute before:inset-0 before:border-accent'

/** A table whose cells are selected: what has focus must not come to rest under the headings, or under the first column. */
export const gridLook =
  '[&_[aria-selected]]:cursor-default [&_[aria-selected]]:scroll-ms-44 [&_[aria-selected]]:scroll-mt-[calc(var(--table-head-top,0px)+3rem)] group-data-grouped/table:[&_[aria-selected]]:scroll-mt-[calc(var(--table-head-top,0px)+3rem+var(--row))] [&_[aria-selected]]:outline-none [&_[aria-selected]:focus-visible]:outline-2 [&_[aria-selected]:focus-visible]:-outline-offset-2 [&_[aria-selected]:focus-visible]:outline-accent [&_[aria-selected]:focus-visible]:outline-solid'
