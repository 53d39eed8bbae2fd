import { BLANK, type IssueItem, MASKED } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { figure } from '../../testing/facts.ts'
import { issueColumns, issueRows } from './issue-list.map.ts'

const label = (key: string) => `<${key}>`
const item = (given: Partial<IssueItem> = {}): IssueItem => ({
  id: 848,
  name: 'US Treasury 4.375% 15 May 2034',
  url: '/bonds/848/',
  issuerName: 'United States Treasury',
  status: 'Outstanding',
  isin: 'US91282CKQ32',
  currency: 'USD',
  placed: '2024-05-15',
  matures: '2034-05-15',
  couponRate: figure('4.375'),
  amount: figure('29920439700'),
  weight: BLANK,
  masked: false,
  indicativePrice: figure('100.26880908'),
  indicativeYield: figure('0.04337348'),
  duration: figure('2691.73'),
  ...given,
})
const listOf = (items: IssueItem[], total = items.length) => ({ total, page: 1, items })
const ids = (...items: IssueItem[]) => issueColumns(listOf(items), { label }).map(({ id }) => id)
const cellsOf = (given: Partial<IssueItem>, ...others: Partial<IssueItem>[]) =>
  issueRows(listOf([given, ...others].map(item)), { label, bondId: 1 })[0]?.cells

describe('Q11 the columns of a list of bonds', () => {
  test('name, price, yield, coupon, days, amount and status', () => {
    expect(ids(item())).toEqual(['name', 'price', 'yield', 'coupon', 'matures', 'placed', 'amount', 'status'])
  })

  test.each<[string, Partial<IssueItem>, string]>([
    ['a day of placement', { placed: null }, 'placed'],
    ['an amount', { amount: BLANK }, 'amount'],
    ['a status', { status: null }, 'status'],
  ])('what no bond has, %s, has no column', (_what, given, column) => {
    expect(ids(item(given))).not.toContain(column)
    expect(ids(item(given), item({ id: 2 }))).toContain(column)
  })

  test.each([
    ['in one currency says it in its head', ['USD', 'USD'], 'USD', undefined],
    ['in several says it in each cell', ['USD', 'EUR'], undefined, 'USD'],
  ])('an amount %s', (_sentence, currencies, unit, detail) => {
    const items = currencies.map((currency, id) => item({ id, currency }))
    const column = issueColumns(listOf(items), { label }).find(({ id }) => id === 'amount')
    expect(column?.unit).toBe(unit)
    expect(issueRows(listOf(items), { label, bondId: 1 })[0]?.cells.amount).toEqual({
      text: '29920439700',
      ...(detail ? { detail } : {}),
    })
  })

  test.each([
    ['a whole list sorts', 1, [undefined]],
    ['a page of a longer list does not', 11, [false]],
  ])('%s', (_sentence, total, sortable) => {
    const columns = issueColumns(listOf([item()], total), { label })
    expect([...new Set(columns.map(column => column.sortable))]).toEqual(sortable)
  })
})

describe('Q11, Q13 the cells', () => {
  test('the bond of the page is in the list without a link to the page that one is on', () => {
    const [own, other] = issueRows(listOf([item(), item({ id: 2, url: '/bonds/2/' })]), {
      label,
      bondId: 848,
    })
    expect(own?.cells.name).toEqual({ text: 'US Treasury 4.375% 15 May 2034', href: null })
    expect(other?.cells.name).toMatchObject({ href: '/bonds/2/' })
  })

  test('prices with 4, yields as per cent with 3 and coupons with 3 decimals; the name is a link', () => {
    expect(cellsOf({})).toMatchObject({
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
    ['above 2000 per cent', { indicativeYield: figure('21') }, 'yield', { reason: '<reason_yield_limit>' }],
    [
      'bad at the source',
      { indicativePrice: { kind: 'bad', text: '0', value: 0 } },
      'price',
      { reason: '<reason_bad_data>' },
    ],
    ['a day that is unknown', { matures: null }, 'matures', { reason: '<reason_not_known>' }],
  ])('a cell says why there is no figure: %s (X3, P7)', (_why, given, column, cell) => {
    expect(cellsOf(given)?.[column]).toEqual(cell)
  })
})
