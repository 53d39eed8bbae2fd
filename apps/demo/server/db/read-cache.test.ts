import { expect, test } from 'vitest'
import { createReadCache } from './read-cache.ts'

test('a value is read once until a write invalidates it', async () => {
  const cache = createReadCache<number>(true)
  let reads = 0
  const get = () => cache.get('a', async () => ++reads)
  expect(await Promise.all([get(), get()])).toEqual([1, 1])
  cache.drop('a')
  expect(await get()).toBe(2)
})

test('a read that overlaps a write is not cached', async () => {
  const cache = createReadCache<string>(true)
  let finish = (_: string) => {}
  const before = cache.get(
    'a',
    () =>
      new Promise<string>(resolve => {
        finish = resolve
      }),
  )
  cache.drop('a')
  finish('before the write')
  expect(await before).toBe('before the write')
  expect(await cache.get('a', async () => 'after the write')).toBe('after the write')
})

test('a failed read is not cached', async () => {
  const cache = createReadCache<number>(true)
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cache.get('a', async () => 1)).toBe(1)
})

test('nothing is cached when other processes can write', async () => {
  const cache = createReadCache<number>(false)
  let reads = 0
  for (let times = 0; times < 2; times += 1) await cache.get('a', async () => ++reads)
  expect(reads).toBe(2)
})

test('the cache is bounded', async () => {
  const cache = createReadCache<number>(true, 2)
  let reads = 0
  for (const key of ['a', 'b', 'c', 'c', 'a']) await cache.get(key, async () => ++reads)
  expect(reads).toBe(4)
})

test('a single write updates the cached value without a new read', async () => {
  const cache = createReadCache<number>(true)
  await cache.get('a', async () => 1)
  await cache.change(
    'a',
    async () => {},
    before => before + 1,
  )
  expect(await cache.get('a', async () => 99)).toBe(2)
})

test('concurrent writes have no known order and invalidate the cached value', async () => {
  const cache = createReadCache<number>(true)
  await cache.get('a', async () => 1)
  const slow = () => new Promise<void>(resolve => setImmediate(resolve))
  await Promise.all([
    cache.change('a', slow, before => before + 1),
    cache.change('a', slow, before => before + 1),
  ])
  expect(await cache.get('a', async () => 3)).toBe(3)
})

test.each([
  ['before the write', []],
  ['after the write', ['new']],
])('a read during a write, with the value %s, is updated as well', async (_, found: string[]) => {
  const cache = createReadCache<ReadonlySet<string>>(true)
  let finish = (_: ReadonlySet<string>) => {}
  const write = cache.change(
    'a',
    () => new Promise<void>(resolve => setImmediate(resolve)),
    before => new Set([...before, 'new']),
  )
  const reading = cache.get(
    'a',
    () =>
      new Promise<ReadonlySet<string>>(resolve => {
        finish = resolve
      }),
  )
  await write
  finish(new Set(found))
  await reading
  expect(await cache.get('a', async () => new Set())).toEqual(new Set(['new']))
})

test('a failed write invalidates the cached value', async () => {
  const cache = createReadCache<number>(true)
  await cache.get('a', async () => 1)
  await expect(
    cache.change(
      'a',
      () => Promise.reject(new Error('full')),
      before => before,
    ),
  ).rejects.toThrow('full')
  expect(await cache.get('a', async () => 1.5)).toBe(1.5)
})
