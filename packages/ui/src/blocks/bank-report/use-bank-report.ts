'use client'
import { useMemo, useState } from 'react'
import { useTold } from '../loaded/use-told.ts'
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
  /** A branch of the bank, for its own figures. */
  branchId?: number | undefined
  /** Brings a report; asked twice at once, for the actual and the archive one. */
  load: BankReportPort
  /** Told whether the bank has a report, once that is known: without one the block draws nothing (shared-blocks §4). */
  onHasData?: ((hasData: boolean) => void) | undefined
}

export type BankReportModel = ReturnType<typeof useBankReport>

/** The bank report without its looks; `figure` is null when there is nothing to draw. */
export function useBankReport({ issuerId, branchId, load, onHasData }: BankReportOptions) {
  const subjects = useMemo(() => {
    const of = (archive: boolean): BankReportQuery => ({
      ...{ issuerId, archive },
      ...(branchId === undefined ? {} : { branch: branchId }),
    })
    return { actual: of(false), archive: of(true) }
  }, [issuerId, branchId])
  const actual = useReportLoad({ subject: subjects.actual, load })
  const archive = useReportLoad({ subject: subjects.archive, load })
  const [chosen, chooseTab] = useState<BankTab | null>(null)
  const loads = { actual: actual.state, archive: archive.state }
  useTold(bankHasData(loads), onHasData)
  return {
    state: { ...loads, chosen },
    viewModel: toBankReportViewModel({ ...loads, chosen }),
    events: {
      chooseTab,
      /** Asks again for each report that failed. */
      retry: () => {
        actual.events.retry()
        archive.events.retry()
      },
    },
  }
}
