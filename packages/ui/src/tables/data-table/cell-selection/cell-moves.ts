import type { CellPlace } from './cell-marks.ts'

export type CellGrid = {
  /** The number of rows, rendered or not. */
  rows: number
  /** The positions of the columns whose cells can be selected, in order. */
  columns: readonly number[]
  /** Rows per Page Up and Page Down. */
  page: number
  /** The table reads from right to left: arrow keys follow the visual direction. */
  rtl: boolean
}

export type CellKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** The target of a key from a cell, as in a spreadsheet; the same position at an edge, null for any other key. */
export function nextCell(
  { key, ctrlKey, metaKey }: CellKey,
  from: CellPlace,
  grid: CellGrid,
): CellPlace | null {
  const far = ctrlKey || metaKey
  const by = (rows: number, columns: number) => offsetPlace(from, rows, columns, grid)
  const all = Number.POSITIVE_INFINITY
  const aside = grid.rtl ? -1 : 1
  switch (key) {
    case 'ArrowUp':
      return by(far ? -all : -1, 0)
    case 'ArrowDown':
      return by(far ? all : 1, 0)
    case 'ArrowLeft':
      return by(0, far ? -aside * all : -aside)
    case 'ArrowRight':
      return by(0, far ? aside * all : aside)
    case 'Home':
      return by(far ? -all : 0, -all)
    case 'End':
      return by(far ? all : 0, all)
    case 'PageUp':
      return by(-grid.page, 0)
    case 'PageDown':
      return by(grid.page, 0)
    default:
      return null
  }
}

function offsetPlace(from: CellPlace, rows: number, columns: number, grid: CellGrid): CellPlace {
  // from a column whose cells cannot be selected, the next selectable one
  const found = grid.columns.findIndex(column => column >= from.column)
  const at = found < 0 ? grid.columns.length - 1 : found
  return {
    row: clamp(from.row + rows, grid.rows - 1),
    column: grid.columns[clamp(at + columns, grid.columns.length - 1)] ?? from.column,
  }
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(value, last))
}
