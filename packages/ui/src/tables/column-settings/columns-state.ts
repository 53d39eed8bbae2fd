import type { ColumnPinningState, ColumnVisibilityState, RowData } from '@tanstack/react-table'
import { titleOf } from '../data-table/columns/drawn-columns.ts'
import type { DataTableColumn, DataTableInstance } from '../data-table/columns/features.ts'
import { isVisible, leafColumns, orderedIds } from '../data-table/columns/leaf-columns.ts'

/** A table's column as the settings panel knows it (T6). */
export type SettingsColumn = {
  id: string
  /** What the panel calls it. */
  label: string
  /** Always shown; the panel says so. As the first column it also keeps its place, because it names the rows. */
  isFixed: boolean
  /** Whether the panel offers it. */
  isOffered: boolean
  /** The heading under which the panel offers it. */
  group: string | null
}

/** The columns of a table as they are defined, and TanStack's state of them. */
export type ColumnsState = {
  columns: readonly SettingsColumn[]
  visibility: ColumnVisibilityState
  order: readonly string[]
  pinning: ColumnPinningState
}

/** What a table's columns are now. */
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

/** Whether the columns are as the table began with them. */
export function isInitial<Data extends RowData>(table: DataTableInstance<Data>): boolean {
  const { columns, visibility, order } = columnsState(table)
  const { columnVisibility, columnOrder } = table.initialState
  const ids = columns.map(({ id }) => id)
  const initially = orderedIds(columnOrder, ids)
  return (
    ids.every(id => isVisible(visibility, id) === isVisible(columnVisibility, id)) &&
    orderedIds(order, ids).every((id, place) => id === initially[place])
  )
}

/** The first column, if it may not be hidden: it names the rows, so it keeps its place. */
export function namingColumn(columns: readonly SettingsColumn[]): string | null {
  const [first] = columns
  return first?.isFixed ? first.id : null
}

export type Region = 'start' | 'center' | 'end'

/** All ids in the order in which the table draws them, with the part of the table in which each stands. */
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

/** The ids of the columns with data, shown or not, in order: all but the one that names the rows. */
export function dataColumns(state: ColumnsState): string[] {
  const naming = namingColumn(state.columns)
  return drawnOrder(state).flatMap(({ id }) => (id === naming ? [] : [id]))
}

/** The data columns on the table, in order. */
export function shownData(state: ColumnsState): string[] {
  return dataColumns(state).filter(id => isVisible(state.visibility, id))
}

/** The columns that the panel lists in order: those on the table that it offers. */
export function listedColumns(state: ColumnsState): { id: string; region: Region }[] {
  const offered = new Set(state.columns.flatMap(({ id, isOffered }) => (isOffered ? [id] : [])))
  return drawnOrder(state).filter(({ id }) => offered.has(id) && isVisible(state.visibility, id))
}

/** The columns among which one moves: those listed in its part of the table, without the one that names the rows. */
export function movableWith(state: ColumnsState, id: string): string[] {
  const listed = listedColumns(state)
  const own = listed.find(each => each.id === id)
  const naming = namingColumn(state.columns)
  return listed.flatMap(each => (each.region === own?.region && each.id !== naming ? [each.id] : []))
}
