'use client'
import { CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { SectionProps } from '../../section-props.ts'
import { NamedLinks } from '../block/named-links.tsx'
import { SectionCard } from '../section.tsx'

/** Companies that the issuer has to do with, and how (Q11); the network graphs draw the same. */
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
