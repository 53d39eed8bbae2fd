import { BLANK, type IssueItem, MASKED } from '@accrue/api-client'
import type { DataTableColumnDef } from '@accrue/ui/tables'
import { describe, expect, test } from 'vitest'
import { companyIssueColumns, currencyGroups, holdingColumns } from './holdings.map.ts'

const label = (key: string) => `<${key}>`
const valueField = (value: number) => ({ kind: 'value', value, text: String(value) }) as const
const UNKNOWN = { reason: '<holding_unknown>' }
const bond: IssueItem = {
  ...{
    id: 10242,
    name: 'Exxon Mobil Corp 2.275% 16 Aug 2026',
    url: '/bonds/10242/',
    issuerName: 'Exxon Mobil Corp',
  },
  ...{
    status: null,
    isin: 'US30231GBD34',
    currency: 'USD',
    placed: null,
    matures: '2026-08-16' as IssueItem['matures'],
  },
  ...{
    couponRate: valueField(2.275),
    amount: BLANK,
    weight: valueField(0.00035),
    masked: false,
    duration: BLANK,
  },
  indicativePrice: valueField(97.622),
  indicativeYield: valueField(0.04536),
}

/** The text of a bond in a column. */
function cellOf(columns: readonly DataTableColumnDef<IssueItem>[], id: string, item: IssueItem): unknown {
  const column = columns.find(each => each.id === id)
  if (!column) return undefined
  const value = 'accessorFn' in column ? column.accessorFn(item, 0) : item[id as keyof IssueItem]
  const details = column.meta?.details?.(item)
  if (!details) return value
  return typeof value === 'object' && value !== null ? { ...value, ...details } : { text: value, ...details }
}

describe('a fund’s bonds', () => {
  test('T2 its currencies are groups, the heaviest first', () => {
    const euro = { ...bond, currency: 'EUR', weight: valueField(0.5) }
    const groups = currencyGroups([bond, euro, { ...bond, weight: BLANK }, { ...bond, currency: null }])
    expect([...groups]).toEqual([
      ['EUR', { label: 'EUR' }],
      ['USD', { label: 'USD' }],
    ])
  })

  test('T2 a group has the sum of its weights', () => {
    const weight = holdingColumns([bond], label).find(({ id }) => id === 'weight')
    expect(weight?.aggregationFn).toBe('sum')
  })

  test('its columns', () => {
    expect(holdingColumns([bond], label).map(({ id }) => id)).toEqual([
      'name',
      'isin',
      'weight',
      'coupon',
      'matures',
      'price',
      'yield',
      'currency',
    ])
  })

  test.each<[string, Partial<IssueItem>, string, unknown]>([
    ['the name leads to the bond', {}, 'name', { text: bond.name, href: '/bonds/10242/' }],
    ['a yield is a percentage', {}, 'yield', { text: expect.closeTo(4.536, 9) }],
    ['a weight is a percentage', {}, 'weight', expect.closeTo(0.035, 9)],
    [
      'a bond without a reported value has no weight',
      { weight: BLANK },
      'weight',
      { text: null, ...UNKNOWN },
    ],
    ['a withheld price is a chip', { indicativePrice: MASKED }, 'price', { locked: true }],
    ['a withheld weight is a chip', { weight: MASKED }, 'weight', { text: null, locked: true }],
    ['a price that is not known says so', { indicativePrice: BLANK }, 'price', UNKNOWN],
    ['a bond without a maturity says so', { matures: null }, 'matures', UNKNOWN],
  ])('%s', (_, more, column, cell) => {
    expect(cellOf(holdingColumns([bond], label), column, { ...bond, ...more })).toEqual(cell)
  })
})

test.each([false, true])(
  'a company’s bonds tell their status, not a weight; pages of the server (%s) are not sorted',
  paged => {
    const columns = companyIssueColumns(label, paged)
    expect(columns.map(({ id }) => id)).toEqual([
      'name',
      'isin',
      'coupon',
      'matures',
      'price',
      'yield',
      'status',
    ])
    expect(cellOf(columns, 'status', bond)).toEqual(UNKNOWN)
    expect(columns.every(({ enableSorting }) => enableSorting === !paged)).toBe(true)
  },
)
