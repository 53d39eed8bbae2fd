'use client'
import { useMemo } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useHasDataCallback } from '../loaded/use-has-data-callback.ts'
import { useExportRange } from '../report-table/use-export-range.ts'
import { useReportLoad } from '../report-table/use-report-load.ts'
import {
  type LocalReportPort,
  type LocalReportQuery,
  localHasData,
  toLocalReportViewModel,
} from './local-report.view-model.ts'

export type LocalReportOptions = {
  /** The initial report. If the answer has no report with this id, its first one is shown. */
  reportId: number
  /** Loads a report; the last choice wins. */
  load: LocalReportPort
  /** The last day of the export. Default the provider's today. */
  today?: Day | undefined
  /** Called once it is known whether there is a report: without one the block draws nothing. */
  onHasData?: ((hasData: boolean) => void) | undefined
}

export type LocalReportModel = ReturnType<typeof useLocalReport>

/** State, view model and events of the local-standard report, without its markup; `viewModel` is null when there is nothing to draw. */
export function useLocalReport({ reportId, load, today: todayOption, onHasData }: LocalReportOptions) {
  const subject = useMemo((): LocalReportQuery => ({ reportId }), [reportId])
  const { state, events } = useReportLoad({ subject, load })
  const { today, range, setRange } = useExportRange(todayOption)
  useHasDataCallback(localHasData(state), onHasData)
  return {
    state: { load: state, range, today },
    viewModel: toLocalReportViewModel(state),
    events: {
      chooseReport: (reportId: number) => events.changeQuery({ reportId }),
      retry: events.retry,
      setRange,
    },
  }
}
