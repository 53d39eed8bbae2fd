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
import type { ReportFilesFigure } from './report-files.view-model.ts'
import { ReportFilesTable } from './report-files-table.tsx'
import type { ReportFilesModel } from './use-report-files.ts'

export type ReportFilesBodyProps = {
  model: ReportFilesModel
  /** What the table is called. */
  name: string
}

/** What stands under the title: the files, or why they are not there. */
export function ReportFilesBody({ model: { figure, events }, name }: ReportFilesBodyProps) {
  const label = useLabel()
  switch (figure.kind) {
    case 'asking':
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
      return <Gate verdict={figure.verdict} />
    case 'years':
      return <Years figure={figure} name={name} onExpandedChange={events.setExpanded} />
  }
}

function Gate({ verdict }: Pick<Extract<ReportFilesFigure, { kind: 'gate' }>, 'verdict'>) {
  return (
    <div className="px-4 py-3 desk:px-5">
      <AccessPrompt verdict={verdict} />
    </div>
  )
}

type YearsProps = {
  figure: Extract<ReportFilesFigure, { kind: 'years' }>
  name: string
  onExpandedChange: (expanded: boolean) => void
}

function Years({ figure, name, onExpandedChange }: YearsProps) {
  const tableId = useId()
  return (
    <>
      {figure.locked ? <Gate verdict={figure.locked} /> : null}
      <ReportFilesTable id={tableId} figure={figure} name={name} />
      <ShowOthers
        data-slot="report-files-more"
        others={figure.others}
        expanded={figure.expanded}
        onExpandedChange={onExpandedChange}
        controls={tableId}
      />
    </>
  )
}
