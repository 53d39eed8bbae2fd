'use client'
import { type ComponentProps, useId } from 'react'
import type { AccessAction } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { ScrollTableOfModel } from '../../tables/scroll-table/scroll-table.tsx'
import { ReportTableHead } from './report-table-head.tsx'
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

const WithOptions = forwardRef(function WithOptions({
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
}: ReportTableViewProps & ReportTableOptions) {
  const model = useReportTable({
    table,
    limit,
    closedLimit,
    actionId,
    actionLogged,
    open,
    defaultOpen,
    onOpenChange,
    lock,
  })
  return <WithModel {...view} model={model} />
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
