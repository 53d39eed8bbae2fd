import type { DayRange, TimeSeries } from '@accrue/ui/charts'
import { keepPreviousData, queryOptions, type UseQueryResult } from '@tanstack/react-query'
import type { Bar } from './sample-data.ts'
import { server } from './sample-server.ts'

/** An index as a series of candles. While another period loads, the last one stays. */
export const indexQuery = (id: number, days: DayRange) =>
  queryOptions({
    queryKey: ['index', id, days],
    queryFn: ({ signal }) => server.index(id, days, { signal }),
    placeholderData: keepPreviousData,
    select: toCandles,
  })

export const stockPricesQuery = (id: number, days: DayRange) =>
  queryOptions({
    queryKey: ['stock-prices', id, days],
    queryFn: ({ signal }) => server.stockPrices(id, days, { signal }),
    placeholderData: keepPreviousData,
    select: pointsOf,
  })

export const stockQuery = (id: number) =>
  queryOptions({ queryKey: ['stock', id], queryFn: ({ signal }) => server.stock(id, { signal }) })

export const watchlistsQuery = (stockId: number) =>
  queryOptions({
    queryKey: ['watchlists', stockId],
    queryFn: ({ signal }) => server.watchlists(stockId, { signal }),
  })

export const fundQuery = (id: number) =>
  queryOptions({ queryKey: ['fund', id], queryFn: ({ signal }) => server.fund(id, { signal }) })

/** Combines queries into their data; from here, so that it is the same function at every render. */
export const dataOf = <Data>(results: readonly UseQueryResult<Data>[]) => results.map(({ data }) => data)

const pointsOf = (bars: readonly Bar[]) => bars.map(({ day, close }) => ({ day, value: close }))

// `select` computes again only when the data changed, so that points and bars keep their identity
function toCandles({ name, bars }: { name: string; bars: readonly Bar[] }): TimeSeries {
  return {
    id: 'index',
    name,
    points: pointsOf(bars),
    bars: {
      open: Float64Array.from(bars, ({ open }) => open),
      high: Float64Array.from(bars, ({ high }) => high),
      low: Float64Array.from(bars, ({ low }) => low),
    },
  }
}
