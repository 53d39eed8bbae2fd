'use client'
import type { RowData } from '@tanstack/react-table'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTextScale } from '../../../foundation/state/use-text-scale.ts'
import { pinnedCount, pinnedEndCount } from '../columns/drawn-columns.ts'
import type { DataTableRow } from '../columns/features.ts'
import { areSized, sizedWidths } from '../model/column-sizing.ts'
import {
  type ColumnWidths,
  columnWidths,
  type EstimatedWidths,
  estimateWidths,
  widened,
} from '../model/column-widths.ts'
import type { LineSpan } from '../model/line-window.ts'
import type { DataTableModel } from '../model/use-data-table.ts'

export type FixedColumns<Data extends RowData> = {
  /** The widths of the cells of every row; null if the browser computes them, as it does for short tables. */
  widths: ColumnWidths | null
  /** Whether `columnSizing` or the columns' `size` set some of them. */
  isSized: boolean
  /** Widens columns for rows that are rendered now. */
  widenColumns(rows: readonly DataTableRow<Data>[], across: LineSpan | null): void
}

/** Rows that were found to fit, with the columns and widths. */
type Fitted<Data extends RowData> = {
  of: LineSpan | null
  now: EstimatedWidths | null
  rows: WeakSet<DataTableRow<Data>>
}

/**
 * Column widths of a long table. They are estimated from a sample of its rows, because measuring would need a full
 * render; a row that needs more space widens its columns when it comes into view. Widths set by the user or a definition have
 * priority, in short tables too; phones have their own.
 */
export function useColumnWidths<Data extends RowData>(
  model: DataTableModel<Data>,
  numbers: boolean,
  boxes: boolean,
): FixedColumns<Data> {
  const { widths: estimated, lang } = model
  const { drawn: shown } = model.columns
  const [grown, setGrown] = useState<{ of: EstimatedWidths | null; widths: EstimatedWidths | null }>({
    of: null,
    widths: null,
  })
  const fitted = useRef<Fitted<Data>>({ of: null, now: null, rows: new WeakSet() })
  const now = grown.of === estimated && grown.widths ? grown.widths : estimated
  const textScale = useTextScale()
  const { columnSizing } = model.table.state
  const isSized = model.layout !== 'phone' && areSized(shown, columnSizing)
  const { data } = model.table.options
  // a short table estimates only the columns without a set size
  const short = useMemo(
    () => (isSized && !estimated ? estimateWidths({ columns: shown, data, lang }) : null),
    [isSized, estimated, shown, data, lang],
  )
  const automatic = useMemo(() => {
    const widths = now ?? short
    return widths && columnWidths(widths, shown, { numbers, boxes }, textScale)
  }, [now, short, shown, numbers, boxes, textScale])
  const widths = useMemo(
    () => (isSized && automatic ? sizedWidths(automatic, shown, columnSizing) : automatic),
    [isSized, automatic, shown, columnSizing],
  )
  const widenColumns = useCallback(
    (rows: readonly DataTableRow<Data>[], across: LineSpan | null) => {
      if (!now) return
      const known =
        fitted.current.of === across && fitted.current.now === now ? fitted.current.rows : new WeakSet()
      fitted.current = { of: across, now, rows: known }
      const fresh = rows.filter(row => !known.has(row))
      for (const row of fresh) known.add(row)
      const next = widened(
        now,
        across
          ? [
              ...shown.slice(1, pinnedCount(shown)),
              ...shown.slice(across.from, across.to),
              ...shown.slice(shown.length - pinnedEndCount(shown)),
            ]
          : shown,
        fresh,
        lang,
      )
      if (next !== now) setGrown({ of: estimated, widths: next })
    },
    [now, shown, estimated, lang],
  )
  return useMemo(() => ({ widths, isSized, widenColumns }), [widths, isSized, widenColumns])
}
