'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ReportByStandard, type ReportByStandardViewProps } from '../report-table/report-by-standard.tsx'
import { type LocalReportModel, type LocalReportOptions, useLocalReport } from './use-local-report.ts'

type LocalReportViewProps = ReportByStandardViewProps

export type LocalReportProps = LocalReportViewProps &
  ((LocalReportOptions & { model?: undefined }) | { model: LocalReportModel })

/**
 * The report by the local standard (R3, shared-blocks §2–§4): a selector if there are several reports, balance, profit and loss and cash
 * flow, each closed first if there is closed data and open for users with access, and an export of a period (R7). The last choice wins.
 * Draws nothing when there is no report.
 * Parts: `data-slot` local-report, report-links, report-body, report-table…, report-export….
 */
export const LocalReport = forwardRef(function LocalReport(props: LocalReportProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: LocalReportViewProps & LocalReportOptions) {
  const { reportId, load, today, onHasData, ...view } = props
  return <WithModel {...view} model={useLocalReport(props)} />
})

type ViewProps = LocalReportViewProps & { model: LocalReportModel }

const WithModel = forwardRef(function WithModel({ model, title, ...view }: ViewProps) {
  const label = useLabel()
  const { viewModel } = model
  if (!viewModel) return null
  return (
    <ReportByStandard
      {...view}
      data-slot="local-report"
      title={title ?? label('report_local')}
      model={model}
      viewModel={viewModel}
      actionId={76}
      expected={3}
    />
  )
})
