'use client'
import { ReportFiles } from '@accrue/ui/blocks'
import { Badge } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { isIllustrative } from '../../rules/is-illustrative.ts'
import type { SectionProps } from '../../section-props.ts'

/** Annual reports of the issuer, as files (bond-page §2). */
export function AnnualReportsSection(props: SectionProps) {
  return <FilesSection {...props} kind="annual-reports" label="section_annual_reports" />
}

/** The issuer's quarterly and annual reporting, as files (bond-page §2). */
export function ReportingSection(props: SectionProps) {
  return <FilesSection {...props} kind="reporting" label="section_reporting" />
}

/** ESG reports of the issuer, as files (bond-page §2). */
export function EsgSection(props: SectionProps) {
  return <FilesSection {...props} kind="esg" label="section_esg" />
}

type FilesSectionProps = SectionProps & {
  /** The list of files; also the section's id. */
  kind: 'annual-reports' | 'reporting' | 'esg'
  /** Label key of the heading. */
  label: string
}

/** Report files of the issuer by year; on the bond page they need the grant for documents (access row 10): Q10, R5. */
function FilesSection({ page, ports, kind, label: key }: FilesSectionProps) {
  const label = useLabel()
  return (
    <ReportFiles
      id={kind}
      kind={kind}
      title={label(key)}
      note={isIllustrative(page, kind) ? <Badge tone="warn">{label('illustrative')}</Badge> : null}
      issuerId={page.bond.issuerId ?? 0}
      load={ports.reports.files}
      gate="reporting"
    />
  )
}
