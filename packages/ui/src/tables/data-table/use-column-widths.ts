'use client'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { useLang } from '../../foundation/ui-provider.tsx'
import { type ColumnWidths, columnWidths, type ReckonedWidths, widened } from './column-widths.shape.ts'
import type { Span } from './line-window.shape.ts'
import type { TableRow } from './table-rows.shape.ts'
import type { DataTableModel } from './use-data-table.ts'

export type FixedColumns = {
  /** The widths of the cells of every row; null where the browser finds them out by itself, as it does for short tables. */
  widths: ColumnWidths | null
  /** Makes room for rows that are drawn now. */
  makeRoom(rows: readonly TableRow[], across: Span | null): void
}

/** Rows that were found to fit, in which columns and widths. */
type Fitted = { of: Span | null; now: ReckonedWidths | null; rows: WeakSet<TableRow> }

/**
 * The widths of a long table's columns. They are reckoned from some of its rows, for to measure them all of it would have to be
 * drawn; a row that needs more room widens its columns when it comes into view.
 */
export function useColumnWidths(model: DataTableModel, numbers: boolean, boxes: boolean): FixedColumns {
  const { widths: reckoned } = model
  const { shown } = model.figure.columns
  const lang = useLang()
  const [grown, setGrown] = useState<{ of: ReckonedWidths | null; widths: ReckonedWidths | null }>({
    of: null,
    widths: null,
  })
  const fitted = useRef<Fitted>({ of: null, now: null, rows: new WeakSet() })
  const now = grown.of === reckoned && grown.widths ? grown.widths : reckoned
  const textScale = useTextScale()
  const widths = useMemo(
    () => now && columnWidths(now, shown, { numbers, boxes }, textScale),
    [now, shown, numbers, boxes, textScale],
  )
  const makeRoom = useCallback(
    (rows: readonly TableRow[], across: Span | null) => {
      if (!now) return
      const known =
        fitted.current.of === across && fitted.current.now === now ? fitted.current.rows : new WeakSet()
      fitted.current = { of: across, now, rows: known }
      const fresh = rows.filter(row => !known.has(row))
      for (const row of fresh) known.add(row)
      const next = widened(now, across ? shown.slice(across.from, across.to) : shown, fresh, lang)
      if (next !== now) setGrown({ of: reckoned, widths: next })
    },
    [now, shown, reckoned, lang],
  )
  return useMemo(() => ({ widths, makeRoom }), [widths, makeRoom])
}
