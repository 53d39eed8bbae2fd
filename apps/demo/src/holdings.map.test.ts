import { BLANK, type IssueItem, MASKED } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { currencyGroups, holdingColumns, holdingRows, issueColumns, issueRows } from './holdings.map.ts'

const label = (key: string) => `<${key}>`
const figure = (value: number) => ({ kind: 'value', value, text: String(value) }) as const
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
  ...{ couponRate: figure(2.275), amount: BLANK, weight: figure(0.00035), masked: false, duration: BLANK },
  ...{ indicativePrice: figure(97.622), indicativeYield: figure(0.04536) },
}

describe('a fund’s bonds', () => {
  test('T2 its currencies are groups, the heaviest first, each with the sum of its weights', () => {
    const euro = { ...bond, currency: 'EUR', weight: figure(0.5) }
    const groups = currencyGroups([bond, euro, { ...bond, weight: BLANK }, { ...bond, currency: null }])
    expect(groups.map(({ id, cells }) => [id, cells?.weight])).toEqual([
      ['EUR', 50],
      ['USD', expect.closeTo(0.035, 9)],
    ])
    expect(holdingRows([euro], label)[0]?.group).toBe('EUR')
  })

  test('each column has cells, and each cell a column', () => {
    const [row] = holdingRows([bond], label)
    const columns = holdingColumns(label).map(({ id }) => id)
    expect(columns).toEqual(['name', 'isin', 'weight', 'coupon', 'matures', 'price', 'yield', 'currency'])
    expect(Object.keys(row?.cells ?? {}).sort()).toEqual(columns.sort())
  })

  test.each<[string, Partial<IssueItem>, string, unknown]>([
    ['the name leads to the bond', {}, 'name', { text: bond.name, href: '/bonds/10242/' }],
    ['a yield is a percentage', {}, 'yield', { text: expect.closeTo(4.536, 9) }],
    ['a weight is a percentage', {}, 'weight', { text: expect.closeTo(0.035, 9) }],
    ['a bond without a reported value has no weight', { weight: BLANK }, 'weight', UNKNOWN],
    ['a withheld price is a chip', { indicativePrice: MASKED }, 'price', { locked: true }],
    ['a withheld weight is a chip', { weight: MASKED }, 'weight', { locked: true }],
    ['a price that is not known says so', { indicativePrice: BLANK }, 'price', UNKNOWN],
    ['a bond without a maturity says so', { matures: null }, 'matures', UNKNOWN],
  ])('%s', (_, more, column, cell) => {
    expect(holdingRows([{ ...bond, ...more }], label)[0]?.cells[column]).toEqual(cell)
  })
})

test.each([false, true])(
  'a company’s bonds tell their status, not a weight; pages of the server (%s) are not sorted',
  paged => {
    const [row] = issueRows([bond], label)
    const columns = issueColumns(label, paged)
    expect(columns.map(({ id }) => id)).toEqual([
      'name',
      'isin',
      'coupon',
      'matures',
      'price',
      'yield',
      'status',
    ])
    expect(Object.keys(row?.cells ?? {}).sort()).toEqual(columns.map(({ id }) => id).sort())
    expect(row?.cells.status).toEqual(UNKNOWN)
    expect(columns.every(({ sortable }) => sortable === false)).toBe(paged)
  },
)
