'use client'
import { useCallback, useMemo, useState } from 'react'
import { type ColumnWidths, columnWidths, type ReckonedWidths, widened } from './column-widths.shape.ts'
import type { RowFigure } from './data-table.shape.ts'
import type { DataTableModel } from './use-data-table.ts'

export type FixedColumns = {
  /** The widths of the cells of every row; null where the browser finds them out by itself, as it does for short tables. */
  widths: ColumnWidths | null
  /** Makes room for rows that are drawn now. */
  makeRoom(rows: readonly RowFigure[]): void
}

/**
 * The widths of a long table's columns. They are reckoned from some of its rows, for to measure them all of it would have to be
 * drawn; a row that needs more room widens its columns when it comes into view.
 */
export function useColumnWidths(model: DataTableModel, numbers: boolean, boxes: boolean): FixedColumns {
  const { widths: reckoned } = model
  const { shown } = model.figure.columns
  const [grown, setGrown] = useState<{ of: ReckonedWidths | null; widths: ReckonedWidths | null }>({
    of: null,
    widths: null,
  })
  const now = grown.of === reckoned && grown.widths ? grown.widths : reckoned
  const widths = useMemo(
    () => now && columnWidths(now, shown, { numbers, boxes }),
    [now, shown, numbers, boxes],
  )
  const makeRoom = useCallback(
    (rows: readonly RowFigure[]) => {
      if (!now) return
      const next = widened(now, shown, rows)
      if (next !== now) setGrown({ of: reckoned, widths: next })
    },
    [now, shown, reckoned],
  )
  return { widths, makeRoom }
}
