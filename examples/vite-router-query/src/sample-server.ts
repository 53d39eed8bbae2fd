import type { CompareHits, WatchlistItem, WatchlistList } from '@accrue/ui/blocks'
import type { DayRange } from '@accrue/ui/charts'
import { roundTo } from '@accrue/ui/foundation'
import { barsOf, FUNDS, holdingsOf, INDEXES, STOCKS, TODAY } from './sample-data.ts'

type Options = { signal?: AbortSignal | undefined }

/** Answers a moment later, as a server would, and stops where `fetch` would: when the request is aborted. */
async function answer<Body>(make: () => Body, { signal }: Options = {}): Promise<Body> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, 120)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
  return make()
}

function found<Item extends { id: number }>(items: readonly Item[], id: number): Item {
  const item = items.find(one => one.id === id)
  if (!item) throw new Error(`404: there is no ${id}`)
  return item
}

/** The instrument's values on a list, by list and stock; lost when the page is loaded again. */
const entries = new Map<string, WatchlistItem['values']>()

const watchlistsOf = (stockId: number): readonly WatchlistList[] =>
  ['Dividends', 'Ideas', 'Long term'].map((name, index) => {
    const values = entries.get(`${index + 1}/${stockId}`)
    return {
      id: index + 1,
      name,
      checked: values !== undefined,
      readonly: false,
      values: values ?? {},
      error: null,
    }
  })

/** Stands in for the server of the site: sample data behind async functions. */
export const server = {
  index: (id: number, days: DayRange, options: Options) =>
    answer(() => {
      const index = found(INDEXES, id)
      return { name: index.name, bars: barsOf(index, days) }
    }, options),

  stockPrices: (id: number, days: DayRange, options: Options) =>
    answer(() => barsOf(found(STOCKS, id), days), options),

  searchStocks: ({ term }: { term: string }, options: Options): Promise<CompareHits> =>
    answer(
      () => ({ items: STOCKS.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase())) }),
      options,
    ),

  stock: (id: number, options: Options) =>
    answer(() => {
      const stock = found(STOCKS, id)
      const [last] = barsOf(stock, { from: TODAY, to: TODAY })
      return { id, name: stock.name, price: last ? roundTo(last.close, 2) : null }
    }, options),

  watchlists: (stockId: number, options: Options) => answer(() => watchlistsOf(stockId), options),

  addToWatchlists: (stockId: number, items: readonly WatchlistItem[]) =>
    answer(() => {
      for (const { listId, values } of items) entries.set(`${listId}/${stockId}`, values)
      return watchlistsOf(stockId)
    }),

  removeFromWatchlists: (stockId: number, ids: readonly number[]) =>
    answer(() => {
      for (const listId of ids) entries.delete(`${listId}/${stockId}`)
      return watchlistsOf(stockId).filter(({ id }) => ids.includes(id))
    }),

  fund: (id: number, options: Options) =>
    answer(() => {
      const fund = found(FUNDS, id)
      return { name: fund.name, holdings: holdingsOf(fund) }
    }, options),
}
