'use client'
import type { RowData } from '@tanstack/react-table'
import { cx } from '../../foundation/tokens/cx.ts'
import { cellFigure } from '../cells/cell.shape.ts'
import { CellContent } from '../cells/cell-content.tsx'
import type { DrawnColumn } from './drawn-columns.ts'
import type { DataTableRow } from './features.ts'
import { groupCell, groupLabel, groupSize } from './groups.ts'
import { FoldArrow, MOUSE_ONLY, rowButtonLook } from './row-button.tsx'
import { cellLook, columnCellLook, rowLook } from './table-styles.tsx'

export type GroupRowProps<Data extends RowData> = {
  group: DataTableRow<Data>
  isExpanded: boolean
  columns: readonly DrawnColumn<Data>[]
  lang: string
  /** How many cells stand before the first column: row numbers and boxes. */
  leads: number
  /** Its `aria-rowindex`; absent in tables that are drawn whole. */
  index?: number | undefined
  /** The copy that stays in view: what its press does. For eyes and mouse only, nothing in it can be focused. */
  onCopyPress?: (group: DataTableRow<Data>) => void
}

/** The heading of a group: a disclosure button in the row heading, its count, and subtotals (T2). `data-slot` table-group. */
export function GroupRow<Data extends RowData>({
  group,
  isExpanded,
  columns,
  lang,
  leads,
  index,
  onCopyPress,
}: GroupRowProps<Data>) {
  const label = groupLabel(group, lang)
  const rowMeta = group.table.options.meta
  const subtotals = columns.slice(1).map(column => ({ column, cell: groupCell(group, column) }))
  const hasSubtotals = subtotals.some(({ cell }) => cell !== undefined)
  return (
    <tr
      data-slot="table-group"
      data-group={group.id}
      aria-rowindex={index}
      data-state={isExpanded ? 'open' : 'closed'}
      className={rowLook({ look: 'group' })}
    >
      <th
        scope="rowgroup"
        colSpan={leads + (hasSubtotals ? 1 : columns.length)}
        className={cx(cellLook({ pinned: true }), 'text-start font-strong')}
      >
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => (onCopyPress ? onCopyPress(group) : group.toggleExpanded())}
          {...(onCopyPress ? MOUSE_ONLY : {})}
          className={rowButtonLook({ of: 'group' })}
        >
          <FoldArrow folded={!isExpanded} />
          <span>{label}</span>{' '}
          <span className="num font-normal text-ink-3">
            {groupSize(group, rowMeta?.getRowMeta, rowMeta?.openFolds)}
          </span>
        </button>
      </th>
      {hasSubtotals &&
        subtotals.map(({ column, cell }) => (
          <td
            key={column.id}
            data-current={column.isCurrent ? '' : undefined}
            className={columnCellLook(column)}
          >
            <CellContent cell={cellFigure(cell, column.meta, lang)} lead={false} about={label} />
          </td>
        ))}
    </tr>
  )
}
