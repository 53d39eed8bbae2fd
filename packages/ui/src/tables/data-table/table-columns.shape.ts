import type { CellColumn } from '../cells/cell.shape.ts'

/** A column: what stands above it and how its cells are written. The first one names the rows. */
export type TableColumn<Id extends string = string> = CellColumn & {
  /** The key of its cells in `row.cells`. Any text, `__proto__` and `constructor` included. */
  id: Id
  /** The heading, in the user's language. */
  header: string
  /** The unit, said once beside the heading: "%", "bp", "USD m". */
  unit?: string
  /** An explanation of the column, behind an "i" button beside the heading. */
  info?: string
  /** Side of heading and cells. Default: numbers and days at the end, words and the first column at the start. */
  align?: 'start' | 'end'
  /** Whether the heading sorts. Default true. */
  sortable?: boolean
}

/** A column as it is drawn. */
export type ColumnFigure = TableColumn & {
  side: 'start' | 'end'
  /** The first column: its cells are the row headings, and it stays in view. */
  rowHeading: boolean
  /** The one data column that a phone shows. */
  current: boolean
  /** Its heading is written above it on a phone too: the first column, or the only other one, which no stepper names. */
  named: boolean
  /** When the heading stands on more than one line: it is long, it is one of many, or never, for it is one word. */
  wraps: 'always' | 'crowded' | 'never'
}

/** Up to so many characters a heading and its unit stand on one line: hardly more than a price needs. */
const ONE_LINE = 18

export type ColumnsFigure = {
  /** The columns to draw, in order. */
  shown: readonly ColumnFigure[]
  /** Every column once, those that are not drawn included. */
  every: readonly ColumnFigure[]
  /** The ids of all columns that the settings leave, phone or not: what a row's colspan counts. */
  order: readonly string[]
  /** The headings by column id. */
  headers: ReadonlyMap<string, string>
  /** The data columns that a phone can step through. */
  data: readonly ColumnFigure[]
  /** Place of the phone's column among them, from 0; −1 when there is none. */
  at: number
}

export type ColumnsInput = {
  columns: readonly TableColumn[]
  /** Ids of columns that the settings panel took away (T6). */
  hiddenColumns?: readonly string[]
  /** The phone's data column, from 0; clamped to the columns that are left. */
  column: number
  /** True when only the first and the current column are to be drawn. */
  oneColumn: boolean
}

/** Which columns are drawn, and which one the phone shows (T3). Of columns with the same id the first counts. */
export function columnsFigure({ columns, hiddenColumns, column, oneColumn }: ColumnsInput): ColumnsFigure {
  const hidden = new Set(hiddenColumns)
  const unique = columns.filter(({ id }, place) => columns.findIndex(other => other.id === id) === place)
  const left = unique.filter(({ id }) => !hidden.has(id))
  const at = left.length < 2 ? -1 : Math.min(Math.max(Math.trunc(column) || 0, 0), left.length - 2)
  const lone = left.length === 2
  const every = unique.map(given => columnFigure(given, left[0]?.id, left[at + 1]?.id, lone))
  const all = every.filter(({ id }) => !hidden.has(id))
  return {
    shown: oneColumn ? all.filter(({ rowHeading, current }) => rowHeading || current) : all,
    every,
    order: all.map(({ id }) => id),
    headers: new Map(every.map(({ id, header }) => [id, header])),
    data: all.slice(1),
    at,
  }
}

function columnFigure(
  given: TableColumn,
  first: string | undefined,
  current: string | undefined,
  lone: boolean,
): ColumnFigure {
  const rowHeading = given.id === first
  const isFigure = given.kind === 'number' || given.kind === 'day'
  return {
    ...given,
    side: given.align ?? (isFigure && !rowHeading ? 'end' : 'start'),
    rowHeading,
    current: given.id === current && !rowHeading,
    named: rowHeading || lone,
    wraps: wrapsOf(given),
  }
}

function wrapsOf(column: TableColumn): ColumnFigure['wraps'] {
  if (titleOf(column).length > ONE_LINE) return 'always'
  // a browser would break one word at its hyphen
  return /\s/.test(column.header) ? 'crowded' : 'never'
}

/** The heading and its unit in one line. */
export function titleOf({ header, unit }: TableColumn): string {
  return unit ? `${header}, ${unit}` : header
}
