'use client'
import type { ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LoadedFrame, type LoadedViewProps } from '../loaded/loaded-frame.tsx'
import { ReportFilesBody } from './report-files-body.tsx'
import { type ReportFilesModel, type ReportFilesOptions, useReportFiles } from './use-report-files.ts'

type ReportFilesViewProps = LoadedViewProps & {
  /** Its heading, and the name of its table. Default: the label `report_files`. */
  title?: string
  /** A note next to the heading, e.g. that the files are made up. */
  note?: ReactNode
}

export type ReportFilesProps = ReportFilesViewProps &
  ((ReportFilesOptions & { model?: undefined }) | { model: ReportFilesModel })

/**
 * Report files of an issuer by year and quarter, in Russian and English (R5, shared-blocks §2). Two years are shown until "show more".
 * Links require full access (shared-blocks §5), with `gate="reporting"` also the grant for documents (access row 10). Without it files are
 * locked chips, with a prompt under the title. Give it `load`, or a `model` from `useReportFiles`.
 * Parts: `data-slot` report-files (`data-status` loading, failed, empty, gate, years), report-files-year, report-files-quarter,
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
  ...view
}: ReportFilesViewProps & ReportFilesOptions) {
  const model = useReportFiles({
    issuerId,
    kind,
    load,
    ...(gate === undefined ? {} : { gate }),
    ...(onHasDataChange === undefined ? {} : { onHasDataChange }),
  })
  return <ReportFilesView {...view} model={model} />
})

const ReportFilesView = forwardRef(function ReportFilesView({
  model,
  title,
  ...view
}: ReportFilesViewProps & { model: ReportFilesModel }) {
  const label = useLabel()
  const name = title ?? label('report_files')
  return (
    <LoadedFrame {...view} data-slot="report-files" status={model.viewModel.kind} title={name}>
      <ReportFilesBody model={model} name={name} />
    </LoadedFrame>
  )
})
