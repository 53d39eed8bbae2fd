'use client'
import { GatedButton } from '../../controls/access-prompt/gated-button.tsx'
import type { AccessAction } from '../../foundation/access/access.ts'
import { headingTag } from '../../foundation/heading-tag.ts'
import { ChevronsDownUp, ChevronsUpDown } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableInstance } from '../../tables/data-table/columns/features.ts'
import { TableExport } from '../../tables/data-table/export/table-export.tsx'
import type { ReportLine } from './report-table.view-model.ts'

export type ReportTableHeadProps = {
  /** The heading's id, for `aria-labelledby`. */
  titleId: string
  title: string
  headingLevel: 2 | 3 | 4
  /** The unit of the numbers; '' for none. */
  dimension: string
  /** The view shown, if there is a toggle to the other one, else null. */
  view: 'open' | 'closed' | null
  onToggleView: () => void
  /** The table to copy and save. */
  table: DataTableInstance<ReportLine>
  /** The access that copying and saving require. */
  copyGate: AccessAction | 'none'
  /** The access that further rows require. */
  lock: 'auth' | 'paid' | null
}

/** Name, dimension and actions of a report table. `data-slot` report-table-head, report-table-title, report-table-dimension. */
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
  const Heading = headingTag(headingLevel, 3)
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
      {/* on a phone: a line of its own, the toggle at its start (its text aligned with the title) and the export at its end */}
      <div className="flex flex-wrap items-center gap-2 max-desk:has-[>*+*]:basis-full max-desk:has-[>*+*]:justify-between max-desk:[&>:not(:last-child)]:-ms-3">
        {view !== null && <ViewToggle isOpen={view === 'open'} onToggle={onToggleView} />}
        <TableExport table={table} title={title} action={copyGate} lock={lock ?? undefined} size="s" />
      </div>
    </div>
  )
}

/** Switches between the closed and the open view; below full access it prompts (access row 25). */
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
