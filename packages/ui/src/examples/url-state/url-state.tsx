'use client'
import { Paginator } from '@accrue/ui/controls'
import { type Address, type AddressCodec, browserAddress, useAddressState } from '@accrue/ui/foundation'
import { DataTable, type TableColumn, type TableRow, type TableSort } from '@accrue/ui/tables'
import { useState } from 'react'

type View = { page: number; sort: TableSort }

/** `?page=2&sort=-price`; what cannot be understood counts as absent, and keys of others stay. */
const VIEW: AddressCodec<View> = {
  read(search) {
    const query = new URLSearchParams(search)
    const [, minus, field] = /^(-?)(name|price)$/.exec(query.get('sort') ?? '') ?? []
    return {
      page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
      sort: field ? { field, order: minus ? 'desc' : 'asc' } : null,
    }
  },
  write(search, { page, sort }) {
    const query = new URLSearchParams(search)
    query.delete('page')
    query.delete('sort')
    if (page > 1) query.set('page', String(page))
    if (sort) query.set('sort', `${sort.order === 'desc' ? '-' : ''}${sort.field}`)
    const text = query.toString()
    return text && `?${text}`
  },
}

const COLUMNS: readonly TableColumn[] = [
  { id: 'name', header: 'Bond' },
  { id: 'price', header: 'Price', unit: '%', kind: 'number', decimals: 2 },
]
const BONDS = Array.from({ length: 40 }, (_, index) => ({
  name: `UST 4% ${2026 + index}`,
  price: 101 - index / 4,
}))

/** What your server would do with the same address. */
function rowsOf({ page, sort }: View): TableRow[] {
  const sign = sort?.order === 'desc' ? -1 : 1
  const byPrice = (one: { price: number }, other: { price: number }) => sign * (one.price - other.price)
  const byName = (one: { name: string }, other: { name: string }) => sign * one.name.localeCompare(other.name)
  const sorted = sort ? BONDS.toSorted(sort.field === 'price' ? byPrice : byName) : BONDS
  return sorted.slice((page - 1) * 5, page * 5).map(cells => ({ id: cells.name, cells }))
}

export type UrlStateProps = {
  /** Default: the browser's. */
  address?: Address
}

/** A list whose page and order live in the address: a copied link opens the same view, and Back undoes. */
export function UrlState({ address }: UrlStateProps) {
  const [own] = useState(browserAddress)
  const [view, change] = useAddressState(address ?? own, VIEW)
  return (
    <div className="grid gap-3">
      <DataTable
        caption="Treasuries"
        columns={COLUMNS}
        rows={rowsOf(view)}
        rowOrder="given"
        sort={view.sort}
        onSortChange={({ field, order }) => change(() => ({ page: 1, sort: order && { field, order } }))}
      />
      <Paginator
        page={view.page}
        total={BONDS.length}
        limit={5}
        onPageChange={page => change(now => ({ ...now, page }))}
      />
    </div>
  )
}
