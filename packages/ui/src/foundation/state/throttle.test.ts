import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Calls at these milliseconds; returns when it ran. */
function ranAt(calls: number[], until = 2000): number[] {
  const ran: number[] = []
  let now = 0
  const run = throttle(() => ran.push(now), 200)
  for (now = 0; now <= until; now += 1) {
    if (calls.includes(now)) run()
    vi.advanceTimersByTime(1)
  }
  return ran
}

test.each<[string, number[], number[]]>([
  ['one call runs at once, and not again', [10], [10]],
  ['a second one within 200 ms runs at their end', [0, 50], [0, 199]],
  ['many within 200 ms are one', [0, 50, 60, 70, 180], [0, 199]],
  ['a later call runs at once again', [0, 500], [0, 500]],
  ['a long row runs every 200 ms and once at its end', [0, 100, 200, 300, 400, 500], [0, 199, 399, 599]],
])('D29: %s', (_case, calls, expected) => {
  expect(ranAt(calls)).toEqual(expected)
})

test('D29: after cancel it does not run, and can start again', () => {
  const run = vi.fn()
  const throttled = throttle(run, 200)
  throttled()
  throttled()
  throttled.cancel()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledOnce()
  throttled()
  expect(run).toHaveBeenCalledTimes(2)
})
