/**
 * The width of a column's heading and rendered cells on one line, in pixels. It is measured on hidden copies: the
 * table itself and its scroll position stay unchanged.
 */
export function contentWidth(heading: HTMLTableCellElement): number {
  const table = heading.closest('table')
  if (!table) return 0
  const place = heading.cellIndex
  const isLast = heading.nextElementSibling === null
  const copy = table.cloneNode(false) as HTMLTableElement
  copy.removeAttribute('width')
  for (const section of table.querySelectorAll(':scope > :is(thead, tbody, tfoot)')) {
    const rows = section.cloneNode(false)
    for (const row of (section as HTMLTableSectionElement).rows) {
      const cell = cellAt(row, place)
      if (!cell) continue
      const line = row.cloneNode(false)
      const alone = cell.cloneNode(true) as HTMLTableCellElement
      alone.style.minWidth = '0'
      // the first and the last cell of a row have more padding
      if (place > 0) line.appendChild(document.createElement('td'))
      line.appendChild(alone)
      if (!isLast) line.appendChild(document.createElement('td'))
      rows.appendChild(line)
    }
    copy.appendChild(rows)
  }
  // set by script, as a strict policy allows
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    tableLayout: 'auto',
    width: 'max-content',
    minWidth: '0',
  })
  table.after(copy)
  const width = copy.rows[0]?.cells[place > 0 ? 1 : 0]?.getBoundingClientRect().width ?? 0
  copy.remove()
  return width
}

/** The cell of a row in the column at this index; null if a cell spans several. */
function cellAt(row: HTMLTableRowElement, place: number): HTMLTableCellElement | null {
  let at = 0
  for (const cell of row.cells) {
    if (at === place) return cell.colSpan === 1 ? cell : null
    if (at > place) return null
    at += cell.colSpan
  }
  return null
}
