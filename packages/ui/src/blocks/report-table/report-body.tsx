'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { CardBody } from '../../controls/card/card.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import type { AccessAction } from '../../foundation/access/access.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ReportBodyViewModel } from './report-block.view-model.ts'
import type { ActionLoggedPort, ReportAction } from './report-facts.ts'
import { ReportTable } from './report-table.tsx'

/** How the tables of a block behave. */
export type ReportTablesOptions = {
  /** Logs that a table was expanded: 76 or 80 (shared-blocks §7). */
  actionLogged?: ActionLoggedPort | undefined
  /** What expanding a table takes. Default `paid`; null: nothing (readings #15). */
  lock?: 'auth' | 'paid' | null | undefined
  /** What copying and saving a table take besides. Default `none` (readings #12). */
  copyGate?: AccessAction | 'none' | undefined
  /** Told when a table is opened or closed (shared-blocks §4). */
  onTableOpenChange?: ((table: { id: string; open: boolean }) => void) | undefined
}

export type ReportBodyProps = {
  body: ReportBodyViewModel
  /** What is logged when a table is expanded. */
  actionId: ReportAction
  /** How many tables are expected: the room that is held for them. */
  expected: number
  options: ReportTablesOptions
  onRetry: () => void
  /** The level of the tables' headings. */
  headingLevel: 3 | 4
}

/** What stands below a block's head: its tables, or why there are none. `data-slot` report-body; state: `data-kind`, `data-busy`. */
export function ReportBody({ body, expected, onRetry, ...rest }: ReportBodyProps) {
  const label = useLabel()
  const isBusy = body.kind === 'tables' && body.busy
  useBusy(body.kind === 'loading' || isBusy)
  return (
    <div
      data-slot="report-body"
      data-kind={body.kind}
      data-busy={isBusy ? '' : undefined}
      aria-busy={body.kind === 'loading' || isBusy || undefined}
    >
      <p role="status" className="sr-text">
        {body.kind === 'loading' || isBusy ? label('loading') : ''}
      </p>
      {body.kind === 'loading' && <Waiting tables={expected} />}
      {body.kind === 'failed' && <ErrorState className="min-h-60" onRetry={onRetry} />}
      {body.kind === 'refused' && (
        <CardBody>
          <AccessPrompt verdict={body.verdict} />
        </CardBody>
      )}
      {body.kind === 'nothing' && <EmptyState className="min-h-40" />}
      {body.kind === 'tables' && <Tables {...rest} tables={body.tables} isBusy={isBusy} />}
    </div>
  )
}

type TablesProps = Pick<ReportBodyProps, 'actionId' | 'options' | 'headingLevel'> & {
  tables: Extract<ReportBodyViewModel, { kind: 'tables' }>['tables']
  isBusy: boolean
}

function Tables({ tables, isBusy, actionId, options, headingLevel }: TablesProps) {
  const label = useLabel()
  const { onTableOpenChange, ...rest } = options
  return (
    <div>
      {tables.map(({ id, title, titleKey, ...plan }) => (
        <ReportTable
          key={id}
          {...rest}
          {...plan}
          {...{ actionId, headingLevel }}
          busy={isBusy}
          title={title || label(titleKey)}
          onOpenChange={open => onTableOpenChange?.({ id, open })}
          className="border-line pt-3 not-first:border-t"
        />
      ))}
    </div>
  )
}

/** Room for the tables that are on their way: a title, headings and five rows each. */
function Waiting({ tables }: { tables: number }) {
  return (
    <div className="grid gap-8 px-5 py-4 max-desk:px-4">
      {Array.from({ length: tables }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={place} className="grid gap-x-8 gap-y-4 desk:grid-cols-[1fr_3fr]">
          <Skeleton className="w-40 desk:col-span-2" />
          <Skeleton lines={6} className="gap-5" />
          <Skeleton lines={6} className="gap-5 max-desk:hidden [&>*]:w-full!" />
        </div>
      ))}
    </div>
  )
}
