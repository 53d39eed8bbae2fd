'use client'
import { Link } from '../../controls/link/link.tsx'
import { FileText, Lock } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { OverflowBox } from '../../tables/data-table/window/overflow-box.tsx'
import type {
  FileLanguage,
  FileViewModel,
  QuarterNumeral,
  QuarterViewModel,
  ReportFilesViewModel,
  YearViewModel,
} from './report-files.view-model.ts'

export type ReportFilesTableProps = {
  id: string
  viewModel: Extract<ReportFilesViewModel, { kind: 'years' }>
  name: string
}

const head = 'border-b border-line-strong px-3 py-2 text-start text-12 font-[520] text-ink-3 last:pe-5'
const cell =
  'h-row border-line px-3 py-1 text-start align-middle last:pe-5 max-desk:h-11 group-not-last/year:border-b not-group-last/quarter:border-b'

/** Years, quarters, and a file in each language. A table, so that screen readers announce a file's year, quarter and language. */
export function ReportFilesTable({ id, viewModel, name }: ReportFilesTableProps) {
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
