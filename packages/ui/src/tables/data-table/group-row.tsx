'use client'
import { FlexRender, type RowData } from '@tanstack/react-table'
import { toCellViewModel } from '../cells/cell.view-model.ts'
import { CellContent } from '../cells/cell-content.tsx'
import { gridCell } from './cell-selection/grid-cell.tsx'
import { type DrawnColumn, formattedCell } from './columns/drawn-columns.ts'
import type { DataTableRow } from './columns/features.ts'
import { groupCell, groupLabel, groupSize } from './row-models/groups.ts'
import { ExpandArrow, MOUSE_ONLY, rowButtonStyles } from './styles/row-button.tsx'
import { cellStyles, columnCellStyles, rowStyles } from './styles/table-styles.tsx'

export type GroupRowProps<Data extends RowData> = {
  group: DataTableRow<Data>
  isExpanded: boolean
  columns: readonly DrawnColumn<Data>[]
  lang: string
  /** The number of cells before the first column: row number and checkbox. */
  leadingCells: number
  /** Its `aria-rowindex`; absent if the table renders all its rows. */
  index?: number | undefined
  /** The selection marks of its cells, if cells can be selected. */
  marks?: string | undefined
  /** In the sticky copy: called when it is pressed. The copy is for sighted mouse users, so nothing in it is focusable. */
  onCopyPress?: (group: DataTableRow<Data>) => void
}

const headingStyles = cellStyles({ pinned: true, heading: true })

/** The heading of a group: a disclosure button in the row heading, the row count, and subtotals (T2). `data-slot` table-group. */
export function GroupRow<Data extends RowData>({
  group,
  isExpanded,
  columns,
  lang,
  leadingCells,
  index,
  marks,
  onCopyPress,
}: GroupRowProps<Data>) {
  const label = groupLabel(group, lang)
  const rowMeta = group.table.options.meta
  const subtotals = columns.slice(1).map(column => ({ column, cell: groupCell(group, column.column) }))
  const hasSubtotals = subtotals.some(({ cell, column }) => cell !== undefined || hasOwnSubtotal(column))
  const headingSpan = hasSubtotals ? 1 : columns.length
  return (
    <tr
      data-slot="table-group"
      data-group={group.id}
      data-row={marks === undefined ? undefined : group.id}
      aria-rowindex={index}
      data-state={isExpanded ? 'open' : 'closed'}
      className={rowStyles({ variant: 'group' })}
    >
      <th
        scope="rowgroup"
        colSpan={leadingCells + headingSpan}
        {...gridCell({
          styles: headingStyles,
          marks,
          columnId: columns[0]?.id ?? '',
          column: 0,
          span: headingSpan,
        })}
      >
        <button
          type="button"
          aria-expanded={isExpanded}
          onClick={() => (onCopyPress ? onCopyPress(group) : group.toggleExpanded())}
          {...(onCopyPress ? MOUSE_ONLY : {})}
          className={rowButtonStyles({ of: 'group' })}
        >
          <ExpandArrow collapsed={!isExpanded} />
          <span>{label}</span>{' '}
          <span className="num font-normal text-ink-3">
            {groupSize(group, rowMeta?.getRowMeta, rowMeta?.expandedParts)}
          </span>
        </button>
      </th>
      {hasSubtotals &&
        subtotals.map(({ column, cell }, place) => (
          <td
            key={column.id}
            data-current={column.isCurrent ? '' : undefined}
            role={marks === undefined ? undefined : 'gridcell'}
            {...gridCell({ styles: columnCellStyles(column), marks, columnId: column.id, column: place + 1 })}
          >
            {hasOwnSubtotal(column) ? (
              <Subtotal group={group} columnId={column.id} />
            ) : (
              <CellContent
                cell={toCellViewModel(cell, column.meta, lang)}
                showsAction={false}
                about={label}
              />
            )}
          </td>
        ))}
    </tr>
  )
}

/** Whether the column renders its subtotals with its own `aggregatedCell`. */
function hasOwnSubtotal<Data extends RowData>({ column }: DrawnColumn<Data>): boolean {
  return column.columnDef.aggregatedCell !== formattedCell
}

function Subtotal<Data extends RowData>({
  group,
  columnId,
}: {
  group: DataTableRow<Data>
  columnId: string
}) {
  const cell = group.getAllCellsByColumnId()[columnId]
  return cell && <FlexRender cell={cell} />
}
