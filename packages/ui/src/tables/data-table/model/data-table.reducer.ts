import type { CollapsiblePart } from '../columns/table-meta.ts'

export const DENSITIES = ['compact', 'normal', 'comfortable'] as const

/** Row height by the theme (28, 36 and 44 px): `compact` shows more rows, `comfortable` is easier to read. */
export type Density = (typeof DENSITIES)[number]

/** The table's state in addition to TanStack's. */
export type DataTableState = {
  /** Which of the collapsible rows before and after the others are expanded. */
  expandedParts: Readonly<Record<CollapsiblePart, boolean>>
  /** The data column that a phone shows, from 0; clamped where it is used (T3). */
  phoneColumn: number
  /** Number of collapses; each one scrolls the table back to its top (T4). */
  collapses: number
  /** Showing more rows was refused for lack of access (T5). */
  isRefused: boolean
  /** Null until the user chooses one: rows then have the page's height. */
  density: Density | null
  /** Number of restores of saved state; these changes are not announced. */
  restores: number
}

export type DataTableAction =
  | { type: 'partToggled'; part: CollapsiblePart }
  | { type: 'phoneColumnShown'; place: number }
  | { type: 'expanded' }
  | { type: 'collapsed' }
  | { type: 'refused' }
  | { type: 'densityChanged'; density: Density | null }
  | { type: 'restored' }

/** The initial state. `phoneColumn` counts the data columns from 0. */
export function initialDataTableState(phoneColumn = 0, density: Density | null = null): DataTableState {
  return {
    expandedParts: { previous: false, next: false },
    phoneColumn: placeOf(phoneColumn),
    collapses: 0,
    isRefused: false,
    density,
    restores: 0,
  }
}

/** Pure reducer of the table's state. */
export function dataTableReducer(state: DataTableState, action: DataTableAction): DataTableState {
  switch (action.type) {
    case 'partToggled':
      return {
        ...state,
        expandedParts: { ...state.expandedParts, [action.part]: !state.expandedParts[action.part] },
      }
    case 'phoneColumnShown':
      return { ...state, phoneColumn: placeOf(action.place) }
    case 'expanded':
      return { ...state, isRefused: false }
    case 'collapsed':
      return { ...state, collapses: state.collapses + 1 }
    case 'refused':
      return { ...state, isRefused: true }
    case 'densityChanged':
      return { ...state, density: action.density }
    case 'restored':
      return { ...state, restores: state.restores + 1 }
  }
}

/** Invalid positions count as the first one. */
function placeOf(place: number): number {
  return Math.max(0, Math.trunc(place) || 0)
}
