'use client'
import type { TimeSeries } from '@accrue/ui/charts'
import { useIsMobile, useLabel } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chartEnd, overviewRange } from '../../rules/chart-rules.ts'
import { rangeOf } from './graph-state.ts'
import { timeSeriesOf } from './series.map.ts'
import type { GraphProps } from './use-graph.ts'

export type OverviewOptions = Pick<GraphProps, 'subject' | 'graph' | 'ports'> & {
  /** The bond's line, as the chart draws it; undefined without one. */
  main: TimeSeries | undefined
}

/**
 * The bond's line for the navigator, longer than the period: null while it loads, undefined for none. Phones have no navigator, and withheld
 * values have no longer part; after a failure the navigator shows the period.
 */
export function useOverview({
  subject,
  graph: { state },
  ports,
  main,
}: OverviewOptions): TimeSeries | null | undefined {
  const { type, venueId, view, loaded } = state
  const { bondId } = subject
  const load = ports.overview
  const label = useLabel()
  const isPhone = useIsMobile()
  const latest = subject.venues.find(({ id }) => id === venueId)?.maxDate
  const range = overviewRange(rangeOf(state, subject), latest ?? chartEnd(subject, subject.today))
  const isWithheld = main !== undefined && (main.id !== 'main' || main.masked === true)
  const isShown = load !== undefined && !isPhone && view !== 'archive' && !isWithheld
  const { data, isError } = useQuery({
    queryKey: ['overview', bondId, venueId, type, range],
    queryFn: async ({ signal }) => {
      if (!load || venueId === null) return null
      const answer = await load({ bondId, venueId, type, range }, { signal })
      return answer.kind === 'ok' && answer.data.kind === 'rows' ? answer.data.rows : null
    },
    // after the chart, which is more important
    enabled: isShown && main !== undefined && loaded.kind === 'rows',
    placeholderData: before => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const series = useMemo(
    () => data && timeSeriesOf({ rows: data, type, id: 'main', name: '', unit: '', reason: label }),
    [data, type, label],
  )
  return !isShown || isError || data === null || series?.masked ? undefined : (series ?? null)
}
