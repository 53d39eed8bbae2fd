import { expect, test } from 'vitest'
import { browserAddress } from './address.ts'

test('on the server the browser’s address is an empty one, and no step of it fails', () => {
  const address = browserAddress()
  expect(address.read()).toBe('')
  address.push('?period=1Y')
  address.replace('')
  expect(address.read()).toBe('')
  address.subscribe(() => {})()
})
