'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ReportByStandard, type ReportByStandardViewProps } from '../report-table/report-by-standard.tsx'
import {
  type InternationalReportModel,
  type InternationalReportOptions,
  useInternationalReport,
} from './use-international-report.ts'

type InternationalReportViewProps = ReportByStandardViewProps

export type InternationalReportProps = InternationalReportViewProps &
  ((InternationalReportOptions & { model?: undefined }) | { model: InternationalReportModel })

/**
 * The report by the international standard (R2, shared-blocks §2–§4): a selector if there are several reports, the methodology in the
 * user's language, tabs for the product's own data and a partner's, balance sheet, profit and loss, cash flow and parameters, each closed
 * first if there is closed data, and an export of a period (R7). The last choice wins. Draws nothing when there is no report.
 * Parts: `data-slot` international-report, report-links, report-body, report-table…, report-export…; state: `data-source`.
 */
export const InternationalReport = forwardRef(function InternationalReport(props: InternationalReportProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(
  props: InternationalReportViewProps & InternationalReportOptions,
) {
  const { reportId, load, alternativeBrand, today, onHasData, ...view } = props
  return <WithModel {...view} model={useInternationalReport(props)} />
})

type ViewProps = InternationalReportViewProps & { model: InternationalReportModel }

const WithModel = forwardRef(function WithModel({ model, title, ...view }: ViewProps) {
  const label = useLabel()
  const { viewModel, events } = model
  if (!viewModel) return null
  const { source } = viewModel
  return (
    <ReportByStandard
      {...view}
      data-slot="international-report"
      data-source={source}
      title={title ?? label('report_international')}
      model={model}
      viewModel={viewModel}
      methodology={viewModel.methodology}
      tabs={{
        label: label('report_source'),
        items: viewModel.sources.map(id => ({ id, title: label(`report_source_${id}`) })),
        active: source,
        hideSingle: true,
        onSelect: id => events.chooseSource(id === 'partner' ? 'partner' : 'own'),
      }}
      actionId={80}
      expected={4}
    />
  )
})
