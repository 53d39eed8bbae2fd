import { getEventListeners } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { realSleep } from './bounded.ts'

afterEach(() => vi.useRealTimers())

test('a sleep that is cancelled ends at once', async () => {
  vi.useFakeTimers()
  const controller = new AbortController()
  const sleep = realSleep(10_000, controller.signal)
  controller.abort()
  await sleep
  expect(vi.getTimerCount()).toBe(0)
})

test('a sleep that was cancelled before it began does not begin', async () => {
  vi.useFakeTimers()
  await realSleep(10_000, AbortSignal.abort())
  expect(vi.getTimerCount()).toBe(0)
})

test('a signal that outlives its sleeps keeps nothing of them', async () => {
  vi.useFakeTimers()
  const { signal } = new AbortController()
  const sleep = realSleep(10_000, signal)
  expect(getEventListeners(signal, 'abort')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10_000)
  await sleep
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
