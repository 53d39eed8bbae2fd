import { LANGUAGES } from '@accrue/ui/foundation/format'
import { createCache } from '../http/cache.ts'
import type { Market } from '../market/market.ts'
import { type Findable, find, findable } from '../market/search.ts'
import { indexName } from './names.ts'
import type { View } from './view.ts'

/** An index as named on the page. */
type NamedIndex = { id: number; name: string; ticker: string }

const lists = createCache<Market, Findable<NamedIndex>[]>(LANGUAGES.length)

/** Finds indexes by ticker or by name, in the page's language or in English. */
export function findIndexes(view: Pick<View, 'market' | 'lang' | 'text'>, term: string): NamedIndex[] {
  const { market, lang } = view
  const list = lists(market, lang, () =>
    market.indexes.flatMap(index => {
      const named = { id: index.id, name: indexName(view, index), ticker: index.ticker }
      return findable([named], ({ name, ticker }) => [name, index.name, ticker])
    }),
  )
  return find(list, term)
}
