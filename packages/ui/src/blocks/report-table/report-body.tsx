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

/** Options for the tables of a report block. */
export type ReportTablesOptions = {
  /** Logs that a table was expanded, with action 76 or 80 (shared-blocks §7). */
  actionLogged?: ActionLoggedPort | undefined
  /** The access that expanding a table requires. Default `paid`; null: none (readings #15). */
  lock?: 'auth' | 'paid' | null | undefined
  /** The access that copying and saving a table additionally require. Default `none` (readings #12). */
  copyGate?: AccessAction | 'none' | undefined
  /** Called when a table is opened or closed (shared-blocks §4). */
  onTableOpenChange?: ((table: { id: string; open: boolean }) => void) | undefined
}

export type ReportBodyProps = {
  body: ReportBodyViewModel
  /** The action logged when a table is expanded. */
  actionId: ReportAction
  /** How many tables the placeholder shows while loading. */
  expected: number
  options: ReportTablesOptions
  onRetry: () => void
  /** The level of the tables' headings. */
  headingLevel: 3 | 4
}

/** The tables of a block, or why there are none. `data-slot` report-body; state: `data-kind`, `data-busy`. */
export function ReportBody({ body, actionId, expected, options, onRetry, headingLevel }: ReportBodyProps) {
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
      {body.kind === 'loading' && <TablesPlaceholder count={expected} />}
      {body.kind === 'failed' && <ErrorState className="min-h-60" onRetry={onRetry} />}
      {body.kind === 'refused' && (
        <CardBody>
          <AccessPrompt verdict={body.verdict} />
        </CardBody>
      )}
      {body.kind === 'nothing' && <EmptyState className="min-h-40" />}
      {body.kind === 'tables' && (
        <Tables
          tables={body.tables}
          isBusy={isBusy}
          actionId={actionId}
          options={options}
          headingLevel={headingLevel}
        />
      )}
    </div>
  )
}

type TablesProps = Pick<ReportBodyProps, 'actionId' | 'options' | 'headingLevel'> & {
  tables: Extract<ReportBodyViewModel, { kind: 'tables' }>['tables']
  isBusy: boolean
}

function Tables({ tables, isBusy, actionId, options, headingLevel }: TablesProps) {
  const label = useLabel()
  const { actionLogged, lock, copyGate, onTableOpenChange } = options
  return (
    <div>
      {tables.map(({ id, title, titleKey, table, limit, closedLimit }) => (
        <ReportTable
          key={id}
          table={table}
          limit={limit}
          closedLimit={closedLimit}
          actionId={actionId}
          actionLogged={actionLogged}
          lock={lock}
          copyGate={copyGate}
          headingLevel={headingLevel}
          busy={isBusy}
          title={title || label(titleKey)}
          onOpenChange={open => onTableOpenChange?.({ id, open })}
          className="border-line pt-3 not-first:border-t"
        />
      ))}
    </div>
  )
}

/** Placeholder while tables load: a title, headings and five rows each. */
function TablesPlaceholder({ count }: { count: number }) {
  return (
    <div className="grid gap-8 px-5 py-4 max-desk:px-4">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never move
        <div key={index} className="grid gap-x-8 gap-y-4 desk:grid-cols-[1fr_3fr]">
          <Skeleton className="w-40 desk:col-span-2" />
          <Skeleton lines={6} className="gap-5" />
          <Skeleton lines={6} className="gap-5 max-desk:hidden [&>*]:w-full!" />
        </div>
      ))}
    </div>
  )
}
