import { describe, expect, test } from 'vitest'
import { HOLDINGS_VIEW, type HoldingsView } from './holdings-view.ts'

describe('X1 a fund’s bonds in the address', () => {
  test.each<[string, string, HoldingsView]>([
    ['nothing is every bond in the given order', '', { term: '', sorting: [], grouped: false }],
    ['a search', '?find=apple', { term: 'apple', sorting: [], grouped: false }],
    ['ascending', '?sort=price', { term: '', sorting: [{ id: 'price', desc: false }], grouped: false }],
    [
      'descending, found',
      '?find=us&sort=-yield',
      { term: 'us', sorting: [{ id: 'yield', desc: true }], grouped: false },
    ],
    ['T2 in groups', '?group=currency', { term: '', sorting: [], grouped: true }],
  ])('%s', (_, search, view) => {
    expect(HOLDINGS_VIEW.read(search)).toEqual(view)
    expect(HOLDINGS_VIEW.write('', view)).toBe(search)
  })

  test('an unknown sort is ignored; other parameters stay', () => {
    expect(HOLDINGS_VIEW.read('?sort=--Price!').sorting).toEqual([])
    expect(HOLDINGS_VIEW.write('?lang=rus&sort=price', { term: '', sorting: [], grouped: false })).toBe(
      '?lang=rus',
    )
  })
})
