'use client'
import type { FileFacts } from '@accrue/api-client'
import { GatedButton } from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import type { ChartRange } from '../../rules/chart-rules.ts'
import type { FileDownload } from '../file-download/file-download.reducer.ts'
import { FileDownloadError } from '../file-download/file-download-error.tsx'
import { saveNamedFile, useFileDownload } from '../file-download/use-file-download.ts'

/** Maximum points of the archive's workbook (bond-page §5, readings #18: 2500 itself is allowed). */
const MAX_POINTS = 2500

export type ArchiveExcelInput = {
  bondId: number
  venueId: number | null
  range: ChartRange
  /** Number of rows in the period; null while loading. */
  points: number | null
}

export type ArchiveExcelModel = { state: FileDownload; submit: () => void }

/** Requests the archive's workbook and saves it. Too many points are refused without a request (C21). */
export function useArchiveExcel(
  port: BondPagePorts['files']['archive'],
  { bondId, venueId, range: { from, to }, points }: ArchiveExcelInput,
): ArchiveExcelModel {
  const lang = useLang()
  const isTooMany = points !== null && points > MAX_POINTS
  const { state, download, dispatch } = useFileDownload<FileFacts>({
    save: file => saveNamedFile(file, `archive-${bondId}.xlsx`),
  })
  const isStillTrue = isTooMany && state.kind === 'refused' && state.code === 'many_points'
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days or another trading ground are other rows, even if there are as many
  useEffect(() => {
    if (points !== null && !isStillTrue) dispatch({ type: 'dataChanged' })
  }, [points, from, to, venueId])
  const submit = () => {
    if (points === null || venueId === null) return
    download(async signal =>
      isTooMany
        ? { kind: 'refused', code: 'many_points' }
        : port({ bondId, venueId, from, to, lang }, { signal }),
    )
  }
  return { state, submit }
}

export type ExcelFormProps = {
  excel: ArchiveExcelModel
  venueId: number | null
  /** Why the export is disabled, or null. */
  reason: string | null
}

/** The Excel export of the archive as a gated form (bond-page §7, access rows 1 and 7). */
export function ExcelForm({ excel, venueId, reason }: ExcelFormProps) {
  const label = useLabel()
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      aria-label={label('payments_excel')}
      onSubmit={event => {
        event.preventDefault()
        excel.submit()
      }}
    >
      <GatedButton
        action="exportExcel"
        subject={{ venueId }}
        size="s"
        icon={<Download />}
        pending={excel.state.kind === 'pending'}
        disabledReason={reason}
        onAllowed={() => form.current?.requestSubmit()}
      >
        {label('payments_excel')}
      </GatedButton>
    </form>
  )
}

export function ExcelError({ excel: { state, submit } }: Pick<ExcelFormProps, 'excel'>) {
  const label = useLabel()
  return <FileDownloadError state={state} failure={label('payments_excel_failed')} onRetry={submit} />
}
