import { expect, test } from 'vitest'
import { browserAddress } from './address.ts'

test('on the server the browser’s address is empty, and changing it never fails', () => {
  const address = browserAddress()
  expect(address.read()).toBe('')
  address.push('?period=1Y')
  address.replace('')
  expect(address.read()).toBe('')
  address.subscribe(() => {})()
})
