'use client'
import { CardBody, lazyWithPlaceholder, Placeholder } from '@accrue/ui/controls'
import { useLabel, useToday } from '@accrue/ui/foundation'
import { useRef } from 'react'
import type { SectionProps } from '../../section-props.ts'
import { useIsDue } from '../lazy-section.tsx'
import { PraamsReportButton } from '../praams/praams-report.tsx'
import { SectionCard } from '../section.tsx'
import { FieldList } from './field-list.tsx'
import { hasCalculator } from './info.map.ts'

/** Height of the calculators in pixels. */
const PLACEHOLDER_HEIGHT = 390

/** Loads after the summary, when it comes near the window. */
export const LazyCalculators = lazyWithPlaceholder(
  async () => {
    const [{ Calculators }, { withQueries }] = await Promise.all([
      import('./calculator/calculators.tsx'),
      import('../with-queries.tsx'),
    ])
    return withQueries(Calculators)
  },
  () => PLACEHOLDER_HEIGHT,
)

/** Summary: the terms of the issue with explanations (Q8), the calculators (Q6, X4), and the praams report (Q14). */
export function InfoSection({ page, ports }: SectionProps) {
  const label = useLabel()
  const calculates = hasCalculator(page, useToday())
  const place = useRef<HTMLDivElement>(null)
  const isDue = useIsDue(place)
  return (
    <SectionCard
      id="info"
      title={label('section_info')}
      actions={<PraamsReportButton bondId={page.bond.id} port={ports.praams} />}
    >
      <CardBody className="pb-4">
        <FieldList items={page.summary} />
      </CardBody>
      {calculates ? (
        <div ref={place}>
          {isDue ? (
            <LazyCalculators page={page} ports={ports} />
          ) : (
            <Placeholder height={PLACEHOLDER_HEIGHT} className="print:hidden" />
          )}
        </div>
      ) : null}
    </SectionCard>
  )
}
