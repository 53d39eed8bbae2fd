import { getEventListeners } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { systemSleep } from './timeout.ts'

afterEach(() => vi.useRealTimers())

test('a cancelled sleep resolves at once', async () => {
  vi.useFakeTimers()
  const controller = new AbortController()
  const sleep = systemSleep(10_000, controller.signal)
  controller.abort()
  await sleep
  expect(vi.getTimerCount()).toBe(0)
})

test('a sleep whose signal is already aborted does not start', async () => {
  vi.useFakeTimers()
  await systemSleep(10_000, AbortSignal.abort())
  expect(vi.getTimerCount()).toBe(0)
})

test('finished sleeps leave no listeners on a long-lived signal', async () => {
  vi.useFakeTimers()
  const { signal } = new AbortController()
  const sleep = systemSleep(10_000, signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await sleep
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
