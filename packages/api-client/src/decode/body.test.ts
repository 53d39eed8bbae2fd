import { describe, expect, test } from 'vitest'
import { requireList, requireListIn, requireObject, requireObjectIn, responseOf } from './body.ts'

describe('a wrong outermost shape fails with what came instead', () => {
  test.each<[string, () => unknown, string]>([
    ['a list for an object', () => requireObject([]), 'expected an object, got a list'],
    ['null for an object', () => requireObject(null), 'expected an object, got null'],
    ['nothing for an object', () => requireObject(undefined), 'expected an object, got nothing'],
    ['a text for an object', () => requireObject('x'), 'expected an object, got a string'],
    ['an object for a list', () => requireList({}), 'expected a list, got a object'],
    [
      'nothing in the place of a list',
      () => requireListIn({}, 'items'),
      'items: expected a list, got nothing',
    ],
    [
      'a number in the place of an object',
      () => requireObjectIn({ agencies: 5 }, 'agencies'),
      'agencies: expected an object, got a number',
    ],
  ])('%s', (_, decode, message) => {
    expect(decode).toThrow(message)
  })
})

describe('the outermost shape', () => {
  test.each<[string, () => unknown, unknown]>([
    ['an object', () => requireObject({ a: 1 }), { a: 1 }],
    ['a list', () => requireList([1]), [1]],
    ['a list in a field', () => requireListIn({ items: [1] }, 'items'), [1]],
    ['null counts as an empty list', () => requireListIn({ items: null }, 'items'), []],
    ['an object in a field', () => requireObjectIn({ a: { b: 1 } }, 'a'), { b: 1 }],
    ['a wrapped answer', () => responseOf({ response: { a: 1 } }), { a: 1 }],
    ['an answer without its wrapper', () => responseOf({ a: 1 }), { a: 1 }],
  ])('%s', (_, decode, expected) => {
    expect(decode()).toEqual(expected)
  })
})
