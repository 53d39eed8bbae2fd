import type { AddressCodec } from '@accrue/ui/foundation'
import type { TableRow, TableSort } from '@accrue/ui/tables'

/** How a fund's bonds are looked at: what a copied link carries (X1). */
export type HoldingsView = {
  /** What is searched for in names and ISINs. */
  term: string
  sort: TableSort
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
      sort: field ? { field, order: down ? 'desc' : 'asc' } : null,
      grouped: query.get('group') === 'currency',
    }
  },
  write(search, { term, sort, grouped }) {
    const query = new URLSearchParams(search)
    query.delete('find')
    query.delete('sort')
    query.delete('group')
    if (term) query.set('find', term)
    if (sort) query.set('sort', `${sort.order === 'desc' ? '-' : ''}${sort.field}`)
    if (grouped) query.set('group', 'currency')
    const text = query.toString()
    return text && `?${text}`
  },
}

/** The rows whose bond has every word of the term in its name, its ISIN or its currency. */
export function foundRows(rows: readonly TableRow[], term: string): readonly TableRow[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(({ cells }) => {
    const text = [cells.name, cells.isin, cells.currency].map(textOf).join(' ').toLowerCase()
    return words.every(word => text.includes(word))
  })
}

function textOf(cell: TableRow['cells'][string]): string {
  if (typeof cell === 'string') return cell
  return typeof cell === 'object' && cell !== null && 'text' in cell ? String(cell.text ?? '') : ''
}
