'use client'
import type { ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LoadedFrame, type LoadedLooks } from '../loaded/loaded-frame.tsx'
import { ReportFilesBody } from './report-files-body.tsx'
import { type ReportFilesModel, type ReportFilesOptions, useReportFiles } from './use-report-files.ts'

export type ReportFilesLooks = LoadedLooks & {
  /** Its heading, and the name of its table. Default: the label `report_files`. */
  title?: string
  /** Small print beside its heading: that the files are made up. */
  note?: ReactNode
}

export type ReportFilesProps = ReportFilesLooks &
  ((ReportFilesOptions & { model?: undefined }) | { model: ReportFilesModel })

/**
 * Report files of an issuer by year and quarter, in Russian and English (R5, shared-blocks §2). Two years are shown until "show more".
 * Links are for full access only (shared-blocks §5), with `gate="reporting"` for its grant for documents besides (access row 10); below
 * that a dashed chip stands in their place, and under the title why, and the way in. Give it `load`, or a `model` from `useReportFiles`.
 * Parts: `data-slot` report-files (`data-status` asking, failed, empty, gate, years), report-files-year, report-files-quarter,
 * report-file (`data-kind` none, locked, link), report-files-more.
 */
export const ReportFiles = forwardRef(function ReportFiles(props: ReportFilesProps) {
  if (props.model) return <ReportFilesView {...props} />
  return <ReportFilesAlone {...props} />
})

const ReportFilesAlone = forwardRef(function ReportFilesAlone({
  issuerId,
  kind,
  load,
  gate,
  onHasDataChange,
  ...looks
}: ReportFilesLooks & ReportFilesOptions) {
  const model = useReportFiles({
    issuerId,
    kind,
    load,
    ...(gate === undefined ? {} : { gate }),
    ...(onHasDataChange === undefined ? {} : { onHasDataChange }),
  })
  return <ReportFilesView {...looks} model={model} />
})

const ReportFilesView = forwardRef(function ReportFilesView({
  model,
  title,
  ...looks
}: ReportFilesLooks & { model: ReportFilesModel }) {
  const label = useLabel()
  const name = title ?? label('report_files')
  return (
    <LoadedFrame {...looks} data-slot="report-files" status={model.viewModel.kind} title={name}>
      <ReportFilesBody model={model} name={name} />
    </LoadedFrame>
  )
})
