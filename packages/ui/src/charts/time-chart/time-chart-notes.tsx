'use client'
import { memo, type ReactNode } from 'react'
import { TableToggle } from '../plot/table-toggle.tsx'

export type TimeChartNotesProps = {
  /** The id of the table, or null when the chart has no data table. */
  tableId: string | null
  tableOpen: boolean
  /** Whether there is anything to put in a table. */
  tabular: boolean
  onToggleTable: () => void
  /** What the chart leaves out. */
  notes: string
  /** Next to the table button. */
  children?: ReactNode
  /** At the end of the row. */
  end?: ReactNode
}

/** Below the frame: the button of the data table, and what the chart leaves out. `data-slot` time-chart-notes. */
export const TimeChartNotes = memo(function TimeChartNotes({
  tableId,
  tableOpen,
  tabular,
  onToggleTable,
  notes,
  children,
  end,
}: TimeChartNotesProps) {
  return (
    <div
      data-slot="time-chart-notes"
      className="flex min-h-6.5 flex-wrap items-center gap-x-4 px-4 text-12 max-desk:min-h-11"
    >
      {tableId ? (
        <TableToggle
          tableId={tableId}
          tableOpen={tableOpen}
          tabular={tabular}
          onToggleTable={onToggleTable}
        />
      ) : null}
      {children}
      <p role="status" className="text-ink-3">
        {notes}
      </p>
      {end ? <div className="ms-auto min-w-0">{end}</div> : null}
    </div>
  )
})
