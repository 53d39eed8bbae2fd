import { expect, test } from 'vitest'
import { readHome } from './home.map.ts'

const issue = {
  id: 1,
  name: 'US Treasury 4% 15 Feb 2034',
  issuer: 'United States Treasury',
  kind: 'home_kind_note',
  coupon: '4',
  maturity: '2034-02-15',
}

test('the start page lists whole entries only', () => {
  expect(readHome([issue, { ...issue, id: 'x' }, { id: 2 }, null, 'text'])).toEqual([issue])
})

test('no data, no list', () => {
  expect(readHome(undefined)).toEqual([])
  expect(readHome({})).toEqual([])
})
