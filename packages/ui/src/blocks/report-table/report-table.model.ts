import { sortOf, toggled } from '../../tables/data-table/data-table.model.ts'
import type { SortChange, TableSort } from '../../tables/data-table/row-order.ts'

export type ReportTableState = {
  /** The order that the user chose; null is the order of the statement. */
  sort: TableSort
  /** Ids of the rows whose many sub-rows are shown. */
  unfolded: ReadonlySet<string>
}

export type ReportTableEvent = { type: 'sorted'; change: SortChange } | { type: 'subRowsToggled'; id: string }

/** A table that nobody has touched. */
export const REPORT_TABLE_START: ReportTableState = { sort: null, unfolded: new Set() }

/** What each event makes of the state. Pure. */
export function reportTableReducer(state: ReportTableState, event: ReportTableEvent): ReportTableState {
  switch (event.type) {
    case 'sorted':
      return { ...state, sort: sortOf(event.change) }
    case 'subRowsToggled':
      return { ...state, unfolded: toggled(state.unfolded, event.id) }
  }
}
