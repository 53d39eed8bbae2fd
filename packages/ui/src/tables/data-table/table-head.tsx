'use client'
import { memo } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { headCell } from './head-cell.tsx'
import { headLook, leadLook } from './table-looks.tsx'
import type { DataTableModel } from './use-data-table.ts'

export type HeadRowProps = {
  model: DataTableModel
  rowNumbers: boolean
  selectable: boolean
  /** The fixed copy: for eyes and mouse only, nothing in it can be focused. */
  copy?: boolean
}

/** The headings; drawn anew with the model alone, not when the table is moved. `data-slot` table-head-row, table-head-cell. */
export const HeadRow = memo(function HeadRow({ model, rowNumbers, selectable, copy = false }: HeadRowProps) {
  const label = useLabel()
  const { table, figure, events } = model
  return (
    <tr data-slot="table-head-row" aria-rowindex={model.indexes?.head}>
      {rowNumbers && (
        <th
          scope="col"
          className={cx(headLook(), leadLook({ of: 'number' }), 'h-auto border-line-strong py-2')}
        >
          <span aria-hidden="true">#</span>
          <span className="sr-text">{label('table_row_number')}</span>
        </th>
      )}
      {selectable && (
        <td className={cx(headLook(), leadLook({ of: 'check' }), 'h-auto border-line-strong')}>
          {!copy && <AllBox model={model} />}
        </td>
      )}
      {table.getVisibleLeafColumns().map(({ id, columnDef: { meta } }) => {
        if (!meta) return null
        const order = figure.sort?.field === id ? figure.sort.order : 'none'
        return headCell({ column: meta.figure, order, onSort: events.pressSort, copy })
      })}
    </tr>
  )
})

/** The box above the boxes. */
function AllBox({ model }: { model: DataTableModel }) {
  const label = useLabel()
  // read here, for it goes through all rows: a table without boxes must not pay for it
  const { ids, all } = model.selection
  return (
    <Checkbox
      labelHidden
      label={label('table_select_all', { count: ids.length })}
      checked={all === 'some' ? 'mixed' : all === 'all'}
      onCheckedChange={model.events.toggleAll}
    />
  )
}
