'use client'
import { Badge, Button } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { useState } from 'react'
import { isIllustrative } from '../../rules/is-illustrative.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'
import { RatingGroupPart } from './rating-group.tsx'
import { hasRevoked, ratedGroups } from './ratings.map.ts'

/** Ratings of the issue, its issuer and its other obligors, with their history (Q9, bond-page §4). */
export function RatingsSection({ page, ports }: SectionProps) {
  const label = useLabel()
  const [showRevoked, setShowRevoked] = useState(false)
  const groups = ratedGroups(page.bond.ratings)
  return (
    <SectionCard
      id="ratings"
      title={label('section_ratings')}
      note={isIllustrative(page, 'ratings') ? <Badge tone="warn">{label('illustrative')}</Badge> : null}
      actions={
        hasRevoked(groups) ? (
          <Button size="s" pressed={showRevoked} onClick={() => setShowRevoked(!showRevoked)}>
            {label('ratings_show_revoked')}
          </Button>
        ) : null
      }
    >
      <div className="mt-1 divide-y divide-line">
        {groups.map(one => (
          <RatingGroupPart
            key={one.group}
            {...one}
            bondId={page.bond.id}
            port={ports.ratingsHistory}
            showRevoked={showRevoked}
          />
        ))}
      </div>
    </SectionCard>
  )
}
