'use client'
import { type ReactNode, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Link } from '../../controls/link/link.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { FileText, Lock } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { OverflowBox } from '../../tables/data-table/window/overflow-box.tsx'
import { LoadedFrame, type LoadedViewProps } from '../loaded/loaded-frame.tsx'
import { ShowOthers } from '../loaded/show-others.tsx'
import type {
  FileLanguage,
  FileViewModel,
  QuarterNumeral,
  QuarterViewModel,
  ReportFilesViewModel,
  YearViewModel,
} from './report-files.view-model.ts'
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
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: ReportFilesViewProps & ReportFilesOptions) {
  const { issuerId, kind, load, gate, onHasDataChange, ...view } = props
  return <WithModel {...view} model={useReportFiles(props)} />
})

const WithModel = forwardRef(function WithModel({
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

type ReportFilesTableProps = {
  id: string
  viewModel: Extract<ReportFilesViewModel, { kind: 'years' }>
  name: string
}

const head = 'border-b border-line-strong px-3 py-2 text-start text-12 font-[520] text-ink-3 last:pe-5'
const cell =
  'h-row border-line px-3 py-1 text-start align-middle last:pe-5 max-desk:h-11 group-not-last/year:border-b not-group-last/quarter:border-b'

/** Years, quarters, and a file in each language. A table, so that screen readers announce a file's year, quarter and language. */
function ReportFilesTable({ id, viewModel, name }: ReportFilesTableProps) {
  const label = useLabel()
  return (
    <OverflowBox name={name}>
      <table
        id={id}
        className="w-full min-w-88 table-fixed border-separate border-spacing-0 text-13 text-ink"
      >
        <caption className="sr-text">{name}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} w-24 ps-5 max-desk:w-19 max-desk:ps-4`}>
              {label('report_year')}
            </th>
            <th scope="col" className={`${head} w-24 max-desk:w-20`}>
              {label('report_quarter')}
            </th>
            {viewModel.languages.map(language => (
              <th key={language} scope="col" className={head}>
                {label(`report_language_${language}`)}
              </th>
            ))}
          </tr>
        </thead>
        {viewModel.years.map(year => (
          <Year key={year.year} year={year} />
        ))}
      </table>
    </OverflowBox>
  )
}

function Year({ year: { year, quarters } }: { year: YearViewModel }) {
  return (
    <tbody data-slot="report-files-year" className="group/year">
      {quarters.map((quarter, place) => (
        <tr key={quarter.numeral} data-slot="report-files-quarter" className="group/quarter">
          {place === 0 ? (
            <th
              scope="rowgroup"
              rowSpan={quarters.length}
              className="num border-line py-2 ps-5 pe-3 text-start align-top text-14 font-heavy group-not-last/year:border-b max-desk:ps-4"
            >
              {year}
            </th>
          ) : null}
          <Quarter year={year} quarter={quarter} />
        </tr>
      ))}
    </tbody>
  )
}

function Quarter({ year, quarter }: { year: number; quarter: QuarterViewModel }) {
  return (
    <>
      <th scope="row" className={`${cell} font-medium text-ink-2`}>
        {quarter.numeral}
      </th>
      {quarter.files.map(({ language, file }) => (
        <td key={language} className={cell}>
          <ReportFile year={year} numeral={quarter.numeral} language={language} file={file} />
        </td>
      ))}
    </>
  )
}

type ReportFileProps = {
  year: number
  numeral: QuarterNumeral
  language: FileLanguage
  file: FileViewModel
}

/** One file: a link named after its format, quarter and language, a locked chip, or a dash. `data-slot` report-file. */
function ReportFile({ year, numeral, language, file }: ReportFileProps) {
  const label = useLabel()
  if (file.kind === 'none')
    return (
      <span data-slot="report-file" data-kind="none" className="text-ink-3">
        <span aria-hidden="true">–</span>
        <span className="sr-text">{label('report_file_none')}</span>
      </span>
    )
  const format = file.format ?? label('report_file')
  if (file.kind === 'locked') return <Locked format={format} />
  const of = label('report_file_of', {
    year,
    quarter: numeral,
    language: label(`report_language_${language}`),
  })
  return (
    <span data-slot="report-file" data-kind="link">
      <Link
        href={file.href}
        className="relative my-0 inline-flex min-h-6 py-0 items-center gap-1.5 font-medium max-desk:after:absolute max-desk:after:-inset-x-2 max-desk:after:-inset-y-2.5"
        icon={<FileText aria-hidden="true" className="size-4 shrink-0" />}
      >
        <span>
          {format}
          <span className="sr-text">, {of}</span>
        </span>
      </Link>
    </span>
  )
}

function Locked({ format }: { format: string }) {
  const label = useLabel()
  return (
    <span
      data-slot="report-file"
      data-kind="locked"
      className="inline-flex max-w-full items-center gap-1.5 rounded-tag border border-dashed border-line-strong px-1.5 text-12 leading-5 text-ink-3"
    >
      <Lock aria-hidden="true" className="size-3 shrink-0 stroke-[1.5]" />
      <span>{format}</span>
      <span className="sr-text">, {label('report_file_locked')}</span>
    </span>
  )
}
