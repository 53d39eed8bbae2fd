'use client'
import type { ReactElement } from 'react'
import { CellContent } from '../cells/cell-content.tsx'
import type { RowFigure } from './data-table.shape.ts'
import { INDENTS } from './indents.tsx'
import type { Span } from './line-window.shape.ts'
import { SubRows } from './sub-rows.tsx'
import type { ColumnFigure } from './table-columns.shape.ts'
import { columnCellLook } from './table-looks.tsx'

export type RowCellsInput = {
  row: RowFigure
  /** The drawn columns. */
  columns: readonly ColumnFigure[]
  onRequestAccess: ((rowId: string) => void) | undefined
  onToggleSubRows: ((rowId: string) => void) | undefined
  across: Span | null
  /** How many cells stand before the first column. */
  before: number
}

/**
 * The cells of a row, as far as its columns are drawn; the room of the others is kept. A function and no component: tables
 * have thousands of rows. `data-slot` table-cell.
 */
export function rowCells(input: RowCellsInput): ReactElement {
  const { row, columns, across, before, onRequestAccess, onToggleSubRows } = input
  const { span, depth, subRows } = row
  const drawn = across ? columns.slice(across.from, across.to) : row.columns.slice(1)
  // a plain text stands in its cell without a component around it: tables have thousands of them
  const contentOf = (column: ColumnFigure) =>
    row.text(column) ?? (
      <CellContent
        // a row may come to stand in the element of another one: what was opened there was the other one's
        key={row.id}
        cell={row.cell(column)}
        lead={row.lead === column.id}
        about={row.name}
        onRequest={onRequestAccess && (() => onRequestAccess(row.id))}
      />
    )
  const [first] = columns
  const words = first && contentOf(first)
  const heading = subRows && onToggleSubRows ? <SubRows {...{ row, words, onToggleSubRows }} /> : words
  return (
    <>
      {first && (
        <th scope="row" colSpan={span} data-slot="table-cell" className={columnCellLook(first)}>
          {depth === 0 ? heading : <div className={INDENTS[depth]}>{heading}</div>}
        </th>
      )}
      {across && across.from > 1 && <td colSpan={across.from - 1} />}
      {drawn.map((column, place) => (
        <td
          key={column.id}
          data-slot="table-cell"
          data-current={column.current ? '' : undefined}
          aria-colindex={across ? before + across.from + place + 1 : undefined}
          className={columnCellLook(column)}
        >
          {contentOf(column)}
        </td>
      ))}
      {across && across.to < columns.length && <td colSpan={columns.length - across.to} />}
    </>
  )
}
