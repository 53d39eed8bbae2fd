'use client'
import { memo } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { HeadText, SortButton } from './sort-button.tsx'
import { type ColumnFigure, titleOf } from './table-columns.shape.ts'
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
        const order = figure.sort?.field === id ? figure.sort.order : null
        return <HeadCell key={id} column={meta.figure} order={order} onSort={events.pressSort} copy={copy} />
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

const ARIA_SORT = { asc: 'ascending', desc: 'descending', none: 'none' } as const

type HeadCellProps = {
  column: ColumnFigure
  order: 'asc' | 'desc' | null
  onSort: (id: string) => void
  copy: boolean
}

function HeadCell({ column, order, onSort, copy }: HeadCellProps) {
  const { id, side, rowHeading, current, header, info, sortable, wraps } = column
  return (
    <th
      scope="col"
      data-slot="table-head-cell"
      data-current={current ? '' : undefined}
      data-side={side}
      // without it, every cell would be announced under the name of the "i" button too
      aria-label={info && titleOf(column)}
      aria-sort={sortable === false ? undefined : ARIA_SORT[order ?? 'none']}
      className={headLook({
        side,
        sorted: order !== null,
        pinned: rowHeading,
        away: !rowHeading && !current,
        wraps,
      })}
    >
      {sortable === false ? (
        <HeadText column={column} copy={copy} />
      ) : (
        <SortButton column={column} order={order} onPress={() => onSort(id)} copy={copy} />
      )}
      {info && !copy && (
        // clear of the sort button, and of its arrow where that stands on this side
        <InfoTip about={header} className={sortable !== false && side === 'start' ? 'ms-5' : 'ms-2'}>
          {info}
        </InfoTip>
      )}
    </th>
  )
}
