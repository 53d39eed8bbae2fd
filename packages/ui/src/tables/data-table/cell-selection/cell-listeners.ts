import type { Cell, CellData, RowData } from '@tanstack/react-table'
import { flushSync } from 'react-dom'
import { browserShortcut } from '../../../foundation/state/browser-shortcut.ts'
import type { DataTableFeatures, DataTableInstance } from '../columns/features.ts'
import { type ColumnWidths, totalWidth } from '../model/column-widths.ts'
import { scrollContainer, scrollViewOf } from '../window/scroll-container.ts'
import { type CellPlace, isSelectable, placeOfCell } from './cell-marks.ts'
import { nextCell } from './cell-moves.ts'
import { dragScroll } from './drag-scroll.ts'

export type CellListenersInput<Data extends RowData> = {
  element: HTMLTableElement
  /** The box in which the table scrolls sideways. */
  scroller: HTMLElement
  /** The table of the last render. */
  table: () => DataTableInstance<Data>
  /** The column widths of a long table, which renders only the columns in view; null if all are rendered. */
  widths: () => ColumnWidths | null
  /** Writes the selected cells to the clipboard. */
  onCopy: (clipboard: DataTransfer | null) => void
}

/** Focusable elements inside a cell. */
const CONTROLS = ':is(a[href], button, input, select, textarea, summary, [tabindex])'
/** Layers above the table that are in a cell's markup. */
const LAYERS = ':is(dialog, [role=dialog], [popover])'

