'use client'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { GatedButton } from '../../controls/access-prompt/gated-button.tsx'
import type { GatedAction } from '../../foundation/access/access.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ScrollTable } from '../../tables/scroll-table/scroll-table.tsx'
import { TableExport } from '../../tables/table-export/table-export.tsx'
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
export function ReportTable(props: ReportTableProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
}

function WithOptions(props: ReportTableLooks & ReportTableOptions) {
  const { table, limit, closedLimit, actionId, actionLogged, open, defaultOpen, onOpenChange, ...looks } =
    props
  const model = useReportTable({
    ...{ table, limit, closedLimit, actionId, actionLogged, open, defaultOpen, onOpenChange },
  })
  return <WithModel {...looks} model={model} />
}

/** Columns of figures under those of the tables above and below: what a name takes does not move them. */
const EVEN = 'desk:[&_thead_th:first-child]:w-2/5 desk:[&_thead_th+th]:min-w-28'

type ViewProps = ReportTableLooks & { model: ReportTableModel }

function WithModel({
  model,
  title,
  headingLevel = 3,
  lock = 'paid',
  busy = false,
  copyGate,
  className,
  ...rest
}: ViewProps) {
  const id = useId()
  const { state, figure, events, total } = model
  if (!figure) return null
  const { columns, hiddenColumns, rows, all, limit, limitOfAll } = figure
  const dimension = figure.dimensions.join(' · ')
  const locks = lock === null ? {} : { lock }
  const Heading = `h${headingLevel}` as const
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-ui=""
      data-slot="report-table"
      data-view={state.is}
      className={cx('min-w-0', className)}
    >
      <div
        data-slot="report-table-head"
        className="flex flex-wrap items-center gap-x-2 gap-y-1 px-5 pb-1 max-desk:px-4"
      >
        <Heading id={id} data-slot="report-table-title" className="py-1 text-14 font-heavy">
          {title}
        </Heading>
        <span data-slot="report-table-dimension" className="me-auto text-12 text-ink-3">
          {dimension}
        </span>
        {/* on a phone both ends of a line of their own */}
        <div className="flex items-center gap-2 max-desk:has-[*+*]:basis-full max-desk:has-[*+*]:justify-between">
          {state.toggles && <ViewToggle isOpen={state.is === 'open'} onToggle={events.toggleView} />}
          <TableExport
            {...{ title, columns, hiddenColumns, sort: state.sort, ...locks }}
            {...{ rows: all, limit: limitOfAll, size: 's', action: copyGate ?? 'none' }}
          />
        </div>
      </div>
      <ScrollTable
        // the other view begins collapsed
        key={state.is}
        {...{ columns, hiddenColumns, rows, limit, total, ...locks }}
        caption={dimension ? `${title}, ${dimension}` : title}
        className={figure.even ? EVEN : undefined}
        status={busy ? 'loading' : 'ready'}
        rowOrder="given"
        sort={state.sort}
        onSortChange={events.sort}
        onExpand={events.expanded}
        onToggleSubRows={events.toggleSubRows}
      />
    </section>
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
      className="max-desk:-ms-3"
      icon={isOpen ? <ChevronsDownUp /> : <ChevronsUpDown />}
    >
      {label(isOpen ? 'report_table_close' : 'report_table_open')}
    </GatedButton>
  )
}
