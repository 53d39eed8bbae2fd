'use client'
import { useMemo } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useLang } from '../../foundation/ui-provider.tsx'
import { useTold } from '../loaded/use-told.ts'
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
  /** The report that is shown at first. An id that is none of the answer's reports stands for the first of them. */
  reportId: number
  /** Brings a report; the last choice wins. */
  load: InternationalReportPort
  /** Whether the data is that of the alternative brand: then there is no methodology link. Default false. */
  alternativeBrand?: boolean | undefined
  /** The last day of the export. Default the provider's today. */
  today?: Day | undefined
  /** Told whether there is a report, once that is known: without one the block draws nothing. */
  onHasData?: ((hasData: boolean) => void) | undefined
}

export type InternationalReportModel = ReturnType<typeof useInternationalReport>

/** The international-standard report without its looks; `figure` is null when there is nothing to draw. */
export function useInternationalReport(options: InternationalReportOptions) {
  const { reportId, load, alternativeBrand = false, today: given, onHasData } = options
  const lang = useLang()
  const subject = useMemo((): InternationalReportQuery => ({ reportId }), [reportId])
  const { state, events } = useReportLoad({ subject, load })
  const { today, range, setRange } = useExportRange(given)
  useTold(internationalHasData(state), onHasData)
  const { query } = state
  return {
    state: { load: state, range, today },
    viewModel: toInternationalReportViewModel({ load: state, lang, alternativeBrand }),
    events: {
      /** Another report from the same source. */
      chooseReport: (reportId: number) => events.ask({ ...query, reportId }),
      /** The same report from another source. */
      chooseSource: (source: ReportSource) => events.ask({ reportId: query.reportId, source }),
      retry: events.retry,
      setRange,
    },
  }
}
