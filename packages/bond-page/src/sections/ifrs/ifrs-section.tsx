'use client'
import { InternationalReport, useInternationalReport } from '@accrue/ui/blocks'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { EmptySection } from '../empty-section.tsx'

/** IFRS indicators: the issuer's report by the international standard (bond-page §2): Q10, R2. */
export function IfrsSection({ page: { bond }, ports }: SectionProps) {
  const label = useLabel()
  const model = useInternationalReport({
    reportId: bond.issuerId ?? 0,
    load: ports.reports.international,
    alternativeBrand: bond.alternativeBrand,
  })
  const frame = { id: 'ifrs', title: label('section_ifrs') }
  if (!model.viewModel) return <EmptySection {...frame} />
  return (
    <InternationalReport
      {...frame}
      model={model}
      exportGate="exportReport"
      exportPrompts
      actionLogged={action => ports.tableExpanded({ ...action, bondId: bond.id })}
    />
  )
}
