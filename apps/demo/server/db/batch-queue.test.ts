import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { batchQueue } from './batch-queue.ts'

type Write = { key: string; value: number }

/** A slow store that records its batches and rejects one value. */
function slowStore(refused?: number) {
  const groups: number[][] = []
  const stored = new Map<string, number>()
  const write = batchQueue<Write, string>(
    async items => {
      groups.push(items.map(item => item.value))
      await nextTurn()
      if (items.some(item => item.value === refused)) throw new Error('refused')
      for (const { key, value } of items) stored.set(key, value)
      return items.map(({ key, value }) => `${key}=${value}`)
    },
    item => [item.key],
  )
  return { write, groups, stored }
}

describe('batched writes', () => {
  test('writes of one turn of the event loop share a batch, also when the database gives no turn to others', async () => {
    const groups: number[][] = []
    const write = batchQueue<number, number>(async items => {
      groups.push([...items])
      return items
    })
    const requests = [1, 2, 3, 4, 5].map(async value => {
      await nextTurn()
      return write(value)
    })
    expect(await Promise.all(requests)).toEqual([1, 2, 3, 4, 5])
    expect(groups).toEqual([[1, 2, 3, 4, 5]])
  })

  test('writes that arrive during a batch go into the next batch', async () => {
    const { write, groups, stored } = slowStore()
    const first = write({ key: 'k1', value: 1 })
    while (groups.length === 0) await nextTurn()
    await Promise.all([first, ...[2, 3, 4, 5].map(value => write({ key: `k${value}`, value }))])
    expect(groups).toEqual([[1], [2, 3, 4, 5]])
    expect(stored.size).toBe(5)
  })

  test('a write resolves only after it is stored', async () => {
    const { write, stored } = slowStore()
    await Promise.all(
      Array.from({ length: 250 }, async (_, value) => {
        await write({ key: `k${value}`, value })
        expect(stored.get(`k${value}`)).toBe(value)
      }),
    )
  })

  test('each write resolves to its own result, also when its batch failed', async () => {
    const { write } = slowStore(3)
    const results = await Promise.allSettled([1, 2, 3, 4].map(value => write({ key: `k${value}`, value })))
    expect(results.map(result => result.status === 'fulfilled' && result.value)).toEqual([
      'k1=1',
      'k2=2',
      false,
      'k4=4',
    ])
  })

  test('a run that loses a result fails its operations, none waits for ever', async () => {
    const write = batchQueue<number, number>(async items => (items.length > 1 ? [] : [...items]))
    expect(await Promise.all([1, 2, 3].map(write))).toEqual([1, 2, 3])
  })

  test('two writes with the same key keep their order and are never in the same batch', async () => {
    const { write, groups, stored } = slowStore()
    await Promise.all([1, 2, 3, 4].map(value => write({ key: value === 4 ? 'other' : 'same', value })))
    expect(groups).toEqual([[1, 4], [2], [3]])
    expect(stored.get('same')).toBe(3)
  })

  test('only the invalid write of a batch fails', async () => {
    const { write, stored } = slowStore(3)
    const results = await Promise.allSettled([1, 2, 3, 4].map(value => write({ key: `k${value}`, value })))
    expect(results.map(result => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect([...stored.values()].sort()).toEqual([1, 2, 4])
  })

  test('a failure does not stop later writes', async () => {
    const { write, stored } = slowStore(1)
    await expect(write({ key: 'a', value: 1 })).rejects.toThrow('refused')
    await write({ key: 'a', value: 2 })
    expect(stored.get('a')).toBe(2)
  })
})
