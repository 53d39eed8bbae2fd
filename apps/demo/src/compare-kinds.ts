import type { Api } from '@accrue/api-client'
import type { SearchableCompareKind } from '@accrue/ui/blocks'
import type { CompareKindRules } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { type EntityCompared, searchExcept } from './compared.map.ts'

/** What a chart is compared with, for `compareReducer`: at most 10 indexes (readings #19), and 5 of each other kind. */
const INDEXES = { kind: 'index', limit: 10 }
const STOCKS = { kind: 'stocks', limit: 5 }
const FUNDS = { kind: 'etf', limit: 5 }
const COMMODITIES = { kind: 'commodities', limit: 5 }
const CURRENCIES = { kind: 'currencies', limit: 5 }
export const ENTITY_RULES: readonly CompareKindRules[] = [INDEXES, STOCKS, FUNDS, COMMODITIES, CURRENCIES]

/** The same with texts in the user's language and searches that leave out the page's own item. */
export function useEntityKinds({ suggest }: Pick<Api, 'suggest'>, own: EntityCompared) {
  const label = useLabel()
  return useMemo<SearchableCompareKind[]>(
    () => [
      {
        ...INDEXES,
        label: label('menu_indexes'),
        countLabel: label('compare_count_indexes'),
        limitMessage: label('compare_max_index_count_alert'),
        search: searchExcept(suggest.indexes, own.kind === 'index' ? own.id : null),
      },
      {
        ...STOCKS,
        label: label('menu_stocks'),
        countLabel: label('compare_count_stocks'),
        limitMessage: label('compare_max_stocks'),
        search: searchExcept(suggest.stocks, own.kind === 'stocks' ? own.id : null),
      },
      {
        ...FUNDS,
        label: label('menu_funds'),
        countLabel: label('compare_count_funds'),
        limitMessage: label('compare_max_funds'),
        search: searchExcept(suggest.etfs, null),
      },
      {
        ...COMMODITIES,
        label: label('compare_commodities'),
        countLabel: label('compare_count_commodities'),
        limitMessage: label('compare_max_commodities'),
        search: searchExcept(suggest.commodities, null),
      },
      {
        ...CURRENCIES,
        label: label('compare_currencies'),
        countLabel: label('compare_count_currencies'),
        limitMessage: label('compare_max_currencies'),
        search: searchExcept(suggest.currencies, null),
      },
    ],
    [suggest, own.kind, own.id, label],
  )
}
