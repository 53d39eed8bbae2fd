import type { AddressCodec } from '@accrue/ui/foundation'
import type { SortingState } from '@accrue/ui/tables'

/** View state of a fund's bonds, as a copied link carries it (X1). */
export type HoldingsView = {
  /** Search text for names and ISINs. */
  term: string
  sorting: SortingState
  grouped: boolean
}

/** The table's query parameters: `sort=-price` is descending. */
export const HOLDINGS_VIEW: AddressCodec<HoldingsView> = {
  read(search) {
    const query = new URLSearchParams(search)
    const [, down, field] = /^(-?)([a-z]{1,20})$/.exec(query.get('sort') ?? '') ?? []
    return {
      term: (query.get('find') ?? '').slice(0, 100),
      sorting: field ? [{ id: field, desc: down === '-' }] : [],
      grouped: query.get('group') === 'currency',
    }
  },
  write(search, { term, sorting: [first], grouped }) {
    const query = new URLSearchParams(search)
    query.delete('find')
    query.delete('sort')
    query.delete('group')
    if (term) query.set('find', term)
    if (first) query.set('sort', `${first.desc ? '-' : ''}${first.id}`)
    if (grouped) query.set('group', 'currency')
    const text = query.toString()
    return text && `?${text}`
  },
}
