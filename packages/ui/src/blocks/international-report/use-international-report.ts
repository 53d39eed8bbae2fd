'use client'
import { useMemo } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useLang } from '../../foundation/ui-provider.tsx'
import { useHasDataCallback } from '../loaded/use-has-data-callback.ts'
import { useExportRange } from '../report-table/use-export-range.ts'
import { useReportLoad } from '../report-table/use-report-load.ts'
import {
  type InternationalReportPort,
  type InternationalReportQuery,
  internationalHasData,
  type ReportSource,
  toInternationalReportViewModel,
} from './international-report.view-model.ts'

export type InternationalReportOptions = {
  /** The initial report. If the answer has no report with this id, its first one is shown. */
  reportId: number
  /** Loads a report; the last choice wins. */
  load: InternationalReportPort
  /** Whether the data is of the alternative brand, which has no methodology link. Default false. */
  alternativeBrand?: boolean | undefined
  /** The last day of the export. Default the provider's today. */
  today?: Day | undefined
  /** Called once it is known whether there is a report: without one the block draws nothing. */
  onHasData?: ((hasData: boolean) => void) | undefined
}

export type InternationalReportModel = ReturnType<typeof useInternationalReport>

/** State, view model and events of the international-standard report, without its markup; `viewModel` is null when there is nothing to draw. */
export function useInternationalReport(options: InternationalReportOptions) {
  const { reportId, load, alternativeBrand = false, today: todayOption, onHasData } = options
  const lang = useLang()
  const subject = useMemo((): InternationalReportQuery => ({ reportId }), [reportId])
  const { state, events } = useReportLoad({ subject, load })
  const { today, range, setRange } = useExportRange(todayOption)
  useHasDataCallback(internationalHasData(state), onHasData)
  const { query } = state
  return {
    state: { load: state, range, today },
    viewModel: toInternationalReportViewModel({ load: state, lang, alternativeBrand }),
    events: {
      /** Another report from the same source. */
      chooseReport: (reportId: number) => events.changeQuery({ ...query, reportId }),
      /** The same report from another source. */
      chooseSource: (source: ReportSource) => events.changeQuery({ reportId: query.reportId, source }),
      retry: events.retry,
      setRange,
    },
  }
}
