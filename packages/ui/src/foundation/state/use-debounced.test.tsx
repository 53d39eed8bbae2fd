import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './use-debounced.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function debounced(first: string | null, delay = 300) {
  const onSettled = vi.fn()
  const hook = renderHook(
    ({ value, callback }: { value: string | null; callback: (value: string) => void }) =>
      useDebounced(value, delay, callback),
    { initialProps: { value: first, callback: onSettled }, wrapper: StrictMode },
  )
  return { onSettled, ...hook, type: (value: string | null) => hook.rerender({ value, callback: onSettled }) }
}

test('calls back once, after the value has not changed for the whole delay', () => {
  const { onSettled, type } = debounced(null)
  type('gaz')
  vi.advanceTimersByTime(299)
  expect(onSettled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSettled.mock.calls).toEqual([['gaz']])
  vi.advanceTimersByTime(10_000)
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test('every change restarts the delay; only the last value is passed', () => {
  const { onSettled, type } = debounced(null)
  for (const text of ['g', 'ga', 'gaz']) {
    type(text)
    vi.advanceTimersByTime(200)
  }
  expect(onSettled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onSettled.mock.calls).toEqual([['gaz']])
})

test('null cancels the delay', () => {
  const { onSettled, type } = debounced('gaz')
  type(null)
  vi.advanceTimersByTime(10_000)
  expect(onSettled).not.toHaveBeenCalled()
})

test('an initial value counts, once in strict mode too', () => {
  const { onSettled } = debounced('gaz')
  vi.advanceTimersByTime(300)
  expect(onSettled.mock.calls).toEqual([['gaz']])
})

test('a new render with the same value does not restart the delay, and the latest callback is called', () => {
  const { onSettled, rerender } = debounced('gaz')
  vi.advanceTimersByTime(200)
  const newest = vi.fn()
  rerender({ value: 'gaz', callback: newest })
  vi.advanceTimersByTime(100)
  expect(newest.mock.calls).toEqual([['gaz']])
  expect(onSettled).not.toHaveBeenCalled()
})

test('unmounting cancels the delay', () => {
  const { onSettled, unmount } = debounced('gaz')
  unmount()
  vi.advanceTimersByTime(10_000)
  expect(onSettled).not.toHaveBeenCalled()
})
