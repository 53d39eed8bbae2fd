import type { LabelValues } from '../../foundation/labels/labels.ts'
import { isVisible } from '../data-table/columns/leaf-columns.ts'
import type { ColumnChange } from './change-columns.ts'
import { type ColumnsState, listedColumns, movableWith, namingColumn, shownData } from './columns-state.ts'

/** A checkbox of the panel. */
export type ColumnCheck = {
  id: string
  text: string
  shown: boolean
  /** Why it cannot be switched: it is always shown, or it is the last one. */
  required: 'always' | 'last' | null
}

/** The checkboxes under one heading, or under none. */
export type ColumnGroup = {
  name: string | null
  /** How many of its columns are shown: the state of the parent checkbox. */
  state: 'all' | 'some' | 'none'
  /** A press on the parent would change nothing. */
  required: ColumnCheck['required']
  columns: readonly ColumnCheck[]
}

/** A line of the panel's list in order. */
export type ColumnPlace = {
  id: string
  text: string
  /** From 1. */
  at: number
  /** It names the rows and stays where it is. */
  fixed: boolean
  /** It cannot move further towards the start, or the end. */
  isFirst: boolean
  isLast: boolean
}

/** The settings panel as it is drawn (T6). */
export type ColumnSettingsViewModel = {
  groups: readonly ColumnGroup[]
  places: readonly ColumnPlace[]
  /** How many of the offered columns are shown. */
  shown: number
  /** How many are offered. */
  total: number
}

/** Everything that the panel draws. */
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
        return [id, { id, text: label, shown: isVisible(state.visibility, id), required }]
      }),
  )
}

/** Columns of no group stand first, then the groups in the order in which they are first named. */
function groupsOf({ columns }: ColumnsState, checks: ReadonlyMap<string, ColumnCheck>): ColumnGroup[] {
  const members = new Map<string | null, ColumnCheck[]>([[null, []]])
  for (const { id, group } of columns) {
    const check = checks.get(id)
    if (!check) continue
    members.set(group, [...(members.get(group) ?? []), check])
  }
  return [...members].filter(([, all]) => all.length > 0).map(([name, all]) => groupFigure(name, all))
}

function groupFigure(name: string | null, columns: readonly ColumnCheck[]): ColumnGroup {
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

/** What the live region says after a change: its label and what fills it; null where the control itself says it. */
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
      return place ? { key: 'columns_said_moved', values } : null
    }
    case 'reset':
      return { key: 'columns_said_reset', values: { shown, total } }
    default:
      return { key: 'columns_shown', values: { shown, total } }
  }
}
