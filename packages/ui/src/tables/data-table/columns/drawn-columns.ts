import type { RowData } from '@tanstack/react-table'
import type { ColumnMeta } from './column-meta.ts'
import type { DataTableColumn } from './features.ts'

/** A visible column as it is rendered. */
export type DrawnColumn<Data extends RowData> = {
  column: DataTableColumn<Data>
  id: string
  meta: ColumnMeta<Data>
  /** The heading with its unit, as text. */
  title: string
  /** Whether its kind formats its cells; otherwise the column's own `cell` renders them. */
  isFormatted: boolean
  side: 'start' | 'end'
  /** The first column: its cells are the row headings, and it stays in view. */
  isRowHeading: boolean
  /** Its position among the columns that stay in view, from 0 for the first one; null if it scrolls, or if no column beside the first is pinned. */
  pinned: number | null
  /** Its position among the columns pinned at the end, from 0 for the last one; null if it scrolls. */
  pinnedEnd: number | null
  /** The one data column that a phone shows. */
  isCurrent: boolean
  /** Its heading is shown above it on phones too: the first column, or the only other one, which no stepper names. */
  isNamed: boolean
}

export type DrawnColumns<Data extends RowData> = {
  /** The columns to render, in order. */
  drawn: readonly DrawnColumn<Data>[]
  /** All visible columns, phone or not: what a row's `colSpan` counts. */
  visible: readonly DrawnColumn<Data>[]
  /** The data columns that a phone steps through. */
  data: readonly DrawnColumn<Data>[]
  /** Index of the phone's column in `data`; −1 if there is none. */
  at: number
}

export type DrawnColumnsInput<Data extends RowData> = {
  /** The table's visible columns in order. */
  columns: readonly DataTableColumn<Data>[]
  /** The phone's data column, from 0; clamped to the existing columns. */
  phoneColumn: number
  /** Whether only the first and the phone's column are rendered. */
  oneColumn: boolean
}

/** The maximum number of columns pinned beside the first one, and at the end: each position has a class of its own (`pinnedHeadStyles`). */
export const MAX_PINNED = 8

/** Which columns are rendered and how, and which one a phone shows (T3). */
export function drawnColumns<Data extends RowData>({
  columns,
  phoneColumn,
  oneColumn,
}: DrawnColumnsInput<Data>): DrawnColumns<Data> {
  const dataCount = Math.max(0, columns.length - 1)
  const at = Math.min(Math.max(Math.trunc(phoneColumn) || 0, 0), dataCount - 1)
  // read once: TanStack's column.getIsPinned() compares the leaves of each column
  const { start = NO_IDS, end = NO_IDS } = columns[0]?.table.atoms.columnPinning.get() ?? {}
  const moving = columns.findIndex(({ id }, place) => place > 0 && !start.includes(id))
  const pinned = Math.min(moving < 0 ? columns.length : moving, MAX_PINNED + 1)
  const ends = columns.length - 1 - columns.findLastIndex(({ id }) => start.includes(id) || !end.includes(id))
  const pinnedEnds = Math.min(ends, columns.length - 1, MAX_PINNED)
  const visible = columns.map((column, place) => {
    const meta: ColumnMeta<Data> = column.columnDef.meta ?? NO_META
    const isRowHeading = place === 0
    const isNumeric = meta.kind === 'number' || meta.kind === 'day'
    return reuseUnchanged<Data>({
      column,
      id: column.id,
      meta,
      title: titleOf(column),
      isFormatted: column.columnDef.cell === formattedCell,
      side: meta.align ?? (isNumeric && !isRowHeading ? 'end' : 'start'),
      isRowHeading,
      pinned: pinned > 1 && place < pinned ? place : null,
      pinnedEnd: place >= columns.length - pinnedEnds ? columns.length - 1 - place : null,
      isCurrent: place === at + 1 && !isRowHeading,
      isNamed: isRowHeading || dataCount === 1,
    })
  })
  const drawn = oneColumn
    ? visible.filter(({ isRowHeading, isCurrent }) => isRowHeading || isCurrent)
    : visible
  return { drawn, visible, data: visible.slice(1), at }
}

const NO_META = {}
const NO_IDS: readonly string[] = []

const cache = new WeakMap<object, object>()

/** Returns the previous object if the column is unchanged, so that memoised cells stay. */
function reuseUnchanged<Data extends RowData>(drawn: DrawnColumn<Data>): DrawnColumn<Data> {
  const last = cache.get(drawn.column) as DrawnColumn<Data> | undefined
  if (last && isSame(last, drawn)) return last
  cache.set(drawn.column, drawn)
  return drawn
}

function isSame<Data extends RowData>(one: DrawnColumn<Data>, other: DrawnColumn<Data>): boolean {
  const names = Object.keys(one) as (keyof DrawnColumn<Data>)[]
  return names.every(name => one[name] === other[name])
}

/** The number of columns that stay in view: the first one, and those pinned beside it. */
export function pinnedCount<Data extends RowData>(columns: readonly DrawnColumn<Data>[]): number {
  const moving = columns.findIndex(({ pinned }) => pinned === null)
  return Math.max(1, moving < 0 ? columns.length : moving)
}

/** The number of columns that stay in view at the end. */
export function pinnedEndCount<Data extends RowData>(columns: readonly DrawnColumn<Data>[]): number {
  return columns.filter(({ pinnedEnd }) => pinnedEnd !== null).length
}

/** The visible columns in order: pinned at the start, unpinned, pinned at the end. The first column stays first, pinned or not. */
export function visibleColumns<Data extends RowData>(
  all: readonly DataTableColumn<Data>[],
  ...parts: readonly (readonly DataTableColumn<Data>[])[]
): DataTableColumn<Data>[] {
  const visible = parts.flat()
  const first = all.find(column => visible.includes(column))
  return first ? [first, ...visible.filter(column => column !== first)] : visible
}

/** The heading as text: `meta.title`, else a `header` that is text, else the column's id. */
export function headerText<Data extends RowData>({ id, columnDef }: DataTableColumn<Data>): string {
  return columnDef.meta?.title ?? (typeof columnDef.header === 'string' ? columnDef.header : id)
}

/** The heading and its unit in one line. */
export function titleOf<Data extends RowData>(column: DataTableColumn<Data>): string {
  const unit = column.columnDef.meta?.unit
  return unit ? `${headerText(column)}, ${unit}` : headerText(column)
}

/** The `cell` of columns without one of their own: rows format such cells by the column's kind, without a component for each. */
export const formattedCell = () => null
