'use client'
import { TimeChart, type TimePoint, type TimeSeries } from '@accrue/ui/charts'
import { useEffect, useMemo, useState } from 'react'
import type { Feed } from './feed.ts'

/** A chart of quotes as they arrive. */
export function LiveData({ feed }: { feed: Feed }) {
  const [points, setPoints] = useState(feed.first)
  useEffect(() => feed.subscribe(quote => setPoints(before => withQuote(before, quote))), [feed])
  const series = useMemo<TimeSeries[]>(
    () => [{ id: 'quotes', name: 'Mid quote', unit: '%', points }],
    [points],
  )
  return <TimeChart label="Quotes of the day" series={series} streaming currentValue height={360} />
}

/** A new array with the same points; a quote of the same minute replaces the last one. */
function withQuote(points: readonly TimePoint[], quote: TimePoint): readonly TimePoint[] {
  const isSameMinute = points.at(-1)?.at === quote.at
  return [...(isSameMinute ? points.slice(0, -1) : points), quote]
}
