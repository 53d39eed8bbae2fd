import type { CellColumn, CellObject, TableCell } from '../cells/cell.shape.ts'

/** What a cell says besides its value: a link, an explanation, a tone, why it is blank or withheld. */
export type CellDetails = Omit<CellObject, 'text'>

/** A group of rows: its heading, and how it starts. */
export type GroupMeta = {
  label: string
  /** Collapsed at first. Default false. */
  collapsed?: boolean
  /** Subtotals, by column id. */
  cells?: Readonly<Record<string, TableCell>>
}

/** `meta` of a column: how its cells are written, read aloud, exported and filtered. */
export type ColumnMeta = CellColumn & {
  /** The heading as text, where `header` is a component: for assistive tech, exports and lists of columns. Default: `header`, or the id. */
  title?: string
  /** The unit, said once beside the heading: "%", "bp", "USD m". */
  unit?: string
  /** An explanation of the column, behind an "i" button beside the heading. */
  info?: string
  /** Side of heading and cells. Default: numbers and days at the end, words and the first column at the start. */
  align?: 'start' | 'end'
  /** What the cell of a row says besides its value. */
  details?(row: unknown): CellDetails | undefined
  /** The text of a custom cell, for exports, the quick filter and copies. Default: the value, as its kind is written. */
  text?(row: unknown): string
  /** Groups by the column's value, in the order of their headings; values that are not listed follow as they come. */
  groups?: ReadonlyMap<unknown, GroupMeta>
}
