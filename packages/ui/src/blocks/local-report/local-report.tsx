'use client'
import type { GatedAction } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ReportBody, type ReportTablesOptions } from '../report-table/report-body.tsx'
import { ReportExport } from '../report-table/report-export.tsx'
import { ReportFrame, type ReportLooks } from '../report-table/report-frame.tsx'
import { type LocalReportModel, type LocalReportOptions, useLocalReport } from './use-local-report.ts'

export type LocalReportLooks = ReportLooks &
  ReportTablesOptions & {
    /** What exporting takes. Default `exportReport`; `none` lets everybody (readings #12). */
    exportGate?: GatedAction | 'none' | undefined
    /** Whether the export's button stands also where there is no link, to say what it takes: on the bond page (access row 3). Default false. */
    exportPrompts?: boolean | undefined
  }

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

const LocalReportView = forwardRef(function LocalReportView({
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
  const { body } = figure
  const pending = body.kind === 'tables' && body.busy
  return (
    <ReportFrame
      {...rest}
      data-slot="local-report"
      title={title ?? label('report_local')}
      headingLevel={headingLevel}
      archiveUrl={figure.archiveUrl}
      reports={{ options: figure.reports, chosen: figure.reportId, onChoose: events.chooseReport }}
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
        actionId={76}
        expected={3}
        options={{ actionLogged, lock, copyGate, onTableOpenChange }}
        onRetry={events.retry}
        headingLevel={headingLevel === 2 ? 3 : 4}
      />
    </ReportFrame>
  )
})
