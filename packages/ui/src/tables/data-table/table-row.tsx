'use client'
import { memo } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { CellContent } from '../cells/cell-content.tsx'
import type { RowFigure } from './data-table.shape.ts'
import { INDENTS } from './indents.tsx'
import type { ColumnFigure } from './table-columns.shape.ts'
import { columnCellLook, leadLook, rowLook } from './table-looks.tsx'

export type DataRowProps = {
  row: RowFigure
  /** The drawn columns. */
  columns: readonly ColumnFigure[]
  /** Its `aria-rowindex`; absent in tables that are drawn whole. */
  index?: number | undefined
  /** Its place among the shown rows, from 1; absent: no column of numbers; null: the row is not counted. */
  number: number | null | undefined
  /** Whether it is ticked; absent: no boxes; null: this row has none. */
  selected: boolean | null | undefined
  onToggle: (id: string) => void
  onRequestAccess: ((rowId: string) => void) | undefined
}

/**
 * A row of cells; its first cell names it.
 * `data-slot` table-row, table-cell; state: `data-look`, `data-selected`, `data-current` on the phone's column.
 */
export const DataRow = memo(function DataRow({
  row,
  columns,
  index,
  number,
  selected,
  onToggle,
  onRequestAccess,
}: DataRowProps) {
  const label = useLabel()
  const { id, look, name } = row
  return (
    <tr
      data-slot="table-row"
      aria-rowindex={index}
      data-look={look}
      data-selected={selected ? '' : undefined}
      className={rowLook({ look })}
    >
      {number !== undefined && <td className={leadLook({ of: 'number' })}>{number}</td>}
      {selected !== undefined && (
        <td className={leadLook({ of: 'check' })}>
          {selected !== null && (
            <Checkbox
              labelHidden
              label={label('table_select_row', { row: name || String(number ?? id) })}
              checked={selected}
              onCheckedChange={() => onToggle(id)}
            />
          )}
        </td>
      )}
      <RowCells row={row} columns={columns} onRequestAccess={onRequestAccess} />
    </tr>
  )
})

type RowCellsProps = Pick<DataRowProps, 'row' | 'columns' | 'onRequestAccess'>

function RowCells({ row, columns, onRequestAccess }: RowCellsProps) {
  const { id, span, depth, lead, name, cells } = row
  const request = onRequestAccess && (() => onRequestAccess(id))
  return columns.map((column, index) => {
    const cell = cells.get(column.id)
    if (!cell) return null
    const look = columnCellLook(column)
    const content = <CellContent cell={cell} lead={lead === column.id} about={name} onRequest={request} />
    if (index === 0)
      return (
        <th key={column.id} scope="row" colSpan={span} data-slot="table-cell" className={look}>
          {depth === 0 ? content : <div className={INDENTS[depth]}>{content}</div>}
        </th>
      )
    return (
      <td
        key={column.id}
        data-slot="table-cell"
        data-current={column.current ? '' : undefined}
        className={look}
      >
        {content}
      </td>
    )
  })
}
