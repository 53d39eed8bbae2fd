import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowKeys } from './row-keys.ts'

test('keys are the ids if these are unique, and made unique otherwise', () => {
  const keys = rowKeys(['1', '1', '', ''].map(id => ({ id })))
  expect(keys[0]).toBe('1')
  expect(new Set(keys).size).toBe(4)
})

test('a generated key never equals another row’s id', () => {
  const rows = fc.array(fc.constantFrom('', '1', '1 #2', ' #0', '1 #0').map(id => ({ id })))
  fc.assert(fc.property(rows, sample => new Set(rowKeys(sample)).size === sample.length))
})
