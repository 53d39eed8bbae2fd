'use client'
import { memo, useMemo } from 'react'
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
  const leaves = table.getVisibleLeafColumns()
  const shown = useMemo(
    () => leaves.flatMap(({ columnDef: { meta } }) => (meta ? [meta.figure] : [])),
    [leaves],
  )
  // those that the table is not sorted by stay the same elements: a sort draws two headings anew and not all
  const idle = useMemo(
    () => shown.map(column => headCell({ column, order: 'none', onSort: events.pressSort, copy })),
    [shown, events, copy],
  )
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
      {shown.map((column, place) =>
        figure.sort?.field === column.id
          ? headCell({ column, order: figure.sort.order, onSort: events.pressSort, copy })
          : idle[place],
      )}
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
