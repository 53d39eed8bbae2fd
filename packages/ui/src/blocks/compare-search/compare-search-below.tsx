'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { RetryNotice } from '../../controls/notice/retry-notice.tsx'
import { Select } from '../../controls/select/select.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { searchPartId } from '../combobox/search-combobox.tsx'
import type { CompareBelow } from './compare-search.view-model.ts'
import type { CompareSearchPartProps } from './compare-search-part.ts'

/** Below the field: the venue to choose, or why nothing can be compared. */
export function CompareSearchBelow({ id, viewModel, events, focusField }: CompareSearchPartProps) {
  const { below } = viewModel
  if (!below) return null
  return (
    <div id={searchPartId(id, 'below')} data-slot="compare-search-below" data-kind={below.kind}>
      <BelowContent below={below} events={events} focusField={focusField} />
    </div>
  )
}

type ContentProps<Below> = Pick<CompareSearchPartProps, 'events' | 'focusField'> & { below: Below }

function BelowContent({ below, events, focusField }: ContentProps<CompareBelow>) {
  const label = useLabel()
  switch (below.kind) {
    case 'gate':
      return <AccessPrompt verdict={below.verdict} />
    case 'loadingVenues':
      return <Skeleton className="h-8" />
    case 'venues':
      return <Venues below={below} events={events} focusField={focusField} />
    case 'noVenues':
      return <Notice>{label('compare_search_no_trading_grounds', { name: below.chosen.name })}</Notice>
    case 'venuesFailed':
      return <VenuesFailed below={below} events={events} focusField={focusField} />
  }
}

function Venues({ below, events, focusField }: ContentProps<Extract<CompareBelow, { kind: 'venues' }>>) {
  const label = useLabel()
  const add = () => {
    events.add()
    focusField()
  }
  return (
    <div className="flex items-center gap-2">
      <Select
        label={label('compare_search_trading_ground')}
        labelAs="inside"
        options={below.venues}
        value={below.venueId}
        onValueChange={events.chooseVenue}
        className="min-w-0 flex-1"
      />
      <Button variant="primary" onClick={add}>
        {label('compare_search_add')}
      </Button>
    </div>
  )
}

function VenuesFailed({
  below,
  events,
  focusField,
}: ContentProps<Extract<CompareBelow, { kind: 'venuesFailed' }>>) {
  const label = useLabel()
  const retry = () => {
    events.retry()
    focusField()
  }
  return (
    <RetryNotice onRetry={retry}>
      {label('compare_search_trading_grounds_failed', { name: below.chosen.name })}
    </RetryNotice>
  )
}
