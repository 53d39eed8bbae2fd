'use client'
import { CommentList } from '@accrue/ui/blocks'
import { CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { useEntityLinks } from '../../entity-links.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'
import { analyticsLabel } from './analytics-label.ts'

/** Analytics comments about the issuer, with access to their files (bond-page §7, access rows 26 and 27): P3, R6. */
export function IssuerAnalyticsSection({ page, ports }: SectionProps) {
  const label = useLabel()
  const { analytics } = useEntityLinks()
  return (
    <SectionCard id="issuer-analytics" title={label(analyticsLabel(page))}>
      <CardBody>
        {/* requested again: the page's own comments do not have the user's access requests */}
        <CommentList
          {...ports.comments}
          issuerId={page.bond.issuerId ?? 0}
          {...(analytics ? { allUrl: analytics } : {})}
        />
      </CardBody>
    </SectionCard>
  )
}
