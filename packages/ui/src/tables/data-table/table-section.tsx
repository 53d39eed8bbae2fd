'use client'
import { ChevronDown } from 'lucide-react'
import { cx } from '../../foundation/tokens/cx.ts'
import { CellContent } from '../cells/cell-content.tsx'
import type { SectionFigure } from './data-table.shape.ts'
import { rowButtonLook } from './row-button-look.ts'
import { cellLook, columnCellLook, rowLook } from './table-looks.tsx'
import { DataRow } from './table-row.tsx'
import type { DataTableModel } from './use-data-table.ts'

export type TableSectionProps = {
  model: DataTableModel
  section: SectionFigure
  /** Cells before the first column: row numbers and boxes. */
  leads: { numbers: boolean; boxes: boolean }
  onRequestAccess: ((rowId: string) => void) | undefined
}

/** Rows under one heading, or under none. `data-slot` table-section. */
export function TableSection({ model, section, leads, onRequestAccess }: TableSectionProps) {
  const { table, selected, events } = model
  return (
    <tbody data-slot="table-section">
      {section.group && <GroupRow model={model} section={section} group={section.group} leads={leads} />}
      {section.rows.map(({ key, id }, index) => (
        <DataRow
          key={key}
          row={table.getRow(key)}
          number={leads.numbers ? section.from + index : undefined}
          selected={leads.boxes ? selected.has(id) : undefined}
          onToggle={events.toggleRow}
          onRequestAccess={onRequestAccess}
        />
      ))}
    </tbody>
  )
}

type GroupRowProps = Omit<TableSectionProps, 'onRequestAccess'> & {
  group: NonNullable<SectionFigure['group']>
}

/** The heading of a group: a disclosure button in the row heading, its count, and the group's own figures (T2). */
function GroupRow({ model, section, group, leads }: GroupRowProps) {
  const { shown } = model.figure.columns
  const { summary } = section
  const before = Number(leads.numbers) + Number(leads.boxes)
  const lonely = summary === null
  return (
    <tr
      data-slot="table-group"
      data-state={group.folded ? 'closed' : 'open'}
      className={rowLook({ look: 'group' })}
    >
      <th
        scope="rowgroup"
        colSpan={before + (lonely ? shown.length : 1)}
        className={cx(cellLook({ side: 'start', pinned: true }), 'font-strong')}
      >
        <button
          type="button"
          aria-expanded={!group.folded}
          onClick={() => model.events.toggleGroup(group.id)}
          className={rowButtonLook({ of: 'group' })}
        >
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'text-ink-3 transition-transform duration-150 ease-hand motion-reduce:transition-none',
              group.folded && '-rotate-90 rtl:rotate-90',
            )}
          />
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
            <GroupCell cell={summary.cells.get(column.id)} label={group.label} />
          </td>
        ))}
    </tr>
  )
}

type GroupCellProps = { cell: Parameters<typeof CellContent>[0]['cell'] | undefined; label: string }

function GroupCell({ cell, label }: GroupCellProps) {
  return cell ? <CellContent cell={cell} lead={false} about={label} /> : null
}
