'use client'
import type { CellSelectionState } from '@tanstack/react-table'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Announcement, LiveRegion } from '../../../controls/live-region/live-region.tsx'
import { useDebounced } from '../../../foundation/state/use-debounced.ts'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import type { ColumnWidths } from '../model/column-widths.ts'
import type { DataTableModel } from '../model/use-data-table.ts'
import { listenToCells } from './cell-listeners.ts'
import { copiedCells } from './copied-cells.ts'

export type CellSelectionProps = {
  // biome-ignore lint/suspicious/noExplicitAny: a lazy component cannot be generic; it reads rows of any type
  model: DataTableModel<any>
  element: RefObject<HTMLTableElement | null>
  /** The box in which the table scrolls sideways. */
  scroller: RefObject<HTMLElement | null>
  /** The widths of a long table's columns. */
  widths: ColumnWidths | null
}

/** How long the selection must be unchanged before its size is announced, in ms. */
const IDLE_MS = 500

/** Handles keyboard, mouse and clipboard of a table with cell selection, and announces the selection. */
export function CellSelection({ model, element, scroller, widths }: CellSelectionProps) {
  const label = useLabel()
  const [message, setMessage] = useState<Announcement | null>(null)
  const announce = useCallback((text: string) => setMessage(last => ({ id: (last?.id ?? 0) + 1, text })), [])
  const { table } = model

  const latest = useRef({ model, widths, label })
  useEffect(() => {
    latest.current = { model, widths, label }
  })
  useEffect(() => {
    if (!element.current || !scroller.current) return
    return listenToCells({
      element: element.current,
      scroller: scroller.current,
      table: () => latest.current.model.table,
      widths: () => latest.current.widths,
      onCopy(clipboard) {
        const { model, label } = latest.current
        try {
          if (!clipboard) throw new Error('The browser offers no clipboard.')
          clipboard.setData('text/plain', copiedCells(model.table, model.lang))
          announce(label('table_status_copied', { count: model.table.getSelectedCellCount() }))
        } catch {
          announce(label('table_status_not_copied'))
        }
      },
    })
  }, [element, scroller, announce])

  // screen readers read a single cell when it receives focus
  const announced = useRef(table.state.cellSelection)
  useDebounced(table.state.cellSelection, IDLE_MS, selection => {
    if (selection === announced.current) return
    const wasRange = isRange(announced.current)
    announced.current = selection
    if (wasRange || isRange(selection))
      announce(label('table_status_cells', { count: table.getSelectedCellCount() }))
  })
  useCollapseOnReorder(model)
  return <LiveRegion message={message} />
}

/** Whether more than one cell is selected. */
function isRange(selection: CellSelectionState): boolean {
  const [first, ...others] = selection
  return (
    first !== undefined &&
    (others.length > 0 ||
      first.anchorRowId !== first.focusRowId ||
      first.anchorColumnId !== first.focusColumnId)
  )
}

/** Collapses a range to the active cell when rows or columns change their order, because other cells would be between its corners. */
function useCollapseOnReorder({ table }: CellSelectionProps['model']): void {
  const { sorting, grouping, columnFilters, globalFilter, columnOrder, columnPinning } = table.state
  const order = useMemo(
    () => [sorting, grouping, columnFilters, globalFilter, columnOrder, columnPinning],
    [sorting, grouping, columnFilters, globalFilter, columnOrder, columnPinning],
  )
  const before = useRef(order)
  useEffect(() => {
    if (before.current === order) return
    before.current = order
    const selection = table.atoms.cellSelection.get()
    const active = selection.at(-1)
    if (active && isRange(selection)) table.setFocusedCell(active.anchorRowId, active.anchorColumnId)
  }, [order, table])
}
