import { constructTable } from '@tanstack/react-table'
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings'
import { expect, test } from 'vitest'
import { createColumns } from './columns.ts'
import { dataTableFeatures } from './row-models.ts'

type Bond = { id: string; name: string; price: number | null; country: string }
const column = createColumns<Bond>()
const columns = [
  column.text('name', { header: 'Bond' }),
  column.number('price', { header: 'Price', decimals: 3 }),
  column.text('country', { header: 'Country' }),
]
const data: Bond[] = Array.from({ length: 100_000 }, (_, i) => ({
  id: `${i}`,
  name: `B ${i % 977}`,
  price: i % 13 ? ((i * 7919) % 1000) / 10 : null,
  country: ['US', 'DE', 'FR'][i % 3]!,
}))

test('rows', () => {
  const t0 = performance.now()
  const table = constructTable({
    features: { ...dataTableFeatures, coreReactivityFeature: storeReactivityBindings() },
    columns,
    data,
    getRowId: row => row.id,
    initialState: { pagination: { pageIndex: 0, pageSize: Number.POSITIVE_INFINITY } },
    paginateExpandedRows: true,
    autoResetAll: false,
    sortDescFirst: false,
    meta: { openFolds: { previous: false, next: false }, lang: 'eng' },
  })
  const rows = table.getRowModel().rows
  const t1 = performance.now()
  table.setSorting([{ id: 'price', desc: false }])
  const sorted = table.getRowModel().rows
  const t2 = performance.now()
  table.setSorting([
    { id: 'name', desc: true },
    { id: 'price', desc: false },
  ])
  table.getRowModel()
  const t3 = performance.now()
  console.info(
    'mount',
    t1 - t0,
    'sort',
    t2 - t1,
    'two',
    t3 - t2,
    rows.length,
    sorted[0]?.original,
    sorted.at(-1)?.original,
  )
  table.setGrouping(['country'])
  table.setExpanded(true)
  console.info(
    table
      .getRowModel()
      .rows.slice(0, 3)
      .map(r => [r.id, r.getIsGrouped(), r.depth]),
    table.getRowModel().rows.length,
  )
  expect(rows).toHaveLength(100_000)
})
