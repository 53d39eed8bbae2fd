'use client'
import { CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { NamedLinks } from '../block/named-links.tsx'
import { SectionCard } from '../section.tsx'

/** Indexes in the list before "show more" (bond-page §9: "Emission indexes count: 5"). */
const INDEXES = 5

/** Indexes that include the bond, with the reason for each (Q11). */
export function IndexesSection({ page }: SectionProps) {
  const label = useLabel()
  const title = label('section_indexes')
  return (
    <SectionCard id="indexes" title={title}>
      <CardBody>
        <NamedLinks label={title} links={page.indexes} limit={INDEXES} />
      </CardBody>
    </SectionCard>
  )
}
