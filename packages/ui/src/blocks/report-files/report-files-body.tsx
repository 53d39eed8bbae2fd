'use client'
import { useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { CardBody } from '../../controls/card/card.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { Busy } from '../../foundation/state/busy-scope.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ShowOthers } from '../loaded/show-others.tsx'
import type { ReportFilesViewModel } from './report-files.view-model.ts'
import { ReportFilesTable } from './report-files-table.tsx'
import type { ReportFilesModel } from './use-report-files.ts'

export type ReportFilesBodyProps = {
  model: ReportFilesModel
  /** The name of the table. */
  name: string
}

/** The files, or why there are none. */
export function ReportFilesBody({ model: { viewModel, events }, name }: ReportFilesBodyProps) {
  const label = useLabel()
  switch (viewModel.kind) {
    case 'loading':
      return (
        <CardBody>
          <Busy />
          <Skeleton lines={5} className="gap-5" />
        </CardBody>
      )
    case 'failed':
      return <ErrorState message={label('report_files_failed')} onRetry={events.reload} />
    case 'empty':
      return <EmptyState message={label('report_files_none')} />
    case 'gate':
      return <Gate verdict={viewModel.verdict} />
    case 'years':
      return <Years viewModel={viewModel} name={name} onExpandedChange={events.setExpanded} />
  }
}

function Gate({ verdict }: Pick<Extract<ReportFilesViewModel, { kind: 'gate' }>, 'verdict'>) {
  return (
    <div className="px-4 py-3 desk:px-5">
      <AccessPrompt verdict={verdict} />
    </div>
  )
}

type YearsProps = {
  viewModel: Extract<ReportFilesViewModel, { kind: 'years' }>
  name: string
  onExpandedChange: (expanded: boolean) => void
}

function Years({ viewModel, name, onExpandedChange }: YearsProps) {
  const tableId = useId()
  return (
    <>
      {viewModel.locked ? <Gate verdict={viewModel.locked} /> : null}
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
