'use client'
import { Badge, Button, EmptyState } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { DataTable, DataTableGrid } from '@accrue/ui/tables'
import { History } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { BondPagePorts } from '../../ports.ts'
import { isIllustrative } from '../../rules/is-illustrative.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'
import { RatingHistory } from './rating-history.tsx'
import {
  hasRevoked,
  type RatedGroup,
  ratedGroups,
  ratingColumns,
  ratingMeta,
  shownRatings,
} from './ratings.map.ts'

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

type RatingGroupProps = RatedGroup & {
  bondId: number
  /** Called when the history is opened. */
  port: BondPagePorts['ratingsHistory']
  showRevoked: boolean
}

/** The current ratings of one group, with their history on demand. */
function RatingGroupPart({ group, ratings, bondId, port, showRevoked }: RatingGroupProps) {
  const label = useLabel()
  const historyId = useId()
  const [open, setOpen] = useState(false)
  const name = label(`rating_group_${group}`)
  const shown = useMemo(() => shownRatings(ratings, showRevoked), [ratings, showRevoked])
  const columns = useMemo(() => ratingColumns(ratings, label), [ratings, label])
  return (
    <div data-slot="rating-group" className="pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-1 desk:px-5">
        <h3 className="me-auto text-14 font-strong">{name}</h3>
        <Button
          size="s"
          icon={<History />}
          aria-label={label('ratings_history_of', { group: name })}
          aria-expanded={open}
          aria-controls={open ? historyId : undefined}
          onClick={() => setOpen(!open)}
        >
          {label('ratings_history')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState message={label('ratings_all_revoked')} />
      ) : (
        <DataTable
          caption={label(`flag_rated_${group}`)}
          columns={columns}
          data={shown}
          getRowMeta={ratingMeta}
        >
          <DataTableGrid stickyHead={false} />
        </DataTable>
      )}
      {open ? (
        <RatingHistory id={historyId} group={group} bondId={bondId} port={port} showRevoked={showRevoked} />
      ) : null}
    </div>
  )
}
