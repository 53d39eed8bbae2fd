'use client'
import { CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../sections.ts'
import { PraamsReportButton } from '../praams/praams-report.tsx'
import { SectionCard } from '../section.tsx'
import { Calculators } from './calculator/calculators.tsx'
import { FieldList } from './field-list.tsx'

/** Summary: the terms of the issue, each with its explanation (Q8), what follows from them (Q6, X4), and the praams report (Q14). */
export function InfoSection({ page, ports }: SectionProps) {
  const label = useLabel()
  return (
    <SectionCard
      id="info"
      title={label('section_info')}
      actions={<PraamsReportButton bondId={page.bond.id} port={ports.praams} />}
    >
      <CardBody className="pb-4">
        <FieldList items={page.summary} />
      </CardBody>
      <Calculators page={page} ports={ports} />
    </SectionCard>
  )
}
