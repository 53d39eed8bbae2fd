import { expect, test } from 'vitest'
import type { Store } from './store.ts'
import { DatabaseUnavailable, storeWithTimeout } from './unavailable.ts'

function storeThat(call: () => Promise<void>): Store {
  return { ping: call, settings: { read: call } } as unknown as Store
}

test('a call to a database that does not answer times out', async () => {
  const store = storeWithTimeout(
    storeThat(() => new Promise(() => {})),
    50,
  )
  await expect(store.ping()).rejects.toBeInstanceOf(DatabaseUnavailable)
  await expect(store.settings.read(1)).rejects.toBeInstanceOf(DatabaseUnavailable)
})

test.each(['57P01', '57014', '53300', '08006', 'ECONNREFUSED', 'CONNECT_TIMEOUT', 'CONNECTION_CLOSED'])(
  '%s, at any depth, means unavailable',
  async code => {
    const error = new Error('Failed query', {
      cause: new AggregateError([Object.assign(new Error(), { code })]),
    })
    const store = storeWithTimeout(
      storeThat(() => Promise.reject(error)),
      1000,
    )
    await expect(store.ping()).rejects.toBeInstanceOf(DatabaseUnavailable)
  },
)

test('a programming error is passed on unchanged', async () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505' })
  const store = storeWithTimeout(
    storeThat(() => Promise.reject(error)),
    1000,
  )
  await expect(store.ping()).rejects.toBe(error)
})
