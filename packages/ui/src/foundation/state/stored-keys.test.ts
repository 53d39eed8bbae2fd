import { expect, test } from 'vitest'
import { STORED_KEYS, storedKey } from './stored-keys.ts'

test.each([
  ['columns', 'archive', 'columns.archive'],
  ['fullscreen', 'graph', 'fullscreen_graph'],
  ['registrationBanner', undefined, 'registration_banner'],
] as const)('%s of %s is stored as %s', (what, of, name) => {
  expect(storedKey(what, of)).toBe(name)
})

test('no name is a prefix of another, so that no entry reads another one', () => {
  const names = Object.values(STORED_KEYS).map(({ name }) => name)
  for (const name of names) expect(names.filter(other => other.startsWith(name))).toEqual([name])
})
