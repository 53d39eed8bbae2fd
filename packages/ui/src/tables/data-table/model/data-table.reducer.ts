import type { Fold } from '../columns/table-meta.ts'

export const DENSITIES = ['compact', 'normal', 'comfortable'] as const

/** How high rows are, as the theme has them (28, 36 and 44 px): `compact` puts more on a screen, `comfortable` is easier on the eye. */
export type Density = (typeof DENSITIES)[number]

/** What a table knows besides TanStack's state. */
export type DataTableState = {
  /** Rows folded away before and after the others. */
  openFolds: Readonly<Record<Fold, boolean>>
  /** The data column that a phone shows, from 0; clamped where it is used (T3). */
  phoneColumn: number
  /** How often the table was collapsed; each time it scrolls back to its top (T4). */
  collapses: number
  /** Showing more rows was refused for want of access (T5). */
  isRefused: boolean
  /** Null until it is chosen: rows are then as high as the page has them. */
  density: Density | null
  /** How often saved state was put in; such changes are not announced. */
  restores: number
}

export type DataTableAction =
  | { type: 'foldToggled'; fold: Fold }
  | { type: 'phoneColumnShown'; place: number }
  | { type: 'expanded' }
  | { type: 'collapsed' }
  | { type: 'refused' }
  | { type: 'densityChanged'; density: Density | null }
  | { type: 'restored' }

/** The state of a table that nobody has touched. `phoneColumn` counts the data columns from 0. */
export function initialDataTableState(phoneColumn = 0, density: Density | null = null): DataTableState {
  return {
    openFolds: { previous: false, next: false },
    phoneColumn: placeOf(phoneColumn),
    collapses: 0,
    isRefused: false,
    density,
    restores: 0,
  }
}

/** What each action makes of the state. Pure. */
export function dataTableReducer(state: DataTableState, action: DataTableAction): DataTableState {
  switch (action.type) {
    case 'foldToggled':
      return { ...state, openFolds: { ...state.openFolds, [action.fold]: !state.openFolds[action.fold] } }
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

/** What is no place is the first one. */
function placeOf(place: number): number {
  return Math.max(0, Math.trunc(place) || 0)
}
