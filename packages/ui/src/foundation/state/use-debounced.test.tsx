import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function debounced(first: string | null, delay = 300) {
  const onSettled = vi.fn()
  const hook = renderHook(
    ({ value, told }: { value: string | null; told: (value: string) => void }) =>
      useDebounced(value, delay, told),
    { initialProps: { value: first, told: onSettled }, wrapper: StrictMode },
  )
  return { onSettled, ...hook, type: (value: string | null) => hook.rerender({ value, told: onSettled }) }
}

test('nothing is said until the value has stood still for the whole delay, and then once', () => {
  const { onSettled, type } = debounced(null)
  type('gaz')
  vi.advanceTimersByTime(299)
  expect(onSettled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSettled.mock.calls).toEqual([['gaz']])
  vi.advanceTimersByTime(10_000)
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test('every change starts the wait anew; only the last value is said', () => {
  const { onSettled, type } = debounced(null)
  for (const text of ['g', 'ga', 'gaz']) {
    type(text)
    vi.advanceTimersByTime(200)
  }
  expect(onSettled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onSettled.mock.calls).toEqual([['gaz']])
})

test('null calls the wait off', () => {
  const { onSettled, type } = debounced('gaz')
  type(null)
  vi.advanceTimersByTime(10_000)
  expect(onSettled).not.toHaveBeenCalled()
})

test('a value that is there from the start counts, once in strict mode too', () => {
  const { onSettled } = debounced('gaz')
  vi.advanceTimersByTime(300)
  expect(onSettled.mock.calls).toEqual([['gaz']])
})

test('rendering again with the same value does not start the wait anew, and the newest callback is called', () => {
  const { onSettled, rerender } = debounced('gaz')
  vi.advanceTimersByTime(200)
  const newest = vi.fn()
  rerender({ value: 'gaz', told: newest })
  vi.advanceTimersByTime(100)
  expect(newest.mock.calls).toEqual([['gaz']])
  expect(onSettled).not.toHaveBeenCalled()
})

test('unmounting calls the wait off', () => {
  const { onSettled, unmount } = debounced('gaz')
  unmount()
  vi.advanceTimersByTime(10_000)
  expect(onSettled).not.toHaveBeenCalled()
})
