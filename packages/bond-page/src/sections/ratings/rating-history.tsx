'use client'
import { type RatingGroup, unwrap } from '@accrue/api-client'
import { EmptyState, ErrorState, Placeholder, Spinner } from '@accrue/ui/controls'
import { useBusy, useLabel } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import type { BondPagePorts } from '../../ports.ts'
import { CHART_HEIGHT, HistoryTypes } from './history-types.tsx'

export type RatingHistoryProps = {
  id: string
  group: RatingGroup
  bondId: number
  port: BondPagePorts['ratingsHistory']
  showRevoked: boolean
}

/** The rating history of a group, requested when it is opened and cached. */
export function RatingHistory({ id, group, bondId, port, showRevoked }: RatingHistoryProps) {
  const label = useLabel()
  const query = useQuery({
    queryKey: ['ratingsHistory', bondId, group],
    queryFn: async ({ signal }) => unwrap(await port({ bondId, group }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useBusy(query.isFetching)
  const name = label('ratings_history_of', { group: label(`rating_group_${group}`) })
  // the chart's flags cache a refusal as null under the same key; here it has a Retry
  const failed = query.errorUpdateCount > 0 || query.data === null
  return (
    <div id={id} aria-busy={query.isFetching} className="border-t border-line pt-3">
      {query.data ? (
        query.data.types.length > 0 ? (
          <HistoryTypes types={query.data.types} group={group} name={name} showRevoked={showRevoked} />
        ) : (
          <EmptyState message={label('ratings_history_empty')} />
        )
      ) : failed ? (
        <ErrorState onRetry={() => query.refetch()} pending={query.isFetching} />
      ) : (
        <div className="flex items-center justify-center">
          <Placeholder height={CHART_HEIGHT} />
          <Spinner />
        </div>
      )}
    </div>
  )
}
