'use client'
import { useMemo, useState } from 'react'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { useLoaded } from '../loaded/use-loaded.ts'
import { useTold } from '../loaded/use-told.ts'
import {
  hasReportFiles,
  type ReportFilesViewModel,
  toReportFilesViewModel,
} from './report-files.view-model.ts'
import type { ReportFileKind, ReportFilesGate, ReportFilesPort } from './report-files-facts.ts'

export type ReportFilesOptions = {
  /** Whose files. */
  issuerId: number
  /** Which list of files (shared-blocks §7 "apiUrl"). */
  kind: ReportFileKind
  /** Asks for the list. Rejects for transport faults only. */
  load: ReportFilesPort
  /** What opens the files: `reporting` on the bond page, where the grant for documents is needed besides. Default `reportFiles`. */
  gate?: ReportFilesGate
  /** Told once it is known whether there are files. */
  onHasDataChange?: (hasData: boolean) => void
}

export type ReportFilesEvents = {
  /** Shows the years after the first two, or hides them. */
  setExpanded: (expanded: boolean) => void
  /** Asks again. */
  reload: () => void
}

export type ReportFilesModel = { viewModel: ReportFilesViewModel; events: ReportFilesEvents }

/** Report files without their looks: what is to be drawn, and what the user can do (R5). */
export function useReportFiles(options: ReportFilesOptions): ReportFilesModel {
  const { issuerId, kind, load, gate = 'reportFiles', onHasDataChange } = options
  const { lang, session } = useUi()
  const verdict = useVerdict(gate)
  // links are sent to this user only: another one is asked for anew
  const subject = `${kind} of ${issuerId} for ${session.userId} at ${session.level}`
  const { state, reload } = useLoaded({ subject, query: { kind, issuerId }, load })
  const [expanded, setExpanded] = useState(false)
  const viewModel = useMemo(
    () => toReportFilesViewModel({ loaded: state.loaded, verdict, expanded, lang }),
    [state.loaded, verdict, expanded, lang],
  )
  useTold(hasReportFiles(viewModel), onHasDataChange)

  return { viewModel, events: { setExpanded, reload } }
}
