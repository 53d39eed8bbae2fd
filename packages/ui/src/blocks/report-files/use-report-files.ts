'use client'
import { useMemo, useState } from 'react'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { useHasDataCallback } from '../loaded/use-has-data-callback.ts'
import { useLoaded } from '../loaded/use-loaded.ts'
import {
  hasReportFiles,
  type ReportFilesViewModel,
  toReportFilesViewModel,
} from './report-files.view-model.ts'
import type { ReportFileKind, ReportFilesGate, ReportFilesPort } from './report-files-facts.ts'

export type ReportFilesOptions = {
  /** The issuer of the files. */
  issuerId: number
  /** The list of files (shared-blocks §7 "apiUrl"). */
  kind: ReportFileKind
  /** Loads the list. Rejects for transport faults only. */
  load: ReportFilesPort
  /** The access that files require: `reporting` on the bond page, which also requires the grant for documents. Default `reportFiles`. */
  gate?: ReportFilesGate | undefined
  /** Called once it is known whether there are files. */
  onHasDataChange?: ((hasData: boolean) => void) | undefined
}

type ReportFilesEvents = {
  /** Shows the years after the first two, or hides them. */
  setExpanded: (expanded: boolean) => void
  /** Loads the list again. */
  reload: () => void
}

export type ReportFilesModel = { viewModel: ReportFilesViewModel; events: ReportFilesEvents }

/** View model and events of the report files, without their markup (R5). */
export function useReportFiles(options: ReportFilesOptions): ReportFilesModel {
  const { issuerId, kind, load, gate = 'reportFiles', onHasDataChange } = options
  const { lang, session } = useUi()
  const verdict = useVerdict(gate)
  // links belong to one user, so another user loads them again
  const subject = `${kind} of ${issuerId} for ${session.userId} at ${session.level}`
  const { state, reload } = useLoaded({ subject, query: { kind, issuerId }, load })
  const [expanded, setExpanded] = useState(false)
  const viewModel = useMemo(
    () => toReportFilesViewModel({ loaded: state.loaded, verdict, expanded, lang }),
    [state.loaded, verdict, expanded, lang],
  )
  useHasDataCallback(hasReportFiles(viewModel), onHasDataChange)

  return { viewModel, events: { setExpanded, reload } }
}
