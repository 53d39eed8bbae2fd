import type { TableRow } from '@accrue/ui/tables'
import { describe, expect, test } from 'vitest'
import { foundRows, HOLDINGS_VIEW, type HoldingsView } from './holdings-view.ts'

describe('X1 a fund’s bonds in the address', () => {
  test.each<[string, string, HoldingsView]>([
    ['nothing is every bond in the given order', '', { term: '', sort: null, grouped: false }],
    ['a search', '?find=apple', { term: 'apple', sort: null, grouped: false }],
    ['ascending', '?sort=price', { term: '', sort: { field: 'price', order: 'asc' }, grouped: false }],
    [
      'descending, found',
      '?find=us&sort=-yield',
      { term: 'us', sort: { field: 'yield', order: 'desc' }, grouped: false },
    ],
    ['T2 in groups', '?group=currency', { term: '', sort: null, grouped: true }],
  ])('%s', (_, search, view) => {
    expect(HOLDINGS_VIEW.read(search)).toEqual(view)
    expect(HOLDINGS_VIEW.write('', view)).toBe(search)
  })

  test('a sort that is no column’s word counts as absent; what others wrote stays', () => {
    expect(HOLDINGS_VIEW.read('?sort=--Price!').sort).toBeNull()
    expect(HOLDINGS_VIEW.write('?lang=rus&sort=price', { term: '', sort: null, grouped: false })).toBe(
      '?lang=rus',
    )
  })
})

describe('finding bonds', () => {
  const row = (id: string, name: string, isin: string): TableRow => ({
    id,
    cells: { name: { text: name, href: `/bonds/${id}/` }, isin, currency: 'USD' },
  })
  const rows = [
    row('1', 'US Treasury 4.375% 15 May 2041', 'US912810QQ40'),
    row('2', 'Boeing Co/The 5.15% 1 May 2030', 'US097023CY98'),
    { id: '3', cells: { name: { text: 'Unnamed' }, isin: { reason: 'Not in the data.' } } },
  ]
  test.each([
    ['no word is every bond', ' ', ['1', '2', '3']],
    ['a word of the name, in any case', 'BOEING', ['2']],
    ['every word has to be there', 'may 2041', ['1']],
    ['a piece of the ISIN', '097023', ['2']],
    ['what is not in the data is not found', 'not', []],
  ])('%s', (_, term, ids) => {
    expect(foundRows(rows, term).map(({ id }) => id)).toEqual(ids)
  })
})
