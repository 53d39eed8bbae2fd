'use client'
import { type ComponentProps, useId } from 'react'
import { GatedButton } from '../../controls/access-prompt/gated-button.tsx'
import type { AccessAction } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { headingTag } from '../../foundation/heading-tag.ts'
import { ChevronsDownUp, ChevronsUpDown } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableInstance } from '../../tables/data-table/columns/features.ts'
import { TableExport } from '../../tables/data-table/export/table-export.tsx'
import { ScrollTableOfModel } from '../../tables/scroll-table/scroll-table.tsx'
import type { ReportLine } from './report-table.view-model.ts'
import { type ReportTableModel, type ReportTableOptions, useReportTable } from './use-report-table.ts'

type ReportTableViewProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  /** The table's heading. */
  title: string
  /** The heading's level. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Whether other data is loading: this data stays meanwhile, under a progress line. Default false. */
  busy?: boolean | undefined
  /** The access that copying and saving additionally require. Default `none` (readings #12). */
  copyGate?: AccessAction | 'none' | undefined
}

export type ReportTableProps = ReportTableViewProps &
  ((ReportTableOptions & { model?: undefined }) | { model: ReportTableModel })

/**
 * A table of a report (R1–R3, T1, T4, T5; shared-blocks §4, §9): its dimension, the closed view first if there is one with a toggle to
 * the open view, some rows until "show more", sub-rows, arrows, one column at a time on a phone, copy and save. Below full access the
 * toggle and "show more" prompt for it. Draws nothing when no view has rows. Parts: `data-slot` report-table,
 * report-table-head, report-table-title, report-table-dimension, and those of ScrollTable, TableExport and GatedButton; state: `data-view` closed or open.
 */
export const ReportTable = forwardRef(function ReportTable(props: ReportTableProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: ReportTableViewProps & ReportTableOptions) {
  const {
    table,
    limit,
    closedLimit,
    actionId,
    actionLogged,
    open,
    defaultOpen,
    onOpenChange,
    lock,
    ...view
  } = props
  return <WithModel {...view} model={useReportTable(props)} />
})

/** A fixed width for the first column aligns the numbers with those of the tables above and below. */
const EVEN = 'desk:[&_thead_th:first-child]:w-2/5 desk:[&_thead_th+th]:min-w-24'

type ViewProps = ReportTableViewProps & { model: ReportTableModel }

const WithModel = forwardRef(function WithModel({
  model: { state, sheet, model, lock, events },
  title,
  headingLevel = 3,
  busy = false,
  copyGate = 'none',
  className,
  ...rest
}: ViewProps) {
  const id = useId()
  if (!sheet) return null
  const dimension = sheet.dimensions.join(' · ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not a fieldset or a landmark: a page of several reports has several balance sheets
    <section
      role="group"
      aria-labelledby={id}
      {...rest}
      data-ui=""
      data-slot="report-table"
      data-view={state.view}
      className={cx('min-w-0', className)}
    >
      <ReportTableHead
        titleId={id}
        title={title}
        headingLevel={headingLevel}
        dimension={dimension}
        view={state.hasToggle ? state.view : null}
        onToggleView={events.toggleView}
        table={model.table}
        copyGate={copyGate}
        lock={lock}
      />
      <ScrollTableOfModel
        // the other view has other columns, so it starts again unscrolled
        key={state.view}
        model={model}
        caption={dimension ? `${title}, ${dimension}` : title}
        className={sheet.even ? EVEN : undefined}
        status={busy ? 'loading' : 'ready'}
      />
    </section>
  )
})

type ReportTableHeadProps = {
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
function ReportTableHead({
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
