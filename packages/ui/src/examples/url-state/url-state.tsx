'use client'
import { Paginator } from '@accrue/ui/controls'
import { type Address, type AddressCodec, browserAddress, useAddressState } from '@accrue/ui/foundation'
import { createColumns, DataTable, useDataTable } from '@accrue/ui/tables'
import { useMemo, useState } from 'react'

type View = { page: number; sorting: { id: string; desc: boolean }[] }

/** `?page=2&sort=-price`; invalid values are ignored, other parameters stay. */
const VIEW: AddressCodec<View> = {
  read(search) {
    const query = new URLSearchParams(search)
    const [, minus, field] = /^(-?)(name|price)$/.exec(query.get('sort') ?? '') ?? []
    return {
      page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
      sorting: field ? [{ id: field, desc: minus === '-' }] : [],
    }
  },
  write(search, { page, sorting: [sort] }) {
    const query = new URLSearchParams(search)
    query.delete('page')
    query.delete('sort')
    if (page > 1) query.set('page', String(page))
    if (sort) query.set('sort', `${sort.desc ? '-' : ''}${sort.id}`)
    const text = query.toString()
    return text && `?${text}`
  },
}

type Bond = { name: string; price: number }

const column = createColumns<Bond>()
const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
]
const BONDS: readonly Bond[] = Array.from({ length: 40 }, (_, index) => ({
  name: `UST 4% ${2026 + index}`,
  price: 101 - index / 4,
}))

/** What your server would do with the same parameters. */
function bondsOf({ page, sorting: [sort] }: View): readonly Bond[] {
  const sign = sort?.desc ? -1 : 1
  const byPrice = (one: Bond, other: Bond) => sign * (one.price - other.price)
  const byName = (one: Bond, other: Bond) => sign * one.name.localeCompare(other.name)
  const sorted = sort ? BONDS.toSorted(sort.id === 'price' ? byPrice : byName) : BONDS
  return sorted.slice((page - 1) * 5, page * 5)
}

export type UrlStateProps = {
  /** Default: the browser's. */
  address?: Address
}

/** A list with its page and order in the URL: a copied link opens the same view, and Back undoes a change. */
export function UrlState({ address }: UrlStateProps) {
  const [own] = useState(browserAddress)
  const [view, change] = useAddressState(address ?? own, VIEW)
  const bonds = useMemo(() => bondsOf(view), [view])
  const model = useDataTable({
    columns: COLUMNS,
    data: bonds,
    getRowId: bond => bond.name,
    manualSorting: true,
    state: { sorting: view.sorting },
    onSortingChange: updater =>
      change(({ sorting }) => ({
        page: 1,
        sorting: typeof updater === 'function' ? updater(sorting) : updater,
      })),
  })
  return (
    <div className="grid gap-3">
      <DataTable model={model} caption="Treasuries" />
      <Paginator
        page={view.page}
        total={BONDS.length}
        limit={5}
        onPageChange={page => change(now => ({ ...now, page }))}
      />
    </div>
  )
}
