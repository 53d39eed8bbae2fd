'use client'
import type { GatedAction } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ReportBody, type ReportTablesOptions } from '../report-table/report-body.tsx'
import { ReportExport } from '../report-table/report-export.tsx'
import { ReportFrame, type ReportLooks } from '../report-table/report-frame.tsx'
import {
  type InternationalReportModel,
  type InternationalReportOptions,
  useInternationalReport,
} from './use-international-report.ts'

export type InternationalReportLooks = ReportLooks &
  ReportTablesOptions & {
    /** What exporting takes. Default `exportReport`; `none` lets everybody (readings #12). */
    exportGate?: GatedAction | 'none' | undefined
    /** Whether the export's button stands also where there is no link, to say what it takes: on the bond page (access row 3). Default false. */
    exportPrompts?: boolean | undefined
  }

export type InternationalReportProps = InternationalReportLooks &
  ((InternationalReportOptions & { model?: undefined }) | { model: InternationalReportModel })

/**
 * The report by the international standard (R2, shared-blocks §2–§4): a report to choose where there are several, the methodology in
 * the user's language, tabs for the product's own data and a partner's, balance sheet, profit and loss, cash flow and parameters, each
 * closed first where there is closed data, and an export from day to day (R7). The last choice wins. Draws nothing when there is no
 * report. Parts: `data-slot` international-report, report-links, report-body, report-table…, report-export…; state: `data-source`.
 */
export const InternationalReport = forwardRef(function InternationalReport(props: InternationalReportProps) {
  if (props.model) return <InternationalReportView {...props} />
  return <InternationalReportAlone {...props} />
})

const InternationalReportAlone = forwardRef(function InternationalReportAlone({
  reportId,
  load,
  alternativeBrand,
  today,
  onHasData,
  ...looks
}: InternationalReportLooks & InternationalReportOptions) {
  const model = useInternationalReport({ reportId, load, alternativeBrand, today, onHasData })
  return <InternationalReportView {...looks} model={model} />
})

type ViewProps = InternationalReportLooks & { model: InternationalReportModel }

const InternationalReportView = forwardRef(function InternationalReportView({
  model,
  title,
  headingLevel = 2,
  exportGate,
  exportPrompts,
  ...more
}: ViewProps) {
  const { actionLogged, lock, copyGate, onTableOpenChange, ...rest } = more
  const label = useLabel()
  const { state, figure, events } = model
  if (!figure) return null
  const { body, source } = figure
  const pending = body.kind === 'tables' && body.busy
  return (
    <ReportFrame
      {...rest}
      data-slot="international-report"
      data-source={source}
      title={title ?? label('report_international')}
      headingLevel={headingLevel}
      methodology={figure.methodology}
      archiveUrl={figure.archiveUrl}
      reports={{ options: figure.reports, chosen: figure.reportId, onChoose: events.chooseReport }}
      tabs={{
        label: label('report_source'),
        items: figure.sources.map(id => ({ id, title: label(`report_source_${id}`) })),
        active: source,
        hideSingle: true,
        onSelect: id => events.chooseSource(id === 'partner' ? 'partner' : 'own'),
      }}
      toolbar={
        <ReportExport
          className="desk:ms-auto"
          link={figure.exportLink}
          {...{ range: state.range, onRangeChange: events.setRange, today: state.today, pending }}
          gate={exportGate}
          prompts={exportPrompts}
        />
      }
    >
      <ReportBody
        body={body}
        actionId={80}
        expected={4}
        options={{ actionLogged, lock, copyGate, onTableOpenChange }}
        onRetry={events.retry}
        headingLevel={headingLevel === 2 ? 3 : 4}
      />
    </ReportFrame>
  )
})
