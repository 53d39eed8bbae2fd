'use client'
import type { CellSelectionState } from '@tanstack/react-table'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Announcement, LiveRegion } from '../../controls/live-region/live-region.tsx'
import { useDebounced } from '../../foundation/state/use-debounced.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { listenToCells } from './cell-listeners.ts'
import type { ColumnWidths } from './column-widths.ts'
import { copiedCells } from './copied-cells.ts'
import type { DataTableModel } from './use-data-table.ts'

export type CellSelectionProps = {
  // biome-ignore lint/suspicious/noExplicitAny: a part that is fetched later cannot be generic; it reads rows of any type
  model: DataTableModel<any>
  element: RefObject<HTMLTableElement | null>
  /** The box in which the table is moved sideways. */
  scroller: RefObject<HTMLElement | null>
  /** The widths of a long table's columns. */
  widths: ColumnWidths | null
}

/** How long the selection stands still before its size is said, in ms. */
const AT_REST = 500

/** The keyboard, the mouse and the clipboard of a table whose cells are selected, and what is said of it. */
export function CellSelection({ model, element, scroller, widths }: CellSelectionProps) {
  const label = useLabel()
  const [message, setMessage] = useState<Announcement | null>(null)
  const say = useCallback((text: string) => setMessage(last => ({ id: (last?.id ?? 0) + 1, text })), [])
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
          say(label('table_said_copied', { count: model.table.getSelectedCellCount() }))
        } catch {
          say(label('table_said_not_copied'))
        }
      },
    })
  }, [element, scroller, say])

  // a single cell is read aloud as it gets focus
  const said = useRef(table.state.cellSelection)
  useDebounced(table.state.cellSelection, AT_REST, selection => {
    if (selection === said.current) return
    const wasRange = isRange(said.current)
    said.current = selection
    if (wasRange || isRange(selection))
      say(label('table_said_cells', { count: table.getSelectedCellCount() }))
  })
  useCollapseOnReorder(model)
  return <LiveRegion message={message} />
}

/** More than the one cell that a move selects. */
function isRange(selection: CellSelectionState): boolean {
  const [first, ...others] = selection
  return (
    first !== undefined &&
    (others.length > 0 ||
      first.anchorRowId !== first.focusRowId ||
      first.anchorColumnId !== first.focusColumnId)
  )
}

/** Other cells stand between the corners of a range once rows or columns are put in another order: the active cell alone stays selected. */
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
