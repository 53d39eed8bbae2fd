import { describe, expect, expectTypeOf, test } from 'vitest'
import type { CellDetails, ColumnMeta } from './column-meta.ts'
import { createColumns, type DataTableColumnDef } from './columns.ts'

type Bond = { name: string; price: number | null; issuer: { country: string } }

const column = createColumns<Bond>()
const BOND: Bond = { name: 'UST 4% 2034', price: 98.5, issuer: { country: 'US' } }

describe('columns are typed by their rows', () => {
  test('row callbacks receive a typed row', () => {
    type Meta = NonNullable<DataTableColumnDef<Bond>['meta']>
    expectTypeOf<Meta>().toEqualTypeOf<ColumnMeta<Bond>>()
    expectTypeOf<Meta['text']>().toEqualTypeOf<((row: Bond) => string) | undefined>()
    expectTypeOf<Meta['details']>().toEqualTypeOf<((row: Bond) => CellDetails | undefined) | undefined>()
  })

  test('columns need no cast', () => {
    const price = column.number('price', {
      header: 'Price',
      unit: '%',
      details: row => (row.price === null ? { placeholder: 'send' } : undefined),
    })
    const trend = column.display({
      id: 'trend',
      header: 'Trend',
      cell: ({ row }) => row.original.name,
      meta: { text: row => row.issuer.country },
    })
    const name = column.link('name', { header: 'Bond', href: row => `/${row.issuer.country}/` })
    expect(price.meta?.details?.({ ...BOND, price: null })).toEqual({ placeholder: 'send' })
    expect(trend.meta?.text?.(BOND)).toBe('US')
    expect(name.meta?.details?.(BOND)).toEqual({ href: '/US/' })
  })

  test('keys and fields that rows do not have are errors', () => {
    // @ts-expect-error: rows have no such key
    expect(column.text('nam', { header: 'Name' }).id).toBe('nam')
    // @ts-expect-error: a function needs an id
    expect(column.text(row => row.name, { header: 'Name' }).id).toBe('Name')
    // @ts-expect-error: rows have no such field
    const country = column.text('name', { header: 'Name', details: row => ({ info: row.country }) })
    expect(country.meta?.details?.(BOND)).toEqual({ info: undefined })
  })
})
