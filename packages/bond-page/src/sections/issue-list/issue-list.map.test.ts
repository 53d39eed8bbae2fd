import { BLANK, type IssueItem, MASKED } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { cellsOf, idsOf } from '../../testing/cells-of.ts'
import { numeric } from '../../testing/facts.ts'
import { issueColumns } from './issue-list.map.ts'

const label = (key: string) => `<${key}>`
const item = (fields: Partial<IssueItem> = {}): IssueItem => ({
  id: 848,
  name: 'US Treasury 4.375% 15 May 2034',
  url: '/bonds/848/',
  issuerName: 'United States Treasury',
  status: 'Outstanding',
  isin: 'US91282CKQ32',
  currency: 'USD',
  placed: '2024-05-15',
  matures: '2034-05-15',
  couponRate: numeric('4.375'),
  amount: numeric('29920439700'),
  weight: BLANK,
  masked: false,
  indicativePrice: numeric('100.26880908'),
  indicativeYield: numeric('0.04337348'),
  duration: numeric('2691.73'),
  ...fields,
})
const listOf = (items: IssueItem[], total = items.length) => ({ total, page: 1, items })
const options = { label, bondId: 1 }
const ids = (...items: IssueItem[]) => idsOf(issueColumns(listOf(items), options))
const cellsIn = (fields: Partial<IssueItem>) => {
  const row = item(fields)
  // a second bond with all fields keeps all columns
  return cellsOf(issueColumns(listOf([row, item({ id: 2 })]), options), row)
}

describe('Q11 the columns of a list of bonds', () => {
  test('name, price, yield, coupon, days, amount and status', () => {
    expect(ids(item())).toEqual(['name', 'price', 'yield', 'coupon', 'matures', 'placed', 'amount', 'status'])
  })

  test.each<[string, Partial<IssueItem>, string]>([
    ['a day of placement', { placed: null }, 'placed'],
    ['an amount', { amount: BLANK }, 'amount'],
    ['a status', { status: null }, 'status'],
  ])('%s that no bond has gets no column', (_what, fields, column) => {
    expect(ids(item(fields))).not.toContain(column)
    expect(ids(item(fields), item({ id: 2 }))).toContain(column)
  })

  test.each([
    ['in one currency has it in the heading', ['USD', 'USD'], 'USD', undefined],
    ['in several currencies has it in each cell', ['USD', 'EUR'], undefined, 'USD'],
  ])('an amount %s', (_sentence, currencies, unit, detail) => {
    const items = currencies.map((currency, id) => item({ id, currency }))
    const columns = issueColumns(listOf(items), options)
    expect(columns.find(({ id }) => id === 'amount')?.meta?.unit).toBe(unit)
    expect(cellsOf(columns, items[0] as IssueItem).amount).toEqual({
      text: '29920439700',
      ...(detail ? { detail } : {}),
    })
  })

  test.each([
    ['a complete list sorts', 1, [true]],
    ['a page of a longer list does not', 11, [false]],
  ])('%s', (_sentence, total, sortable) => {
    const columns = issueColumns(listOf([item()], total), options)
    expect([...new Set(columns.map(column => column.enableSorting))]).toEqual(sortable)
  })
})

describe('Q11, Q13 the cells', () => {
  test('the page’s own bond is in the list, without a link', () => {
    const items = [item(), item({ id: 2, url: '/bonds/2/' })]
    const columns = issueColumns(listOf(items), { label, bondId: 848 })
    expect(items.map(each => cellsOf(columns, each).name)).toEqual([
      { text: 'US Treasury 4.375% 15 May 2034', href: null },
      { text: 'US Treasury 4.375% 15 May 2034', href: '/bonds/2/' },
    ])
  })

  test('prices with 4, yields as per cent with 3 and coupons with 3 decimals; the name is a link', () => {
    expect(cellsIn({})).toMatchObject({
      name: { text: 'US Treasury 4.375% 15 May 2034', href: '/bonds/848/' },
      price: { text: '100.2688' },
      yield: { text: '4.337' },
      coupon: { text: '4.375' },
      placed: '2024-05-15',
      matures: '2034-05-15',
      status: 'Outstanding',
    })
  })

  test.each<[string, Partial<IssueItem>, string, object]>([
    ['withheld', { indicativePrice: MASKED, masked: true }, 'price', { locked: true }],
    ['unknown', { indicativeYield: BLANK }, 'yield', { reason: '<reason_not_known>' }],
    ['above 2000 per cent', { indicativeYield: numeric('21') }, 'yield', { reason: '<reason_yield_limit>' }],
    [
      'bad at the source',
      { indicativePrice: { kind: 'bad', text: '0', value: 0 } },
      'price',
      { reason: '<reason_bad_data>' },
    ],
    ['a day that is unknown', { matures: null }, 'matures', { reason: '<reason_not_known>' }],
  ])('a cell without a value has a reason: %s (X3, P7)', (_why, fields, column, cell) => {
    expect(cellsIn(fields)[column]).toEqual(cell)
  })
})
