import type { ColumnPinningState, ColumnVisibilityState, RowData } from '@tanstack/react-table'
import { titleOf } from '../data-table/columns/drawn-columns.ts'
import type { DataTableColumn, DataTableInstance } from '../data-table/columns/features.ts'
import { isColumnVisible, leafColumns, orderedIds } from '../data-table/columns/leaf-columns.ts'

/** A column as the settings panel sees it (T6). */
export type SettingsColumn = {
  id: string
  /** Its name in the panel. */
  label: string
  /** Always shown. As the first column it also cannot move, because it names the rows. */
  isFixed: boolean
  /** Whether the panel offers it. */
  isOffered: boolean
  /** The panel's heading for it. */
  group: string | null
}

/** The defined columns of a table and TanStack's state for them. */
export type ColumnsState = {
  columns: readonly SettingsColumn[]
  visibility: ColumnVisibilityState
  order: readonly string[]
  pinning: ColumnPinningState
}

/** Reads the current state of a table's columns. */
export function columnsState<Data extends RowData>(table: DataTableInstance<Data>): ColumnsState {
  return {
    columns: leafColumns(table).map(settingsColumn),
    visibility: table.atoms.columnVisibility.get(),
    order: table.atoms.columnOrder.get(),
    pinning: table.atoms.columnPinning.get(),
  }
}

function settingsColumn<Data extends RowData>(column: DataTableColumn<Data>): SettingsColumn {
  const { isOffered = true, group, label } = column.columnDef.meta?.settings ?? {}
  return {
    id: column.id,
    label: label?.trim() || titleOf(column).trim() || column.id,
    isFixed: !column.getCanHide(),
    isOffered,
    group: group?.trim() || null,
  }
}

/** Whether visibility and order equal the initial state. */
export function isInitial<Data extends RowData>(table: DataTableInstance<Data>): boolean {
  const { columns, visibility, order } = columnsState(table)
  const { columnVisibility, columnOrder } = table.initialState
  const ids = columns.map(({ id }) => id)
  const initially = orderedIds(columnOrder, ids)
  return (
    ids.every(id => isColumnVisible(visibility, id) === isColumnVisible(columnVisibility, id)) &&
    orderedIds(order, ids).every((id, place) => id === initially[place])
  )
}

/** The first column, if it cannot be hidden: it names the rows and cannot move. */
export function namingColumn(columns: readonly SettingsColumn[]): string | null {
  const [first] = columns
  return first?.isFixed ? first.id : null
}

export type Region = 'start' | 'center' | 'end'

/** All ids in display order, with the pinned region of each. */
export function drawnOrder({ columns, order, pinning }: ColumnsState): { id: string; region: Region }[] {
  const ids = orderedIds(
    order,
    columns.map(({ id }) => id),
  )
  const regionOf = (id: string): Region =>
    pinning.start.includes(id) ? 'start' : pinning.end.includes(id) ? 'end' : 'center'
  const pinned = (region: 'start' | 'end') =>
    pinning[region].filter(id => ids.includes(id)).map(id => ({ id, region }))
  return [
    ...pinned('start'),
    ...ids.map(id => ({ id, region: regionOf(id) })).filter(({ region }) => region === 'center'),
    ...pinned('end'),
  ]
}

/** The ids of all data columns, shown or not, in order: every column except the one that names the rows. */
export function dataColumns(state: ColumnsState): string[] {
  const naming = namingColumn(state.columns)
  return drawnOrder(state).flatMap(({ id }) => (id === naming ? [] : [id]))
}

/** The shown data columns, in order. */
export function shownData(state: ColumnsState): string[] {
  return dataColumns(state).filter(id => isColumnVisible(state.visibility, id))
}

/** The shown columns that the panel offers, in order. */
export function listedColumns(state: ColumnsState): { id: string; region: Region }[] {
  const offered = new Set(state.columns.flatMap(({ id, isOffered }) => (isOffered ? [id] : [])))
  return drawnOrder(state).filter(({ id }) => offered.has(id) && isColumnVisible(state.visibility, id))
}

/** The columns that a column can swap places with: those listed in its region, except the one that names the rows. */
export function movableWith(state: ColumnsState, id: string): string[] {
  const listed = listedColumns(state)
  const own = listed.find(each => each.id === id)
  const naming = namingColumn(state.columns)
  return listed.flatMap(each => (each.region === own?.region && each.id !== naming ? [each.id] : []))
}
