import { describe, expect, test, vi } from 'vitest'
import {
  firstDuplicate,
  isShallowEqual,
  isUnstable,
  nextStability,
  type Stability,
  warnOnce,
} from './dev-warnings.ts'

describe('warnings for developers', () => {
  test('each text is written once, with the name of the library', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const text of ['Part: first.', 'Part: second.', 'Part: first.']) warnOnce(text)
    expect(warn.mock.calls).toEqual([['Accrue Part: first.'], ['Accrue Part: second.']])
    warn.mockRestore()
  })

  test.each([
    [[], null],
    [['a', 'b'], null],
    [['a', 'b', 'a', 'b'], { id: 'a', first: 0, second: 2 }],
    [['', ''], { id: '', first: 0, second: 1 }],
    [['__proto__', 'constructor', '__proto__'], { id: '__proto__', first: 0, second: 2 }],
  ])('the first duplicate id of %o is %o', (ids, duplicate) => {
    expect(firstDuplicate(ids)).toEqual(duplicate)
  })

  test.each<[one: unknown, other: unknown, isSame: boolean]>([
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    [1, '1', false],
    [null, {}, false],
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: [1] }, { a: [1] }, false],
  ])('%o and %o are the same: %s', (one, other, isSame) => {
    expect(isShallowEqual(one, other)).toBe(isSame)
  })

  const list = ['a', 'b']
  const copies = (count: number) => Array.from({ length: count }, () => [...list])
  test.each<[what: string, renders: string[][], unstable: boolean]>([
    ['one array', Array.from({ length: 9 }, () => list), false],
    ['a new array on five renders', copies(5), false],
    ['a new array on six renders', copies(6), true],
    ['an array that is the same once in between', [...copies(4), list, list, ...copies(4)], false],
    ['an array that grows', [...copies(4), ['a', 'b', 'c'], ...copies(4)], false],
    ['an array whose content changes', [...copies(4), ['a', 'c'], ...copies(4)], false],
    ['empty arrays', Array.from({ length: 9 }, () => []), false],
  ])('%s', (_, renders, unstable) => {
    let stability: Stability<string> | null = null
    const found = renders.map(render => {
      stability = nextStability(stability, render, Object.is)
      return isUnstable(stability)
    })
    expect(found.includes(true)).toBe(unstable)
  })

  test('only the first 10,000 items are compared', () => {
    const isSame = vi.fn(() => true)
    const long = Array.from({ length: 12_000 }, (_, at) => at)
    nextStability({ list: long, changes: 0 }, [...long], isSame)
    expect(isSame).toHaveBeenCalledTimes(10_000)
  })
})
