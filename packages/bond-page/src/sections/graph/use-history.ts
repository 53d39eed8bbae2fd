'use client'
import { historyRange, type StockHistory, type TimeSeries } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import type { Day } from '@accrue/ui/foundation/calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { stockLineOf, timeSeriesOf, volumesOf } from './series.map.ts'
import type { GraphProps } from './use-graph.ts'

export type HistoryOptions = Pick<GraphProps, 'page' | 'ports'> & {
  state: GraphProps['graph']['state']
  /** The bond's line, as the chart draws it; undefined without one. */
  main: TimeSeries | undefined
  /** The first day of the period that is shown. */
  from: Day | undefined
}

/**
 * The days before the period that the largest indicator needs to start at the chart's left edge (C20). Without such an indicator, or with
 * withheld values, there is no request; after a failure the indicators start later.
 */
export function useHistory({ page, ports, state, main, from }: HistoryOptions): StockHistory | undefined {
  const { type, venueId, indicators, stock, loaded, lastId } = state
  const label = useLabel()
  const range = from ? historyRange(indicators ?? '', from, stock.interval) : null
  const isDrawn = loaded.kind === 'rows' && main?.id === 'main' && !main.masked
  const isMasked = loaded.kind === 'rows' && loaded.rows.rows.some(row => row.masked)
  const { data } = useQuery({
    queryKey: ['stockHistory', page.bond.id, venueId, type, range],
    queryFn: async ({ signal }) => {
      if (!range || venueId === null) return null
      const request = { bondId: page.bond.id, venueId, type, range, compared: [] }
      const answer = await ports.tradings(
        { ...request, periodByUser: false, mayMove: false, iteration: lastId },
        { signal },
      )
      return answer.kind === 'ok' && answer.data.kind === 'rows' ? answer.data.rows : null
    },
    enabled: range !== null && isDrawn && !isMasked,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const rows = range ? data : null
  const hasBars = main?.bars !== undefined
  return useMemo(() => {
    if (!rows || rows.some(row => row.masked)) return undefined
    const lineOf = hasBars ? stockLineOf : timeSeriesOf
    const line = lineOf({ rows, type, id: 'main', name: '', unit: '', lastPrice: '', reason: label })
    // history without trades does not fit bars
    if (hasBars && !line.bars) return undefined
    const volume = volumesOf(rows)
    return { points: line.points, ...(line.bars ? { bars: line.bars } : {}), ...(volume ? { volume } : {}) }
  }, [rows, type, hasBars, label])
}
