import { describe, expect, test } from 'vitest'
import { together } from './together.ts'

type Write = { key: string; value: number }

/** A store that takes its time, notes its groups and refuses one value. */
function slowStore(refused?: number) {
  const groups: number[][] = []
  const stored = new Map<string, number>()
  const write = together<Write>(
    async items => {
      groups.push(items.map(item => item.value))
      await new Promise(setImmediate)
      if (items.some(item => item.value === refused)) throw new Error('refused')
      for (const { key, value } of items) stored.set(key, value)
    },
    item => [item.key],
  )
  return { write, groups, stored }
}

describe('writing together', () => {
  test('what comes while a write is under way goes together in the next', async () => {
    const { write, groups, stored } = slowStore()
    await Promise.all([1, 2, 3, 4, 5].map(value => write({ key: `k${value}`, value })))
    expect(groups).toEqual([[1], [2, 3, 4, 5]])
    expect(stored.size).toBe(5)
  })

  test('nobody is told before it is stored', async () => {
    const { write, stored } = slowStore()
    await Promise.all(
      Array.from({ length: 250 }, async (_, value) => {
        await write({ key: `k${value}`, value })
        expect(stored.get(`k${value}`)).toBe(value)
      }),
    )
  })

  test('two writes of one key keep their order and never share a group', async () => {
    const { write, groups, stored } = slowStore()
    await Promise.all([1, 2, 3, 4].map(value => write({ key: value === 4 ? 'other' : 'same', value })))
    expect(groups).toEqual([[1], [2, 4], [3]])
    expect(stored.get('same')).toBe(3)
  })

  test('only the guilty one of a group fails', async () => {
    const { write, stored } = slowStore(3)
    const results = await Promise.allSettled([1, 2, 3, 4].map(value => write({ key: `k${value}`, value })))
    expect(results.map(result => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect([...stored.values()].sort()).toEqual([1, 2, 4])
  })

  test('a failure does not stop what comes after it', async () => {
    const { write, stored } = slowStore(1)
    await expect(write({ key: 'a', value: 1 })).rejects.toThrow('refused')
    await write({ key: 'a', value: 2 })
    expect(stored.get('a')).toBe(2)
  })
})
