import type { AddressCodec } from '@accrue/ui/foundation'
import type { SortingState } from '@accrue/ui/tables'

/** How a fund's bonds are looked at: what a copied link carries (X1). */
export type HoldingsView = {
  /** What is searched for in names and ISINs. */
  term: string
  sorting: SortingState
  /** Whether the bonds are grouped by currency. */
  grouped: boolean
}

/** The table's part of the address: `sort=-price` descends. */
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
