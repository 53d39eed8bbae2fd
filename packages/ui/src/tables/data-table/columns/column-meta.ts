import type { RowData } from '@tanstack/react-table'
import type { CellColumn, CellObject, TableCell } from '../../cells/cell.view-model.ts'

/** What a cell says besides its value: a link, an explanation, a tone, why it is blank or withheld. */
export type CellDetails = Omit<CellObject, 'text'>

/** A group of rows: its heading, and how it starts. */
export type GroupMeta = {
  label: string
  /** Collapsed at first, and with it groups that are not listed. Only where the rows are grouped by this column first. Default false. */
  collapsed?: boolean
  /** Subtotals, by column id. */
  cells?: Readonly<Record<string, TableCell>>
}

/** How a panel of column settings offers a column (shared-blocks §3, T6). */
export type ColumnSettingsMeta = {
  /** Shown until the user decides otherwise. Default true. */
  isShown?: boolean
  /** Whether the panel offers it; one that it does not is shown or not as `isShown` says. Default true. */
  isOffered?: boolean
  /** The heading under which the panel offers it, in the user's language. */
  group?: string
  /** What the panel calls it where the heading alone would not do: "Coupon, per cent a year". Default: the heading with its unit. */
  label?: string
}

/** How a column is filtered: words in its text, a range of numbers or of days, some of its values. */
export type FilterKind = 'text' | 'range' | 'days' | 'set'

/** `meta` of a column of rows of one type: how its cells are written, read aloud, exported and filtered. */
export type ColumnMeta<Row extends RowData> = CellColumn & {
  /** The heading as text, where `header` is a component: for assistive tech, exports and lists of columns. Default: `header`, or the id. */
  title?: string | undefined
  /** The unit, said once beside the heading: "%", "bp", "USD m". */
  unit?: string | undefined
  /** An explanation of the column, behind an "i" button beside the heading. */
  info?: string | undefined
  /** Its values are withheld from this user: the heading has a lock, once for all its cells. */
  locked?: boolean | undefined
  /** Side of heading and cells. Default: numbers and days at the end, words and the first column at the start. */
  align?: 'start' | 'end' | undefined
  /** What the cell of a row says besides its value. */
  details?: ((row: Row) => CellDetails | undefined) | undefined
  /** The text of a custom cell, for exports, the quick filter and copies. Default: the value, as its kind is written. */
  text?: ((row: Row) => string) | undefined
  /** How the column is filtered where the user filters it. Default: by its kind, numbers by `range`, days by `days`, others by `text`. */
  filter?: FilterKind | undefined
  /** How the settings panel offers the column (T6). A column with `enableHiding: false` is always shown. */
  settings?: ColumnSettingsMeta | undefined
  /** Groups by the column's value, in the order of their headings; values that are not listed follow as they come. */
  groups?: ReadonlyMap<unknown, GroupMeta> | undefined
}
