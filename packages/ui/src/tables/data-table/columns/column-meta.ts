import type { RowData } from '@tanstack/react-table'
import type { CellColumn, CellObject, TableCell } from '../../cells/cell.view-model.ts'

/** A cell's content in addition to its value: a link, an explanation, a tone, the reason for a blank or withheld value. */
export type CellDetails = Omit<CellObject, 'text'>

/** A group of rows: its heading and its initial state. */
export type GroupMeta = {
  label: string
  /** Collapsed at first, and with it groups that are not listed. Only if this is the first grouping column. Default false. */
  collapsed?: boolean
  /** Subtotals, by column id. */
  cells?: Readonly<Record<string, TableCell>>
}

/** How the column settings offer a column (shared-blocks §3, T6). */
export type ColumnSettingsMeta = {
  /** Shown until the user changes it. Default true. */
  isShown?: boolean
  /** Whether the panel offers it; if not, `isShown` alone decides. Default true. */
  isOffered?: boolean
  /** The panel's heading for it, in the user's language. */
  group?: string
  /** Its name in the panel if the heading is not clear enough: "Coupon, per cent a year". Default: the heading with its unit. */
  label?: string
}

/** How a column is filtered: by text, a range of numbers or of days, or some of its values. */
export type FilterKind = 'text' | 'range' | 'days' | 'set'

/** `meta` of a column for rows of one type: how its cells are formatted, read aloud, exported and filtered. */
export type ColumnMeta<Row extends RowData> = CellColumn & {
  /** The heading as text if `header` is a component: for screen readers, exports and lists of columns. Default: `header`, or the id. */
  title?: string | undefined
  /** The unit, shown once next to the heading: "%", "bp", "USD m". */
  unit?: string | undefined
  /** An explanation of the column, behind an "i" button next to the heading. */
  info?: string | undefined
  /** Its values are withheld from this user: the heading shows one lock for all its cells. */
  locked?: boolean | undefined
  /** Side of heading and cells. Default: numbers and days at the end, text and the first column at the start. */
  align?: 'start' | 'end' | undefined
  /** A cell's content in addition to its value. */
  details?: ((row: Row) => CellDetails | undefined) | undefined
  /** The text of a custom cell, for exports, the quick filter and copies. Default: the value in the format of its kind. */
  text?: ((row: Row) => string) | undefined
  /** How users filter the column. Default: by its kind, numbers by `range`, days by `days`, others by `text`. */
  filter?: FilterKind | undefined
  /** How the settings panel offers the column (T6). A column with `enableHiding: false` is always shown. */
  settings?: ColumnSettingsMeta | undefined
  /** Groups by the column's value, in display order; unlisted values follow in the order of the data. */
  groups?: ReadonlyMap<unknown, GroupMeta> | undefined
}