/** Selects cells by mouse and keyboard as a spreadsheet does. Returns the cleanup function. */
export function listenToCells<Data extends RowData>({
  element,
  scroller,
  table: latest,
  widths,
  onCopy,
}: CellListenersInput<Data>): () => void {
  const abort = new AbortController()
  const { signal } = abort
  const document = element.ownerDocument
  const scroll = dragScroll(element, scroller, extendTo)

  element.addEventListener('mousedown', press, { signal })
  element.addEventListener('mouseover', ({ target, buttons }) => buttons & 1 && extendTo(target), { signal })
  element.addEventListener('keydown', pressKey, { signal })
  element.addEventListener('focusin', enter, { signal })
  // without selected text, browsers dispatch it on the body, wherever focus is
  document.addEventListener('copy', copy, { signal })
  // Safari copies only selected text, unless this event is cancelled
  document.addEventListener('beforecopy', event => canCopy() && event.preventDefault(), { signal })
  const restoreTabOrder = removeFromTabOrder(element)
  return () => {
    abort.abort()
    scroll.stop()
    restoreTabOrder()
  }

  function press(event: MouseEvent) {
    const target = cellElement(event.target)
    const cell = tableCell(target)
    if (event.button !== 0 || !target || !cell || controlOf(event.target, target)) return
    // the browser would select text and focus the cell under the pointer, which with Shift is not the active one
    event.preventDefault()
    document.getSelection()?.removeAllRanges()
    flushSync(() => cell.getSelectionStartHandler(document)(event))
    scroll.start()
    activeElement()?.focus({ preventScroll: true })
  }

  function extendTo(target: EventTarget | null) {
    tableCell(cellElement(target))?.getSelectionExtendHandler()(null)
  }

  function enter({ target }: FocusEvent) {
    const cell = cellElement(target)
    if (cell !== target || latest().atoms.cellSelection.get().length > 0) return
    const here = idsOf(cell)
    if (here) latest().setFocusedCell(here.rowId, here.columnId)
  }

  function pressKey(event: KeyboardEvent) {
    const cell = cellElement(event.target)
    if (!cell || event.defaultPrevented || event.isComposing || event.altKey) return
    if (event.target !== cell) return pressKeyInside(event, cell)
    const table = latest()
    if (browserShortcut(event) === 'a') {
      event.preventDefault()
      flushSync(() => table.selectAllCells())
      activeElement()?.focus({ preventScroll: true })
    } else if (event.key === 'Escape') {
      if (table.atoms.cellSelection.get().length === 0) return
      event.preventDefault()
      // the next Escape closes an enclosing dialog
      event.stopPropagation()
      table.setCellSelection([])
    } else if (event.key === 'Enter' || event.key === 'F2') {
      const [control] = controlsIn(cell)
      if (!control) return
      event.preventDefault()
      control.focus()
    } else move(event, cell)
  }

  function move(event: KeyboardEvent, cell: HTMLElement) {
    const table = latest()
    const ids = idsOf(cell)
    const range = table.atoms.cellSelection.get().at(-1)
    const focused = ids && placeOfCell(table, ids.rowId, ids.columnId)
    const active = range && placeOfCell(table, range.anchorRowId, range.anchorColumnId)
    const corner = range && placeOfCell(table, range.focusRowId, range.focusColumnId)
    const from = (event.shiftKey ? corner : active) ?? focused
    if (!from) return
    const rows = table.getRowsInDisplayOrder()
    const columns = columnIds(table)
    const to = nextCell(event, from, {
      rows: rows.length,
      columns: [...columns.keys()].filter(place => isSelectable(table, columns[place] ?? '')),
      page: rowsInView(cell),
      rtl: getComputedStyle(element).direction === 'rtl',
    })
    const [rowId, columnId] = [rows[to?.row ?? -1]?.id, columns[to?.column ?? -1]]
    if (!to || rowId === undefined || columnId === undefined) return
    event.preventDefault()
    flushSync(() => {
      if (!event.shiftKey || !(range || ids)) return table.setFocusedCell(rowId, columnId)
      const anchor = range ?? { anchorRowId: ids?.rowId ?? rowId, anchorColumnId: ids?.columnId ?? columnId }
      table.setCellSelection(old => [
        ...old.slice(0, -1),
        { ...anchor, focusRowId: rowId, focusColumnId: columnId },
      ])
    })
    // the first column is always in view; row number and checkbox before it are not
    if (to.column < 2 && (to.column !== from.column || event.key === 'Home')) moveTo(0)
    const shown = reveal(rowId, columnId, to)
    if (!event.shiftKey) shown?.focus({ preventScroll: true })
  }

  /** In a link or a button of a cell: Escape moves focus back to the cell, Tab to the next control in it. */
  function pressKeyInside(event: KeyboardEvent, cell: HTMLElement) {
    if (event.target instanceof Element && isInLayer(event.target, cell)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      cell.focus()
    } else if (event.key === 'Tab') {
      const controls = controlsIn(cell)
      const next = controls[controls.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
  }

  function canCopy(): boolean {
    const cell = cellElement(document.activeElement)
    return (
      cell !== null &&
      cell === document.activeElement &&
      document.getSelection()?.isCollapsed !== false &&
      latest().getCellSelectionBounds().length > 0
    )
  }

  function copy(event: ClipboardEvent) {
    if (event.defaultPrevented || !canCopy()) return
    event.preventDefault()
    onCopy(event.clipboardData)
  }

  function cellElement(target: EventTarget | null): HTMLElement | null {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row] > [data-column]') : null
    return cell && element.contains(cell) ? cell : null
  }

  function idsOf(cell: HTMLElement | null) {
    const rowId = cell?.parentElement?.dataset.row
    const columnId = cell?.dataset.column
    return rowId === undefined || columnId === undefined ? null : { rowId, columnId }
  }

  function tableCell(cell: HTMLElement | null): Cell<DataTableFeatures<Data>, Data, CellData> | undefined {
    const ids = idsOf(cell)
    return ids ? latest().getRowModel().rowsById[ids.rowId]?.getAllCellsByColumnId()[ids.columnId] : undefined
  }

  function activeElement(): HTMLElement | null {
    const range = latest().atoms.cellSelection.get().at(-1)
    return range ? drawnCell(range.anchorRowId, range.anchorColumnId) : null
  }

  /** The element of a cell, or of the cell that spans it; null while its column is not rendered. */
  function drawnCell(rowId: string, columnId: string): HTMLElement | null {
    const row = element.querySelector(`[data-row="${CSS.escape(rowId)}"]`)
    const cell = row?.querySelector<HTMLElement>(`:scope > [data-column="${CSS.escape(columnId)}"]`)
    if (cell) return cell
    const heading = row?.querySelector<HTMLTableCellElement>(':scope > th')
    return heading && heading.colSpan > 1 ? heading : null
  }

  /** Scrolls a cell into view; sideways first if a long table has not rendered its column. */
  function reveal(rowId: string, columnId: string, { column }: CellPlace): HTMLElement | null {
    if (!drawnCell(rowId, columnId)) {
      const { leading = [], columns = [] } = widths() ?? {}
      moveTo(
        Math.max(0, totalWidth({ leading, columns: columns.slice(0, column) }) - scroller.clientWidth / 2),
      )
    }
    const cell = drawnCell(rowId, columnId)
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    return cell
  }

  /** Scrolls the table sideways to a distance from its start, in pixels. */
  function moveTo(start: number) {
    if (Math.abs(scroller.scrollLeft) === start) return
    scroller.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -start : start
    // renders the columns now; the browser dispatches its own event a frame later
    scroller.dispatchEvent(new Event('scroll'))
  }
}

function columnIds<Data extends RowData>(table: DataTableInstance<Data>): string[] {
  return Object.keys(table.getCellSelectionColumnIndexes())
}

/** Rows that fit below the headings, so that Page Down keeps one of them in view. */
function rowsInView(cell: HTMLElement): number {
  const { from, to } = scrollViewOf(cell, scrollContainer(cell))
  const { height } = cell.getBoundingClientRect()
  return Math.max(1, Math.floor((to - from) / (height || 36)) - 3)
}

function isInLayer(control: Element, cell: Element): boolean {
  const layer = control.closest(LAYERS)
  return layer !== null && cell.contains(layer)
}

function controlOf(target: EventTarget | null, cell: Element): boolean {
  const control = target instanceof Element ? target.closest(`${CONTROLS}, label, ${LAYERS}`) : null
  return control !== null && control !== cell && cell.contains(control)
}

function controlsIn(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter(control => !isInLayer(control, cell))
}

/** Removes links and buttons in cells from the tab order, so that Tab leaves the table; Enter moves focus into a cell. */
function removeFromTabOrder(element: HTMLElement): () => void {
  const changed = new WeakSet<HTMLElement>()
  const inCells = `[data-row] > [data-column] ${CONTROLS}`
  const update = () => {
    for (const control of element.querySelectorAll<HTMLElement>(`${inCells}:not([tabindex="-1"])`)) {
      if (control.closest(LAYERS)) continue
      control.tabIndex = -1
      changed.add(control)
    }
  }
  update()
  const observer = new MutationObserver(update)
  observer.observe(element, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const control of element.querySelectorAll<HTMLElement>(inCells))
      if (changed.has(control)) control.removeAttribute('tabindex')
  }
}
