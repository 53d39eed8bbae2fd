'use client'
import { CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { NamedLinks } from '../block/named-links.tsx'
import { SectionCard } from '../section.tsx'

/** Companies related to the issuer, with the kind of relation (Q11); the network graphs show the same data. */
export function RelatedIssuersSection({ page }: SectionProps) {
  const label = useLabel()
  const title = label('section_related_issuers')
  return (
    <SectionCard id="related-issuers" title={title}>
      <CardBody>
        <NamedLinks label={title} links={page.relatedIssuers} columns={2} />
      </CardBody>
    </SectionCard>
  )
}
