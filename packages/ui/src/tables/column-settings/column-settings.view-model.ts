import type { LabelValues } from '../../foundation/labels/labels.ts'
import { isColumnVisible } from '../data-table/columns/leaf-columns.ts'
import type { ColumnChange } from './change-columns.ts'
import { type ColumnsState, listedColumns, movableWith, namingColumn, shownData } from './columns-state.ts'

/** A checkbox of the panel. */
export type ColumnCheck = {
  id: string
  text: string
  shown: boolean
  /** Why it cannot be switched: it is always shown, or it is the last shown data column. */
  required: 'always' | 'last' | null
}

/** Checkboxes under one heading, or without a heading. */
export type ColumnGroup = {
  name: string | null
  /** How many of its columns are shown; sets the state of the parent checkbox. */
  state: 'all' | 'some' | 'none'
  /** Set if a press on the parent checkbox would change nothing. */
  required: ColumnCheck['required']
  columns: readonly ColumnCheck[]
}

/** A line of the panel's ordered list. */
export type ColumnPlace = {
  id: string
  text: string
  /** Position, from 1. */
  at: number
  /** It names the rows and cannot move. */
  fixed: boolean
  /** It cannot move further towards the start or the end. */
  isFirst: boolean
  isLast: boolean
}

/** The settings panel as it is rendered (T6). */
export type ColumnSettingsViewModel = {
  groups: readonly ColumnGroup[]
  places: readonly ColumnPlace[]
  /** How many of the offered columns are shown. */
  shown: number
  /** How many are offered. */
  total: number
}

/** The view model of the panel. */
export function toColumnSettingsViewModel(state: ColumnsState): ColumnSettingsViewModel {
  const checks = checksOf(state)
  const places = placesOf(state)
  return { groups: groupsOf(state, checks), places, shown: places.length, total: checks.size }
}

function checksOf(state: ColumnsState): ReadonlyMap<string, ColumnCheck> {
  const data = shownData(state)
  const last = data.length === 1 ? data[0] : undefined
  return new Map(
    state.columns
      .filter(({ isOffered }) => isOffered)
      .map(({ id, label, isFixed }) => {
        const required = isFixed ? 'always' : id === last ? 'last' : null
        return [id, { id, text: label, shown: isColumnVisible(state.visibility, id), required }]
      }),
  )
}

/** Columns without a group first, then groups in the order of their first column. */
function groupsOf({ columns }: ColumnsState, checks: ReadonlyMap<string, ColumnCheck>): ColumnGroup[] {
  const members = new Map<string | null, ColumnCheck[]>([[null, []]])
  for (const { id, group } of columns) {
    const check = checks.get(id)
    if (!check) continue
    members.set(group, [...(members.get(group) ?? []), check])
  }
  return [...members].filter(([, all]) => all.length > 0).map(([name, all]) => groupViewModel(name, all))
}

function groupViewModel(name: string | null, columns: readonly ColumnCheck[]): ColumnGroup {
  const shown = columns.filter(check => check.shown).length
  const state = shown === 0 ? 'none' : shown === columns.length ? 'all' : 'some'
  const stuck = state === 'all' && columns.every(({ required }) => required !== null)
  const required = stuck ? (columns.some(check => check.required === 'last') ? 'last' : 'always') : null
  return { name, state, required, columns }
}

function placesOf(state: ColumnsState): ColumnPlace[] {
  const labels = new Map(state.columns.map(({ id, label }) => [id, label]))
  const naming = namingColumn(state.columns)
  return listedColumns(state).map(({ id }, index) => {
    const movable = movableWith(state, id)
    return {
      id,
      text: labels.get(id) ?? id,
      at: index + 1,
      fixed: id === naming,
      isFirst: movable[0] === id,
      isLast: movable.at(-1) === id,
    }
  })
}

/** The live region's message after a change: a label and its values; null if the control announces the change itself. */
export function columnAnnouncement(
  change: ColumnChange,
  { places, shown, total }: ColumnSettingsViewModel,
): { key: string; values: LabelValues } | null {
  switch (change.type) {
    case 'columnToggled':
      return null
    case 'columnMoved': {
      const place = places.find(({ id }) => id === change.id)
      const values = { column: place?.text ?? '', at: place?.at ?? 0, of: places.length }
      return place ? { key: 'columns_status_moved', values } : null
    }
    case 'reset':
      return { key: 'columns_status_reset', values: { shown, total } }
    default:
      return { key: 'columns_shown', values: { shown, total } }
  }
}
