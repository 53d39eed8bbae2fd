'use client'
import { GatedButton } from '../../controls/access-prompt/gated-button.tsx'
import type { AccessAction } from '../../foundation/access/access.ts'
import { ChevronsDownUp, ChevronsUpDown } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableInstance } from '../../tables/data-table/columns/features.ts'
import { TableExport } from '../../tables/data-table/export/table-export.tsx'
import type { ReportLine } from './report-table.view-model.ts'

export type ReportTableHeadProps = {
  /** The heading's id, for what it names. */
  titleId: string
  title: string
  headingLevel: 2 | 3 | 4
  /** What the figures are counted in; '' when nothing is said. */
  dimension: string
  /** Which view is shown, when there is a way to another one. */
  view: 'open' | 'closed' | null
  onToggleView: () => void
  /** The table, which is copied and saved. */
  table: DataTableInstance<ReportLine>
  /** What copying and saving take. */
  copyGate: AccessAction | 'none'
  /** What the table's further rows take. */
  lock: 'auth' | 'paid' | null
}

/** Name and dimension of a report table, and what can be done with it. `data-slot` report-table-head, report-table-title, report-table-dimension. */
export function ReportTableHead({
  titleId,
  title,
  headingLevel,
  dimension,
  view,
  onToggleView,
  table,
  copyGate,
  lock,
}: ReportTableHeadProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div
      data-slot="report-table-head"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 px-5 pb-1 max-desk:px-4"
    >
      <Heading id={titleId} data-slot="report-table-title" className="py-1 text-14 font-heavy">
        {title}
      </Heading>
      <span data-slot="report-table-dimension" className="me-auto text-12 text-ink-3">
        {dimension}
      </span>
      {/* on a phone both ends of a line of their own, the words of the toggle under those of the title */}
      <div className="flex flex-wrap items-center gap-2 max-desk:has-[>*+*]:basis-full max-desk:has-[>*+*]:justify-between max-desk:[&>:not(:last-child)]:-ms-3">
        {view !== null && <ViewToggle isOpen={view === 'open'} onToggle={onToggleView} />}
        <TableExport table={table} title={title} action={copyGate} lock={lock ?? undefined} size="s" />
      </div>
    </div>
  )
}

/** The way between the closed and the open view; below full access it says what that takes (access row 25). */
function ViewToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const label = useLabel()
  return (
    <GatedButton
      action="openReportView"
      onAllowed={onToggle}
      size="s"
      variant="quiet"
      className="whitespace-nowrap"
      icon={isOpen ? <ChevronsDownUp /> : <ChevronsUpDown />}
    >
      {label(isOpen ? 'report_table_close' : 'report_table_open')}
    </GatedButton>
  )
}
