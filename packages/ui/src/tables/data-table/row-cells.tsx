'use client'
import { CellContent, plainText } from '../cells/cell-content.tsx'
import { INDENTS } from './indents.tsx'
import type { Span } from './line-window.shape.ts'
import type { ColumnFigure } from './table-columns.shape.ts'
import { columnCellLook } from './table-looks.tsx'
import type { DataRowProps } from './table-row.tsx'

export type RowCellsProps = Pick<DataRowProps, 'row' | 'columns' | 'onRequestAccess'> & {
  across: Span | null
  /** How many cells stand before the first column. */
  before: number
}

/** The cells of a row, as far as its columns are drawn; the room of the others is kept. `data-slot` table-cell. */
export function RowCells({ row, columns, across, before, onRequestAccess }: RowCellsProps) {
  const { id, span, depth, lead, name, cells } = row
  const request = onRequestAccess && (() => onRequestAccess(id))
  const drawn = across ? columns.slice(across.from, across.to) : columns.slice(1)
  const contentOf = (column: ColumnFigure) => {
    const cell = cells.get(column.id)
    if (!cell) return null
    // a plain text stands in its cell without a component around it: tables have thousands of them
    return (
      plainText(cell) ?? (
        <CellContent cell={cell} lead={lead === column.id} about={name} onRequest={request} />
      )
    )
  }
  const [first] = columns
  const heading = first && contentOf(first)
  return (
    <>
      {first && (
        <th scope="row" colSpan={span} data-slot="table-cell" className={columnCellLook(first)}>
          {depth === 0 ? heading : <div className={INDENTS[depth]}>{heading}</div>}
        </th>
      )}
      {across && across.from > 1 && <td colSpan={across.from - 1} />}
      {drawn.map((column, place) =>
        span === 1 || cells.ids.includes(column.id) ? (
          <td
            key={column.id}
            data-slot="table-cell"
            data-current={column.current ? '' : undefined}
            aria-colindex={across ? before + across.from + place + 1 : undefined}
            className={columnCellLook(column)}
          >
            {contentOf(column)}
          </td>
        ) : null,
      )}
      {across && across.to < columns.length && <td colSpan={columns.length - across.to} />}
    </>
  )
}
