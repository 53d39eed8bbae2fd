'use client'
import { memo } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { CellContent } from '../cells/cell-content.tsx'
import type { ModelRow } from './data-table.features.ts'
import { columnCellLook, INDENTS, leadLook, rowLook } from './table-looks.tsx'

export type DataRowProps = {
  row: ModelRow
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
  number,
  selected,
  onToggle,
  onRequestAccess,
}: DataRowProps) {
  const label = useLabel()
  const { id, look, name } = row.original
  return (
    <tr
      data-slot="table-row"
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
      <RowCells row={row} onRequestAccess={onRequestAccess} />
    </tr>
  )
}, isDrawn)

/** TanStack makes new rows when any row changes; the figure tells whether this one did. */
function isDrawn(before: DataRowProps, after: DataRowProps): boolean {
  return (
    before.row.original === after.row.original &&
    before.number === after.number &&
    before.selected === after.selected &&
    before.onToggle === after.onToggle &&
    before.onRequestAccess === after.onRequestAccess
  )
}

type RowCellsProps = Pick<DataRowProps, 'row' | 'onRequestAccess'>

function RowCells({ row, onRequestAccess }: RowCellsProps) {
  const { id, span, depth, lead, name, cells } = row.original
  const request = onRequestAccess && (() => onRequestAccess(id))
  return row.getVisibleCells().map(({ column }, index) => {
    const cell = cells.get(column.id)
    const { meta } = column.columnDef
    if (!cell || !meta) return null
    const look = columnCellLook(meta.figure)
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
        data-current={meta.figure.current ? '' : undefined}
        className={look}
      >
        {content}
      </td>
    )
  })
}
