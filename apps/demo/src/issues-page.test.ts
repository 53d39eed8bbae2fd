import { expect, test } from 'vitest'
import { ISSUES_PAGE } from './issues-page.ts'

test.each([
  ['no page is the first', '', 1],
  ['a page', '?issues=3', 3],
  ['no number is the first', '?issues=last', 1],
  ['nought is the first', '?issues=0', 1],
])('X1 %s', (_, search, page) => {
  expect(ISSUES_PAGE.read(search)).toBe(page)
})

test('X1 the first page is not written, and the rest of the query stays', () => {
  expect(ISSUES_PAGE.write('?lang=rus', 2)).toBe('?lang=rus&issues=2')
  expect(ISSUES_PAGE.write('?lang=rus&issues=2', 1)).toBe('?lang=rus')
})
