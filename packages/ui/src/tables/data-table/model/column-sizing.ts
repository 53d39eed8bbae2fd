import type { ColumnSizingState, RowData, Updater } from '@tanstack/react-table'
import type { DrawnColumn } from '../columns/drawn-columns.ts'
import type { ColumnWidths } from './column-widths.ts'

/** Default sizes of columns. TanStack's default `size` would look like one that a definition sets. */
export const DEFAULT_SIZES = { size: undefined, minSize: 48 }

/** The width that the End key sets on a column without `maxSize`, in pixels. */
const MAX_WIDTH = 800
/** The width of a column of components, which cannot be estimated, in pixels. TanStack's own default. */
const UNKNOWN = 150

/** The part of a column's definition that bounds its width, in pixels. */
export type SizeBounds = {
  size?: number | undefined
  minSize?: number | undefined
  maxSize?: number | undefined
}

/** The part of TanStack's column that resizing needs; every column of a DataTable has it. */
export type SizedColumn = {
  id: string
  columnDef: SizeBounds
  getSize(): number
  table: {
    options: { columnResizeDirection?: 'ltr' | 'rtl' }
    atoms: { columnSizing: { get(): ColumnSizingState } }
    setColumnSizing(change: Updater<ColumnSizingState>): void
    getLeafHeaders(): { column: { id: string }; getResizeHandler(): (press: unknown) => void }[]
  }
}

/** A width within the bounds of its column, as TanStack's `getSize()` bounds it. */
export function clampWidth({ minSize = 0, maxSize = Number.MAX_SAFE_INTEGER }: SizeBounds, width: number) {
  return Math.min(Math.max(minSize, width), maxSize)
}

/**
 * The width of a column by `columnSizing` or by its `size`, in pixels; undefined if neither has one. It reads the state that is
 * being rendered: `getSize()` reads the committed one, which is a step behind if a parent controls it.
 */
export function explicitWidth(
  id: string,
  bounds: SizeBounds,
  columnSizing: ColumnSizingState,
): number | undefined {
  const width = (Object.hasOwn(columnSizing, id) ? columnSizing[id] : undefined) ?? bounds.size
  return width === undefined || !Number.isFinite(width) ? undefined : clampWidth(bounds, width)
}

/** The committed width of a column, in pixels. */
export function committedWidth(column: Pick<SizedColumn, 'getSize'>): number {
  const width = column.getSize()
  return Number.isFinite(width) ? width : UNKNOWN
}

/** Whether at least one of these columns has a set width: the browser then no longer computes them. */
export function areSized<Data extends RowData>(
  columns: readonly DrawnColumn<Data>[],
  columnSizing: ColumnSizingState,
): boolean {
  return columns.some(({ id, column }) => explicitWidth(id, column.columnDef, columnSizing) !== undefined)
}

/** Replaces estimated widths with set ones. A column without a set width uses its estimate. */
export function sizedWidths<Data extends RowData>(
  estimated: ColumnWidths,
  columns: readonly DrawnColumn<Data>[],
  columnSizing: ColumnSizingState,
): ColumnWidths {
  const leading = columns[0] && measuredWidths(columns[0].column)?.leading
  return {
    // the number column or the checkboxes may have been added since
    leading: leading?.length === estimated.leading.length ? leading : estimated.leading,
    columns: columns.map(({ id, column, isFormatted }, place) => {
      const estimate = Math.max(estimated.columns[place] ?? 0, isFormatted ? 0 : UNKNOWN)
      return explicitWidth(id, column.columnDef, columnSizing) ?? clampWidth(column.columnDef, estimate)
    }),
  }
}

/** The minimum and maximum width of a column whose current width is known, in pixels. */
export function widthBounds({ minSize = 0, maxSize = Number.MAX_SAFE_INTEGER }: SizeBounds, width: number) {
  return { min: minSize, max: maxSize < Number.MAX_SAFE_INTEGER ? maxSize : Math.max(MAX_WIDTH, width) }
}

/** Pixels per arrow key, alone and with Shift. */
const STEP = 10
const LARGE_STEP = 50

export type WidthKey = { key: string; shiftKey: boolean; rtl: boolean }

/** The width that a key sets: arrows move the column's edge in their direction. Null for other keys. */
export function widthByKey(
  { key, shiftKey, rtl }: WidthKey,
  width: number,
  { min, max }: { min: number; max: number },
): number | null {
  if (key === 'Home') return min
  if (key === 'End') return max
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  const step = shiftKey ? LARGE_STEP : STEP
  const wider = (key === 'ArrowRight') !== rtl
  return Math.min(Math.max(Math.round(width) + (wider ? step : -step), min), max)
}

/** Widths measured when the user first changed one, in pixels: those of columns by id, and those of the cells before them. */
export type MeasuredWidths = { columns: ColumnSizingState; leading: readonly number[] }

/** By table: the measured widths in `columnSizing` that the user did not choose. They are needed to recognise the last chosen width. */
const measured = new WeakMap<object, MeasuredWidths>()

export function measuredWidths({ table }: SizedColumn): MeasuredWidths | undefined {
  return measured.get(table)
}

/**
 * Sets columns without a width to their measured one, so that nothing else moves when one is changed; `chosen` are the
 * widths that the user set. One state update.
 */
export function fixWidths(
  { table }: SizedColumn,
  { columns, leading }: MeasuredWidths,
  chosen: ColumnSizingState = {},
): void {
  const now = table.atoms.columnSizing.get()
  const before = Object.keys(now).length > 0 ? measured.get(table)?.columns : undefined
  const fresh = Object.fromEntries(Object.entries(columns).filter(([id]) => !Object.hasOwn(now, id)))
  measured.set(table, { columns: { ...before, ...fresh }, leading })
  table.setColumnSizing(old => ({ ...fresh, ...old, ...chosen }))
}

/** Whether the user set a column's width. */
export function isResized({ id, table }: SizedColumn): boolean {
  const now = table.atoms.columnSizing.get()
  return Object.hasOwn(now, id) && now[id] !== measured.get(table)?.columns[id]
}

/**
 * Restores a column's automatic width. Columns that the user has not changed keep theirs; with the last changed one the whole
 * table returns to automatic widths.
 */
export function resetWidth({ id, table }: SizedColumn): void {
  if (!Object.hasOwn(table.atoms.columnSizing.get(), id)) return
  const automatic = measured.get(table)?.columns ?? {}
  table.setColumnSizing(old => {
    const { [id]: _, ...others } = old
    const next = Object.hasOwn(automatic, id) ? { ...others, [id]: automatic[id] as number } : others
    return Object.entries(next).every(([each, width]) => automatic[each] === width) ? {} : next
  })
}
