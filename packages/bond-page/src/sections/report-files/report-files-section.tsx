'use client'
import { ReportFiles } from '@accrue/ui/blocks'
import { Badge } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { isIllustrative } from '../../rules/is-illustrative.ts'
import type { SectionProps } from '../../section-props.ts'

export type FilesSectionProps = SectionProps & {
  /** The list of files, which is the section's id too. */
  kind: 'annual-reports' | 'reporting' | 'esg'
  /** Label key of the heading. */
  label: string
}

/** Report files of the issuer by year; on the bond page they take the grant for documents (access row 10): Q10, R5. */
export function FilesSection({ page, ports, kind, label: key }: FilesSectionProps) {
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
