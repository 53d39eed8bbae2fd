'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ReportByStandard, type ReportByStandardLooks } from '../report-table/report-by-standard.tsx'
import { type LocalReportModel, type LocalReportOptions, useLocalReport } from './use-local-report.ts'

export type LocalReportLooks = ReportByStandardLooks

export type LocalReportProps = LocalReportLooks &
  ((LocalReportOptions & { model?: undefined }) | { model: LocalReportModel })

/**
 * The report by the local standard (R3, shared-blocks §2–§4): a report to choose where there are several, balance, profit and loss and
 * cash flow, each closed first where there is closed data and open for who may see it, and an export from day to day (R7). The last
 * choice wins. Draws nothing when there is no report.
 * Parts: `data-slot` local-report, report-links, report-body, report-table…, report-export….
 */
export const LocalReport = forwardRef(function LocalReport(props: LocalReportProps) {
  if (props.model) return <LocalReportView {...props} />
  return <LocalReportAlone {...props} />
})

const LocalReportAlone = forwardRef(function LocalReportAlone({
  reportId,
  load,
  today,
  onHasData,
  ...looks
}: LocalReportLooks & LocalReportOptions) {
  const model = useLocalReport({ reportId, load, today, onHasData })
  return <LocalReportView {...looks} model={model} />
})

type ViewProps = LocalReportLooks & { model: LocalReportModel }

const LocalReportView = forwardRef(function LocalReportView({ model, title, ...looks }: ViewProps) {
  const label = useLabel()
  const { viewModel } = model
  if (!viewModel) return null
  return (
    <ReportByStandard
      {...looks}
      data-slot="local-report"
      title={title ?? label('report_local')}
      model={model}
      viewModel={viewModel}
      actionId={76}
      expected={3}
    />
  )
})
