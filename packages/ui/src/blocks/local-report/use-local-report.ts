'use client'
import { useMemo } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useTold } from '../loaded/use-told.ts'
import { useExportRange } from '../report-table/use-export-range.ts'
import { useReportLoad } from '../report-table/use-report-load.ts'
import {
  type LocalReportPort,
  type LocalReportQuery,
  localHasData,
  toLocalReportViewModel,
} from './local-report.view-model.ts'

export type LocalReportOptions = {
  /** The report that is shown at first. An id that is none of the answer's reports stands for the first of them. */
  reportId: number
  /** Brings a report; the last choice wins. */
  load: LocalReportPort
  /** The last day of the export. Default the provider's today. */
  today?: Day | undefined
  /** Told whether there is a report, once that is known: without one the block draws nothing. */
  onHasData?: ((hasData: boolean) => void) | undefined
}

export type LocalReportModel = ReturnType<typeof useLocalReport>

/** The local-standard report without its looks; `figure` is null when there is nothing to draw. */
export function useLocalReport({ reportId, load, today: given, onHasData }: LocalReportOptions) {
  const subject = useMemo((): LocalReportQuery => ({ reportId }), [reportId])
  const { state, events } = useReportLoad({ subject, load })
  const { today, range, setRange } = useExportRange(given)
  useTold(localHasData(state), onHasData)
  return {
    state: { load: state, range, today },
    viewModel: toLocalReportViewModel(state),
    events: {
      chooseReport: (reportId: number) => events.ask({ reportId }),
      retry: events.retry,
      setRange,
    },
  }
}
