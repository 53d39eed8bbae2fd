'use client'
import type { ExportRange } from '../../controls/date-picker/export-dates.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import type { ReportBodyViewModel } from './report-block.view-model.ts'
import { ReportBody, type ReportBodyProps, type ReportTablesOptions } from './report-body.tsx'
import { ReportExport } from './report-export.tsx'
import type { ReportOption } from './report-facts.ts'
import {
  type ReportBlockProps,
  type ReportExportOptions,
  ReportFrame,
  type ReportFrameProps,
} from './report-frame.tsx'

export type ReportByStandardViewProps = ReportBlockProps & ReportTablesOptions & ReportExportOptions

export type ReportByStandardProps = Omit<ReportByStandardViewProps, 'title'> &
  Pick<ReportFrameProps, 'title' | 'tabs' | 'methodology'> &
  Pick<ReportBodyProps, 'actionId' | 'expected'> & {
    model: {
      state: { range: ExportRange; today: Day }
      events: {
        chooseReport: (id: number) => void
        setRange: (range: ExportRange) => void
        retry: () => void
      }
    }
    viewModel: {
      body: ReportBodyViewModel
      reports: readonly ReportOption[]
      reportId: number | null
      archiveUrl: string | null
      exportLink: string | null
    }
  }

/** A report by an accounting standard: a selector of reports, the tables, and an export of a period. */
export const ReportByStandard = forwardRef(function ReportByStandard({
  model: { state, events },
  viewModel: { body, reports, reportId, archiveUrl, exportLink },
  headingLevel = 2,
  actionId,
  expected,
  exportGate,
  exportPrompts,
  actionLogged,
  lock,
  copyGate,
  onTableOpenChange,
  ...frame
}: ReportByStandardProps) {
  return (
    <ReportFrame
      {...frame}
      headingLevel={headingLevel}
      archiveUrl={archiveUrl}
      reports={{ options: reports, chosen: reportId, onChoose: events.chooseReport }}
      toolbar={
        <ReportExport
          className="desk:ms-auto"
          link={exportLink}
          range={state.range}
          onRangeChange={events.setRange}
          today={state.today}
          pending={body.kind === 'tables' && body.busy}
          gate={exportGate}
          prompts={exportPrompts}
        />
      }
    >
      <ReportBody
        body={body}
        actionId={actionId}
        expected={expected}
        options={{ actionLogged, lock, copyGate, onTableOpenChange }}
        onRetry={events.retry}
        headingLevel={headingLevel === 2 ? 3 : 4}
      />
    </ReportFrame>
  )
})
