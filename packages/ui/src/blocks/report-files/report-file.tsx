'use client'
import { Link } from '../../controls/link/link.tsx'
import { FileText, Lock } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { FileLanguage, FileViewModel, QuarterNumeral } from './report-files.view-model.ts'

export type ReportFileProps = {
  year: number
  numeral: QuarterNumeral
  language: FileLanguage
  file: FileViewModel
}

/** One file: a link named after its format, quarter and language, a locked chip, or a dash. `data-slot` report-file. */
export function ReportFile({ year, numeral, language, file }: ReportFileProps) {
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
