'use client'
import { useMemo, useState } from 'react'
import { useHasDataCallback } from '../loaded/use-has-data-callback.ts'
import { useReportLoad } from '../report-table/use-report-load.ts'
import {
  type BankReportPort,
  type BankReportQuery,
  type BankTab,
  bankHasData,
  toBankReportViewModel,
} from './bank-report.view-model.ts'

export type BankReportOptions = {
  /** The bank whose reports are shown. */
  issuerId: number
  /** A branch of the bank, for its own reports. */
  branchId?: number | undefined
  /** Loads a report; called twice in parallel, for the actual and the archive one. */
  load: BankReportPort
  /** Called once it is known whether the bank has a report: without one the block draws nothing (shared-blocks §4). */
  onHasData?: ((hasData: boolean) => void) | undefined
}

export type BankReportModel = ReturnType<typeof useBankReport>

/** State, view model and events of the bank report, without its markup; `viewModel` is null when there is nothing to draw. */
export function useBankReport({ issuerId, branchId, load, onHasData }: BankReportOptions) {
  const subjects = useMemo(() => {
    const of = (archive: boolean): BankReportQuery => ({
      issuerId,
      archive,
      ...(branchId === undefined ? {} : { branch: branchId }),
    })
    return { actual: of(false), archive: of(true) }
  }, [issuerId, branchId])
  const actual = useReportLoad({ subject: subjects.actual, load })
  const archive = useReportLoad({ subject: subjects.archive, load })
  const [chosen, chooseTab] = useState<BankTab | null>(null)
  const loads = { actual: actual.state, archive: archive.state }
  useHasDataCallback(bankHasData(loads), onHasData)
  return {
    state: { ...loads, chosen },
    viewModel: toBankReportViewModel({ ...loads, chosen }),
    events: {
      chooseTab,
      /** Loads each failed report again. */
      retry: () => {
        actual.events.retry()
        archive.events.retry()
      },
    },
  }
}
