import { expect, test } from 'vitest'
import { readHome } from './home.map.ts'

const issue = { kind: 'example_note', name: 'US Treasury 4% 15 Feb 2034', url: '/bonds/1/' }

test('the start page lists whole entries that lead to a page', () => {
  expect(readHome([issue, { ...issue, url: '/nowhere/' }, { name: 'X' }, null, 'text'])).toEqual([issue])
})

test('no data, no list', () => {
  expect(readHome(undefined)).toEqual([])
  expect(readHome({})).toEqual([])
})
