import { expect, test } from 'vitest'
import { memoryOf } from './memory.ts'

test('a read is made once until a write drops it', async () => {
  const memory = memoryOf<number>(true)
  let reads = 0
  const get = () => memory.get('a', async () => ++reads)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  memory.drop('a')
  expect(await get()).toBe(2)
})

test('a read under way while a write is acknowledged is not remembered', async () => {
  const memory = memoryOf<string>(true)
  let finish = (_: string) => {}
  const before = memory.get(
    'a',
    () =>
      new Promise<string>(resolve => {
        finish = resolve
      }),
  )
  memory.drop('a')
  finish('before the write')
  expect(await before).toBe('before the write')
  expect(await memory.get('a', async () => 'after the write')).toBe('after the write')
})

test('a read that failed is not remembered', async () => {
  const memory = memoryOf<number>(true)
  await expect(memory.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await memory.get('a', async () => 1)).toBe(1)
})

test('where others write as well, nothing is remembered', async () => {
  const memory = memoryOf<number>(false)
  let reads = 0
  for (let times = 0; times < 2; times += 1) await memory.get('a', async () => ++reads)
  expect(reads).toBe(2)
})

test('it does not grow without end', async () => {
  const memory = memoryOf<number>(true, 2)
  let reads = 0
  for (const key of ['a', 'b', 'c', 'c', 'a']) await memory.get(key, async () => ++reads)
  expect(reads).toBe(4)
})
