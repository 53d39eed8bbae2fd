import { expect, test } from 'vitest'
import { reloadQuery, wasReloaded, withoutReloaded } from './reloaded.ts'

test.each([
  ['', '?reloaded=1', ''],
  ['?', '?reloaded=1', ''],
  ['?lang=eng', '?lang=eng&reloaded=1', '?lang=eng'],
  ['?print=info,cash-flow&reloaded=1', '?print=info,cash-flow&reloaded=1', '?print=info,cash-flow'],
  ['?reloaded=1&x=a%20b', '?x=a%20b&reloaded=1', '?x=a%20b'],
])('X14 the query %j reloads as %j and is shared as %j', (search, again, shared) => {
  expect(reloadQuery(search)).toBe(again)
  expect(withoutReloaded(search)).toBe(shared)
  expect(wasReloaded(again)).toBe(true)
  expect(wasReloaded(shared)).toBe(false)
})
