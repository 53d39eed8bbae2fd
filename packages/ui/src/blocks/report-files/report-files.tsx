'use client'
import { type ReactNode, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { LoadedFrame, type LoadedViewProps } from '../loaded/loaded-frame.tsx'
import { ShowOthers } from '../loaded/show-others.tsx'
import type { ReportFilesViewModel } from './report-files.view-model.ts'
import { ReportFilesTable } from './report-files-table.tsx'
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
  const model = useReportFiles({ issuerId, kind, load, gate, onHasDataChange })
  return <ReportFilesView {...view} model={model} />
})

const ReportFilesView = forwardRef(function ReportFilesView({
  model,
  title,
  ...view
}: ReportFilesViewProps & { model: ReportFilesModel }) {
  const label = useLabel()
  const { viewModel, events } = model
  const name = title ?? label('report_files')
  return (
    <LoadedFrame
      {...view}
      data-slot="report-files"
      viewModel={viewModel}
      failed={label('report_files_failed')}
      empty={label('report_files_none')}
      skeletonLines={5}
      onRetry={events.reload}
      title={name}
    >
      {viewModel.kind === 'years' ? (
        <Years viewModel={viewModel} name={name} onExpandedChange={events.setExpanded} />
      ) : null}
    </LoadedFrame>
  )
})

type YearsProps = {
  viewModel: Extract<ReportFilesViewModel, { kind: 'years' }>
  name: string
  onExpandedChange: (expanded: boolean) => void
}

function Years({ viewModel, name, onExpandedChange }: YearsProps) {
  const tableId = useId()
  return (
    <>
      {viewModel.locked ? (
        <div className="px-4 py-3 desk:px-5">
          <AccessPrompt verdict={viewModel.locked} />
        </div>
      ) : null}
      <ReportFilesTable id={tableId} viewModel={viewModel} name={name} />
      <ShowOthers
        data-slot="report-files-more"
        others={viewModel.others}
        expanded={viewModel.expanded}
        onExpandedChange={onExpandedChange}
        controls={tableId}
      />
    </>
  )
}
