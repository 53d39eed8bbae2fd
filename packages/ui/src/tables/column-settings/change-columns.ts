import type { ColumnVisibilityState, RowData } from '@tanstack/react-table'
import type { DataTableInstance } from '../data-table/columns/features.ts'
import { isColumnVisible, orderedIds } from '../data-table/columns/leaf-columns.ts'
import {
  type ColumnsState,
  columnsState,
  dataColumns,
  drawnOrder,
  movableWith,
  type SettingsColumn,
  shownData,
} from './columns-state.ts'

/** Changes that the settings panel makes to columns (T6). */
export type ColumnChange =
  | { type: 'columnToggled'; id: string; shown: boolean }
  /** All columns of a group; null means columns without a group. */
  | { type: 'groupToggled'; group: string | null; shown: boolean }
  | { type: 'allSelected' }
  | { type: 'allCleared' }
  /** One place towards the start (−1) or the end (1); hidden columns do not count. */
  | { type: 'columnMoved'; id: string; by: -1 | 1 }
  | { type: 'reset' }

/** Changes a table's columns. Required columns stay visible, and so does one column with data. */
export function changeColumns<Data extends RowData>(
  table: DataTableInstance<Data>,
  change: ColumnChange,
): void {
  switch (change.type) {
    case 'columnToggled':
      show(table, change.shown, ({ id }) => id === change.id)
      break
    case 'groupToggled':
      show(table, change.shown, ({ group }) => group === change.group)
      break
    case 'allSelected':
      show(table, true, () => true)
      break
    case 'allCleared':
      table.setColumnVisibility(visibility => cleared({ ...columnsState(table), visibility }))
      break
    case 'columnMoved':
      moveColumn(table, change.id, change.by)
      break
    case 'reset':
      table.resetColumnVisibility()
      table.resetColumnOrder()
  }
}

type Which = (column: SettingsColumn) => boolean

function show<Data extends RowData>(table: DataTableInstance<Data>, shown: boolean, which: Which): void {
  // an updater sees the result of the previous press even if a controlled page has not rendered since
  table.setColumnVisibility(visibility => {
    const state = { ...columnsState(table), visibility }
    return shown ? withShown(state, switchable(state, which)) : withHidden(state, switchable(state, which))
  })
}

/** The ids that this change can show or hide. */
function switchable({ columns }: ColumnsState, which: Which): string[] {
  return columns.filter(column => column.isOffered && !column.isFixed && which(column)).map(({ id }) => id)
}

function withShown({ visibility }: ColumnsState, ids: readonly string[]): ColumnVisibilityState {
  const added = ids.filter(id => !isColumnVisible(visibility, id))
  return { ...visibility, ...Object.fromEntries(added.map(id => [id, true])) }
}

function withHidden(state: ColumnsState, ids: readonly string[]): ColumnVisibilityState {
  const shown = shownData(state)
  // the first of the columns to hide stays visible if the table would have no data columns otherwise
  const stays = shown.every(id => ids.includes(id)) ? shown[0] : undefined
  const hidden = ids.filter(id => id !== stays && isColumnVisible(state.visibility, id))
  return { ...state.visibility, ...Object.fromEntries(hidden.map(id => [id, false])) }
}

/** Hides all columns except required ones; if no data column would remain, the first one stays. */
function cleared(state: ColumnsState): ColumnVisibilityState {
  const ids = switchable(state, () => true)
  const visibility = { ...state.visibility, ...Object.fromEntries(ids.map(id => [id, false])) }
  if (shownData({ ...state, visibility }).length > 0) return visibility
  const first = dataColumns(state).find(id => ids.includes(id))
  return first === undefined ? state.visibility : { ...visibility, [first]: true }
}

function moveColumn<Data extends RowData>(table: DataTableInstance<Data>, id: string, by: -1 | 1): void {
  const region = drawnOrder(columnsState(table)).find(each => each.id === id)?.region
  if (region === 'center')
    table.setColumnOrder(order => {
      const state = { ...columnsState(table), order }
      const ids = state.columns.map(each => each.id)
      return swapped(state, orderedIds(order, ids), id, by) ?? order
    })
  // pinned columns follow the pinning state, not the column order
  else if (region)
    table.setColumnPinning(pinning => {
      const ids = swapped({ ...columnsState(table), pinning }, pinning[region], id, by)
      return ids ? { ...pinning, [region]: ids } : pinning
    })
}

/** Swaps a column with its neighbour in the panel's list; null without a neighbour. */
function swapped(state: ColumnsState, ids: readonly string[], id: string, by: -1 | 1): string[] | null {
  const movable = movableWith(state, id)
  const at = movable.indexOf(id)
  const other = at < 0 ? undefined : movable[at + by]
  if (other === undefined) return null
  return ids.map(each => (each === id ? other : each === other ? id : each))
}
