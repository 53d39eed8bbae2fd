import { expect, test } from 'vitest'
import { pageMenuOf } from './page-menu.map.ts'

const PAGE = {
  sections: [
    { id: 'info', count: 3 },
    { id: 'quotes', count: 10 },
    { id: 'news', count: null },
  ],
}
const TITLES = new Map([['quotes', 'Latest quotes']])
const item = (id: string, counted: boolean) => pageMenuOf(PAGE, [{ id, group: 'main', counted }], TITLES)

test.each([
  ['P2 a list shows its count', 'quotes', true, { id: 'quotes', title: 'Latest quotes', count: 10 }],
  ['a section that is not a list has no count', 'info', false, { id: 'info', title: 'info' }],
  ['a list of unknown length has no count', 'news', true, { id: 'news', title: 'news' }],
] as const)('%s', (_, id, counted, expected) => {
  const [shown] = item(id, counted)
  expect(shown).toEqual({ ...expected, group: 'main', actionId: 6 })
})
