'use client'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ReportBody, type ReportTablesOptions } from '../report-table/report-body.tsx'
import { ReportExport } from '../report-table/report-export.tsx'
import {
  type ReportBlockProps,
  type ReportExportOptions,
  ReportFrame,
} from '../report-table/report-frame.tsx'
import { BANK_TABS, type BankTab } from './bank-report.view-model.ts'
import { type BankReportModel, type BankReportOptions, useBankReport } from './use-bank-report.ts'

type BankReportViewProps = ReportBlockProps &
  ReportTablesOptions &
  ReportExportOptions & {
    /** The last day of the export. Default the provider's today. */
    today?: Day | undefined
  }

export type BankReportProps = BankReportViewProps &
  ((BankReportOptions & { model?: undefined }) | { model: BankReportModel })

/**
 * The report of a bank (R1): tabs Actual and Archive, loaded by two parallel requests. A tab without data is hidden; without actual data
 * the archive is shown; without any data the block draws nothing and calls `onHasData` with false (shared-blocks §2, §4). If one of the two
 * fails, its tab shows the error and Retry while the other works. The export has a button if the server sent a link.
 * Parts: `data-slot` bank-report, report-body, report-table…, report-export…; state: `data-tab` actual or archive.
 */
export const BankReport = forwardRef(function BankReport(props: BankReportProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: BankReportViewProps & BankReportOptions) {
  const { issuerId, branchId, load, onHasData, ...view } = props
  return <WithModel {...view} model={useBankReport(props)} />
})

const WithModel = forwardRef(function WithModel({
  model,
  title,
  headingLevel = 2,
  exportGate,
  exportPrompts,
  today,
  actionLogged,
  lock,
  copyGate,
  onTableOpenChange,
  ...frame
}: BankReportViewProps & { model: BankReportModel }) {
  const label = useLabel()
  const { viewModel, events } = model
  if (!viewModel) return null
  const { tabs, active, body, exportLink, archiveUrl } = viewModel
  return (
    <ReportFrame
      {...frame}
      data-slot="bank-report"
      data-tab={active}
      title={title ?? label('report_bank')}
      headingLevel={headingLevel}
      archiveUrl={archiveUrl}
      tabs={{
        label: label('report_age'),
        items: tabs.map(tab => ({ id: BANK_TABS[tab], title: label(`report_${tab}`) })),
        active: BANK_TABS[active],
        hideSingle: false,
        onSelect: id => events.chooseTab(tabOf(id)),
      }}
      action={
        <ReportExport
          link={exportLink}
          archive={active === 'archive'}
          gate={exportGate}
          prompts={exportPrompts}
          today={today}
        />
      }
    >
      <ReportBody
        // the tables of both tabs may have the same names, but must not share state
        key={active}
        body={body}
        actionId={76}
        expected={4}
        options={{ actionLogged, lock, copyGate, onTableOpenChange }}
        onRetry={events.retry}
        headingLevel={headingLevel === 2 ? 3 : 4}
      />
    </ReportFrame>
  )
})

function tabOf(id: string): BankTab {
  return id === BANK_TABS.archive ? 'archive' : 'actual'
}
