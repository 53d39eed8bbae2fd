import type { SortChange, TableSort } from './row-order.ts'

/** The two blocks of rows that start folded (shared-blocks §2: "previous/next row blocks"). */
export type Fold = 'prev' | 'next'

/** What is to be said of the user's last act; `id` tells two like acts apart. The words come from figure and labels. */
export type Said = { id: number; what: 'sorted' | 'column' | 'rows' } | null

export type DataTableState = {
  /** The sort when the parent does not hold it. */
  sort: TableSort
  /** How often "show more" was pressed since the table was last collapsed, when the parent does not hold it. 0: collapsed. */
  expansions: number
  /** How often the table was collapsed; each one scrolls back to its top (T4). */
  collapses: number
  /** Expanding was refused for want of access (T5). */
  refused: boolean
  /** The data column that the phone shows, from 0; clamped where it is used (T3). */
  column: number
  /** Ids of the ticked rows when the parent does not hold them; null until the user ticks: then the rows' own marks count. */
  selected: ReadonlySet<string> | null
  /** Ids of the groups that are not as they were at first. */
  turned: ReadonlySet<string>
  open: Readonly<Record<Fold, boolean>>
  said: Said
}

export type DataTableEvent =
  | { type: 'sorted'; change: SortChange }
  /** `from`: the expansions before it, where the parent holds them. */
  | { type: 'expanded'; from?: number }
  | { type: 'collapsed'; from?: number }
  | { type: 'refused' }
  | { type: 'columnShown'; index: number }
  | { type: 'foldToggled'; fold: Fold }
  | { type: 'groupToggled'; group: string }
  | { type: 'selected'; ids: ReadonlySet<string> }

export type DataTableStart = {
  defaultSort?: TableSort
  /** Ids of the rows that are ticked at first; absent: the rows' own marks. */
  defaultSelected?: readonly string[]
  /** The data column that a phone shows at first, from 0. Default 0. */
  defaultColumn?: number
}

/** The state of a table that nobody has touched. */
export function dataTableStart({
  defaultSort,
  defaultSelected,
  defaultColumn = 0,
}: DataTableStart = {}): DataTableState {
  return {
    sort: defaultSort ?? null,
    expansions: 0,
    collapses: 0,
    refused: false,
    column: Math.max(0, Math.trunc(defaultColumn) || 0),
    selected: defaultSelected ? new Set(defaultSelected) : null,
    turned: new Set(),
    open: { prev: false, next: false },
    said: null,
  }
}

/** What each event makes of the state. Pure. */
export function dataTableReducer(state: DataTableState, event: DataTableEvent): DataTableState {
  switch (event.type) {
    case 'sorted':
      return { ...state, sort: sortOf(event.change), said: say(state, 'sorted') }
    case 'expanded': {
      const { from = state.expansions } = event
      return { ...state, expansions: from + 1, refused: false, said: say(state, 'rows') }
    }
    case 'collapsed': {
      const { from = state.expansions } = event
      if (from === 0) return state
      return { ...state, expansions: 0, collapses: state.collapses + 1, said: say(state, 'rows') }
    }
    case 'refused':
      return { ...state, refused: true }
    case 'columnShown':
      return { ...state, column: Math.max(0, Math.trunc(event.index) || 0), said: say(state, 'column') }
    case 'foldToggled':
      return { ...state, open: { ...state.open, [event.fold]: !state.open[event.fold] } }
    case 'groupToggled':
      return { ...state, turned: toggled(state.turned, event.group) }
    case 'selected':
      return { ...state, selected: event.ids }
  }
}

function say({ said }: DataTableState, what: NonNullable<Said>['what']): Said {
  return { id: (said?.id ?? 0) + 1, what }
}

/** The sort that a change leads to: null when the given order comes back. */
export function sortOf({ field, order }: SortChange): TableSort {
  return order === null ? null : { field, order }
}

/** The set with the id put in or taken out. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
