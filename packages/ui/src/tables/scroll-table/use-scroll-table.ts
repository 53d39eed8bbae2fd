'use client'
import { type DataTableModel, type DataTableOptions, useDataTable } from '../data-table/use-data-table.ts'

/** Rows that a simple table shows at first (shared-blocks §9). */
const ROW_LIMIT = 5

/** The column that a phone shows at first beside the first one, counted from 1 (shared-blocks §9). */
const EXTRA_COLUMN = 2

type NotSimple = 'groups' | 'step' | 'selected' | 'defaultSelected' | 'onSelectedChange' | 'defaultColumn'

/** How a simple table behaves. */
export type ScrollTableOptions<Id extends string = string> = Omit<DataTableOptions<Id>, NotSimple> & {
  /** Rows shown until "show more". Default 5; named tables have 6 or 7; 0: all (shared-blocks §9). */
  limit?: number
  /**
   * The column that a phone shows at first beside the pinned one. Counted from 1 as the pinned one is column 1, so the default 2 is
   * the first data column; clamped to the columns there are (shared-blocks §9 "extra column index 2").
   */
  extraColumn?: number
}

/** Everything a simple table does, without its looks: the model of the full table with the simple table's defaults. */
export function useScrollTable<Id extends string>(options: ScrollTableOptions<Id>): DataTableModel {
  const { limit = ROW_LIMIT, extraColumn = EXTRA_COLUMN, ...rest } = options
  return useDataTable({ ...rest, limit, defaultColumn: extraColumn - 2 })
}
