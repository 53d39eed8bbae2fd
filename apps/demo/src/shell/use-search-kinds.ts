import type { Api } from '@accrue/api-client'
import type { GlobalSearchKind } from '@accrue/ui/blocks'
import { useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import { paths } from '../paths.ts'

/** Excludes failed issuers from the search, by the server's status numbers (`server/market/statuses.ts`). */
const STOPPED_STATUSES: readonly number[] = [300]

/** What the site's search and its command palette find, in the user's language. */
export function useSearchKinds(suggest: Api['suggest']): readonly GlobalSearchKind[] {
  const label = useLabel()
  return useMemo(
    () => [
      { kind: 'bonds', label: label('global_search_bonds'), search: suggest.bonds, hrefOf: paths.bond },
      { kind: 'stocks', label: label('global_search_stocks'), search: suggest.stocks, hrefOf: paths.stock },
      {
        kind: 'indexes',
        label: label('global_search_indexes'),
        search: suggest.indexes,
        hrefOf: paths.index,
      },
      {
        kind: 'companies',
        label: label('global_search_companies'),
        search: ({ term }, options) =>
          suggest.companies({ term, withoutStatuses: STOPPED_STATUSES }, options),
        hrefOf: paths.company,
      },
      { kind: 'etfs', label: label('global_search_etfs'), search: suggest.etfs, hrefOf: paths.etf },
    ],
    [label, suggest],
  )
}
