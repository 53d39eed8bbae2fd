'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../../controls/card/card.tsx'
import type { CardHeaderProps } from '../../controls/card/card-header.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ReportFilesBody } from './report-files-body.tsx'
import { type ReportFilesModel, type ReportFilesOptions, useReportFiles } from './use-report-files.ts'

export type ReportFilesLooks = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Its heading, and the name of its table. Default: the label `report_files`. */
  title?: string
  /** Level of the heading. Default 2. */
  headingLevel?: CardHeaderProps['headingLevel']
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
  headingLevel,
  note,
  className,
  id,
  ...rest
}: ReportFilesLooks & { model: ReportFilesModel }) {
  const label = useLabel()
  const { kind } = model.figure
  const name = title ?? label('report_files')
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="report-files"
      data-status={kind}
      className={cx('min-w-0', className)}
    >
      <Card
        id={id}
        title={name}
        headingLevel={headingLevel}
        note={note}
        aria-busy={kind === 'asking' || undefined}
        className="overflow-clip"
      >
        <ReportFilesBody model={model} name={name} />
      </Card>
    </div>
  )
})
