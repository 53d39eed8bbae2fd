'use client'
import { type ComponentProps, useId } from 'react'
import type { GatedAction } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { ScrollTable } from '../../tables/scroll-table/scroll-table.tsx'
import { ReportTableHead } from './report-table-head.tsx'
import { type ReportTableModel, type ReportTableOptions, useReportTable } from './use-report-table.ts'

export type ReportTableLooks = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  /** What the table is called. */
  title: string
  /** The heading's level. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined
  /** What expanding takes. Default `paid`; null: nothing (T5, readings #15). */
  lock?: 'auth' | 'paid' | null | undefined
  /** Whether other figures are on their way: these stay meanwhile, and a line over them says so. Default false. */
  busy?: boolean | undefined
  /** What copying and saving take besides. Default `none` (readings #12). */
  copyGate?: GatedAction | 'none' | undefined
}

export type ReportTableProps = ReportTableLooks &
  ((ReportTableOptions & { model?: undefined }) | { model: ReportTableModel })

/**
 * A table of a report (R1–R3, T1, T4, T5; shared-blocks §4, §9): its dimension, the closed view first where there is one and a way to
 * the open one, some rows until "show more", rows below rows, arrows, one column at a time on a phone, copy and save. Below full
 * access the ways on say what they take. Draws nothing when no view has rows. Parts: `data-slot` report-table,
 * report-table-head, report-table-title, report-table-dimension, and those of ScrollTable, TableExport and GatedButton; state: `data-view` closed or open.
 */
export const ReportTable = forwardRef(function ReportTable(props: ReportTableProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

const WithOptions = forwardRef(function WithOptions(props: ReportTableLooks & ReportTableOptions) {
  const { table, limit, closedLimit, actionId, actionLogged, open, defaultOpen, onOpenChange, ...looks } =
    props
  const model = useReportTable({
    ...{ table, limit, closedLimit, actionId, actionLogged, open, defaultOpen, onOpenChange },
  })
  return <WithModel {...looks} model={model} />
})

/** Columns of figures under those of the tables above and below: what a name takes does not move them. */
const EVEN = 'desk:[&_thead_th:first-child]:w-2/5 desk:[&_thead_th+th]:min-w-24'

type ViewProps = ReportTableLooks & { model: ReportTableModel }

const WithModel = forwardRef(function WithModel({
  model,
  title,
  headingLevel = 3,
  lock = 'paid',
  ...more
}: ViewProps) {
  const { busy = false, copyGate = 'none', className, ...rest } = more
  const id = useId()
  const { state, figure, events, total } = model
  if (!figure) return null
  const { columns, hiddenColumns, rows, all, limit, limitOfAll } = figure
  const { sort } = state
  const locks = lock === null ? {} : { lock }
  const dimension = figure.dimensions.join(' · ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, and neither a form's nor a landmark: a page of several reports has several balance sheets
    <section
      role="group"
      aria-labelledby={id}
      {...rest}
      data-ui=""
      data-slot="report-table"
      data-view={state.is}
      className={cx('min-w-0', className)}
    >
      <ReportTableHead
        {...{ title, headingLevel, dimension }}
        titleId={id}
        view={state.toggles ? state.is : null}
        onToggleView={events.toggleView}
        source={{ columns, hiddenColumns, sort, ...locks, rows: all, limit: limitOfAll, action: copyGate }}
      />
      <ScrollTable
        // the other view begins collapsed
        key={state.is}
        {...{ columns, hiddenColumns, rows, limit, total, sort, ...locks }}
        caption={dimension ? `${title}, ${dimension}` : title}
        className={figure.even ? EVEN : undefined}
        status={busy ? 'loading' : 'ready'}
        rowOrder="given"
        onSortChange={events.sort}
        onExpand={events.expanded}
        onToggleSubRows={events.toggleSubRows}
      />
    </section>
  )
})
