'use client'
import type { BondPage, RatingGroup, RatingsHistory } from '@accrue/api-client'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BondPagePorts } from '../../ports.ts'

/** What is known of ratings over time, by whom they rate. */
export type RatingHistories = Partial<Record<RatingGroup, RatingsHistory>>

/** The histories of the groups that have ratings. One that does not come is left out: its current ratings are known anyway. */
export function useRatingHistories(
  { id, ratings }: Pick<BondPage['bond'], 'id' | 'ratings'>,
  port: BondPagePorts['ratingsHistory'],
): RatingHistories {
  const groups = (Object.keys(ratings) as RatingGroup[]).filter(group => ratings[group].length > 0)
  const found = useQueries({
    queries: groups.map(group => ({
      queryKey: ['ratingsHistory', id, group],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const answer = await port({ bondId: id, group }, { signal })
        return answer.kind === 'ok' ? answer.data : null
      },
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  const news = found.map(({ dataUpdatedAt }) => dataUpdatedAt).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is the news
  return useMemo(() => {
    const known = groups.flatMap((group, at) => {
      const history = found[at]?.data
      return history ? [[group, history] as const] : []
    })
    return Object.fromEntries(known)
  }, [news])
}
