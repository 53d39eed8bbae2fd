import { LANGUAGES } from '@accrue/ui/foundation/format'
import { createCache } from '../http/cache.ts'
import type { Market } from '../market/market.ts'
import type { PriceLine } from '../market/price-lines.ts'
import { type Findable, find, findable } from '../market/search.ts'
import { priceLineName } from './names.ts'
import type { View } from './view.ts'

/** A commodity or a currency as named on the page. */
type NamedLine = Pick<PriceLine, 'kind' | 'id' | 'ticker'> & { name: string }

const lists = createCache<Market, Findable<NamedLine>[]>(LANGUAGES.length)

/** Finds commodities or currencies by ticker or by name in the page's language. */
export function findPriceLines(
  view: Pick<View, 'market' | 'lang' | 'text'>,
  kind: PriceLine['kind'],
  term: string,
): NamedLine[] {
  const list = lists(view.market, view.lang, () =>
    findable(
      view.market.priceLines.map(line => ({ ...line, name: priceLineName(view, line) })),
      ({ name, ticker }) => [name, ticker],
    ),
  )
  return find(list, term).filter(line => line.kind === kind)
}
