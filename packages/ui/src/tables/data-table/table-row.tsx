'use client'
import { memo } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Span } from './line-window.shape.ts'
import { type RowCellsInput, rowCells } from './row-cells.tsx'
import { leadLook, rowLook } from './table-looks.tsx'

export type DataRowProps = Omit<RowCellsInput, 'across' | 'before'> & {
  /** The columns that are drawn beside the first one; absent or null: all. */
  across?: Span | null
  /** Its `aria-rowindex`; absent in tables that are drawn whole. */
  index?: number | undefined
  /** Its place among the shown rows, from 1; absent: no column of numbers; null: the row is not counted. */
  number: number | null | undefined
  /** Whether it is ticked; absent: no boxes; null: this row has none. */
  selected: boolean | null | undefined
  onToggle: (id: string) => void
}

/**
 * A row of cells; its first cell names it.
 * `data-slot` table-row, table-cell; state: `data-look`, `data-selected`, `data-current` on the phone's column.
 */
export const DataRow = memo(function DataRow({
  row,
  columns,
  across = null,
  index,
  number,
  selected,
  onToggle,
  onRequestAccess,
  onToggleSubRows,
}: DataRowProps) {
  const { look } = row
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
          {selected !== null && <RowBox key={row.id} {...{ row, number, selected, onToggle }} />}
        </td>
      )}
      {rowCells({
        ...{ row, columns, onRequestAccess, onToggleSubRows },
        across: row.span === 1 ? across : null,
        before: Number(number !== undefined) + Number(selected !== undefined),
      })}
    </tr>
  )
})

type RowBoxProps = Pick<DataRowProps, 'row' | 'number' | 'onToggle'> & { selected: boolean }

/** The box before a row, named by it. */
function RowBox({ row: { id, name }, number, selected, onToggle }: RowBoxProps) {
  const label = useLabel()
  return (
    <Checkbox
      labelHidden
      label={label('table_select_row', { row: name || String(number ?? id) })}
      checked={selected}
      onCheckedChange={() => onToggle(id)}
    />
  )
}
