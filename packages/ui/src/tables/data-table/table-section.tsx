'use client'
import { cx } from '../../foundation/tokens/cx.ts'
import { CellContent } from '../cells/cell-content.tsx'
import type { SectionFigure } from './data-table.shape.ts'
import { MOUSE_ONLY } from './mouse-only.ts'
import { FoldArrow, rowButtonLook } from './row-button.tsx'
import { cellLook, columnCellLook, rowLook } from './table-looks.tsx'
import type { DataTableModel } from './use-data-table.ts'

export type GroupRowProps = {
  model: DataTableModel
  section: SectionFigure
  group: NonNullable<SectionFigure['group']>
  /** Cells before the first column: row numbers and boxes. */
  leads: { numbers: boolean; boxes: boolean }
  /** Its `aria-rowindex`; absent in tables that are drawn whole. */
  index?: number | undefined
  /** The copy that stays in view: what its press does. For eyes and mouse only, nothing in it can be focused. */
  onCopyPress?: (id: string) => void
}

/** The heading of a group: a disclosure button in the row heading, its count, and the group's own figures (T2). `data-slot` table-group. */
export function GroupRow({ model, section, group, leads, index, onCopyPress }: GroupRowProps) {
  const { shown } = model.figure.columns
  const { summary } = section
  // a phone draws no row numbers
  const before = Number(leads.numbers && model.layout !== 'phone') + Number(leads.boxes)
  const lonely = summary === null
  return (
    <tr
      data-slot="table-group"
      data-group={group.id}
      aria-rowindex={index}
      data-state={group.folded ? 'closed' : 'open'}
      className={rowLook({ look: 'group' })}
    >
      <th
        scope="rowgroup"
        colSpan={before + (lonely ? shown.length : 1)}
        className={cx(cellLook({ pinned: true }), 'text-start font-strong')}
      >
        <button
          type="button"
          aria-expanded={!group.folded}
          onClick={() => (onCopyPress ?? model.events.toggleGroup)(group.id)}
          {...(onCopyPress ? MOUSE_ONLY : {})}
          className={rowButtonLook({ of: 'group' })}
        >
          <FoldArrow folded={group.folded} />
          <span>{group.label}</span> <span className="num font-normal text-ink-3">{group.count}</span>
        </button>
      </th>
      {summary &&
        shown.slice(1).map(column => (
          <td
            key={column.id}
            data-current={column.current ? '' : undefined}
            className={columnCellLook(column)}
          >
            <CellContent cell={summary.cell(column)} lead={false} about={group.label} />
          </td>
        ))}
    </tr>
  )
}
