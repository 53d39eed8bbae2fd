import { expect, test } from 'vitest'
import { encodedPart } from './encoded-part.ts'

test.each([
  ['bond 1', 'bond%201'],
  [42, '42'],
  ['é😀', '%C3%A9%F0%9F%98%80'],
  ['half \uD800', 'half%20%EF%BF%BD'],
])('%j is %s in an address', (text, part) => {
  expect(encodedPart(text)).toBe(part)
})
