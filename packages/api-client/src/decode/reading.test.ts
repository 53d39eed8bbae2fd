import { describe, expect, test } from 'vitest'
import {
  asRaw,
  asWhole,
  byName,
  count,
  field,
  isYes,
  oneOf,
  optional,
  real,
  rows,
  text,
  textOrNull,
  texts,
  whole,
} from './reading.ts'

describe('values that count as true (0/1 success)', () => {
  test.each<[unknown, boolean]>([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    [-1, false],
    [2, true],
    ['1', true],
    ['0', false],
    ['', false],
    ['true', true],
    ['TRUE', true],
    [' true ', true],
    ['false', false],
    ['yes', false],
    [Number.NaN, false],
    [null, false],
    [undefined, false],
    [[], false],
    [{}, false],
    [{ numeric: 1 }, true],
    [{ value: '1', numeric: 1 }, true],
    [{ value: '0', numeric: 0 }, false],
    [{ value: '1' }, true],
  ])('%j → %s', (wire, expected) => {
    expect(isYes(wire)).toBe(expected)
  })
})

describe('whole numbers', () => {
  test.each<[unknown, number | null]>([
    [12, 12],
    ['12', 12],
    [' 12 ', 12],
    ['-3', -3],
    [{ numeric: 12 }, 12],
    [{ value: '12' }, 12],
    [1.5, null],
    ['1.5', null],
    ['1e3', null],
    ['１２', null],
    ['99999999999999999999', null],
    [Number.NaN, null],
    [true, null],
    [[1], null],
    [null, null],
  ])('%j → %s', (wire, expected) => {
    expect(asWhole(wire)).toBe(expected)
  })
  test('of a field in the flat form', () => {
    expect(whole({ id: 'x', 'id.numeric': 7 }, 'id')).toBe(7)
  })
  test('minus zero is zero', () => {
    expect(Object.is(asWhole(-0), 0)).toBe(true)
  })
})

test.each<[string, unknown, number | null]>([
  ['zero', 0, 0],
  ['the largest', 30, 30],
  ['one too many', 31, null],
  ['a negative number', -1, null],
  ['nothing', undefined, null],
])('a count of at most 30: %s', (_, n, expected) => {
  expect(count({ n }, 'n', 30)).toBe(expected)
})

describe('a missing field, or one of another type, is blank', () => {
  const raw =
    asRaw(JSON.parse('{"__proto__":{"polluted":"yes"},"name":5,"list":["a",1,null,{}],"on":"b"}')) ?? {}
  test('text of a number', () => expect(text(raw, 'name')).toBe('5'))
  test('text of a list', () => expect(text(raw, 'list')).toBe(''))
  test('no text', () => expect(textOrNull(raw, 'missing')).toBeNull())
  test('texts of a mixed list', () => expect(texts(raw, 'list')).toEqual(['a', '1']))
  test('a single text is a list', () => expect(texts(raw, 'on')).toEqual(['b']))
  test('texts of a missing list', () => expect(texts(raw, 'missing')).toEqual([]))
  test('rows of a mixed list', () => expect(rows(raw, 'list')).toEqual([{}]))
  test('rows of a text', () => expect(rows(raw, 'on')).toEqual([]))
  test('one of the known values', () => expect(oneOf(raw, 'on', ['a', 'b'])).toBe('b'))
  test('none of the known values', () => expect(oneOf(raw, 'on', ['a'])).toBeNull())
  test('a real number as text', () => expect(real({ x: '2.5' }, 'x')).toBe(2.5))
  test('minus zero is zero', () => expect(real({ x: -0 }, 'x')).toBe(0))
  test.each(['1e999', Number.POSITIVE_INFINITY, Number.NaN, true])('%s is no number', x =>
    expect(real({ x }, 'x')).toBeNull(),
  )
  test('an empty text is not zero', () => expect(real({ x: ' ' }, 'x')).toBeNull())
  test('constructor is not a field', () => expect(field(raw, 'constructor')).toBeUndefined())
  test('a key __proto__ changes no prototype', () => {
    expect(text(raw, '__proto__')).toBe('')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

test.each<[string, unknown, string | null]>([
  ['an object', { name: 'A' }, 'A'],
  ['an empty object', {}, ''],
  ['a list', [], null],
  ['a text', 'A', null],
  ['null', null, null],
  ['nothing', undefined, null],
])('decoding %s in a field', (_, value, expected) => {
  expect(optional({ value }, 'value', object => text(object, 'name'))).toBe(expected)
})

test('fields by name skip __proto__', () => {
  const raw = asRaw(JSON.parse('{"a":1,"__proto__":2,"constructor":3}')) ?? {}
  expect(Object.entries(byName(raw, asWhole))).toEqual([
    ['a', 1],
    ['constructor', 3],
  ])
})
