import { describe, expect, test, vi } from 'vitest'
import { lazyArray } from './lazy-array.ts'

describe('an array whose items are created on first read', () => {
  test('creates what is read, once', () => {
    const make = vi.fn((index: number) => ({ index }))
    const items = lazyArray(1000, make)
    expect(items).toHaveLength(1000)
    expect(make).not.toHaveBeenCalled()
    expect(items[7]).toBe(items[7])
    expect(items.slice(3, 5)).toEqual([{ index: 3 }, { index: 4 }])
    expect(make.mock.calls.map(([index]) => index)).toEqual([7, 3, 4])
  })

  test.each<[string, (items: number[]) => unknown]>([
    ['map', items => items.map(item => item + 1)],
    ['filter', items => items.filter(item => item % 2 === 0)],
    ['flatMap', items => items.flatMap(item => [item, item])],
    [
      'forEach',
      items => {
        const seen: number[] = []
        items.forEach(item => {
          seen.push(item)
        })
        return seen
      },
    ],
    [
      'for … of',
      items => {
        const seen: number[] = []
        for (const item of items) seen.push(item)
        return seen
      },
    ],
    ['spread', items => [...items]],
    ['concat', items => [9].concat(items)],
    ['Array.from', items => Array.from(items, item => item * 2)],
    ['entries', items => [...items.entries()]],
    ['toSorted', items => items.toSorted((a, b) => b - a)],
    ['toReversed', items => items.toReversed()],
    ['at', items => [items.at(-1), items.at(0), items.at(9)]],
    ['indexOf', items => items.indexOf(20)],
    ['find', items => items.find(item => item > 10)],
    ['slice', items => items.slice(-2)],
    ['reduce', items => items.reduce((sum, item) => sum + item, 0)],
    ['in', items => [2 in items, 4 in items, (-1) in items]],
    [
      'out of it',
      items => [items[-1], items[4], items[1.5], (items as unknown as Record<string, unknown>)['']],
    ],
    ['Array.isArray', items => Array.isArray(items)],
    ['Object.keys', items => Object.keys(items)],
    ['JSON', items => JSON.stringify(items)],
  ])('%s works as on a plain array', (_, read) => {
    expect(read(lazyArray(4, index => index * 10))).toEqual(read([0, 10, 20, 30]))
  })
})
