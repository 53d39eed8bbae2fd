import { act, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../ui-provider.tsx'
import { secondsLeft, useCountdown } from './use-countdown.ts'

const START = Date.UTC(2025, 6, 11, 12)

describe('seconds left', () => {
  test.each<[deadline: number | null, now: number, left: number, why: string]>([
    [30_000, 0, 30, 'half a minute'],
    [30_000, 1, 30, 'a begun second is a whole one'],
    [30_000, 29_001, 1, 'the last second'],
    [30_000, 29_999, 1, 'the last millisecond is no zero yet'],
    [30_000, 30_000, 0, 'the deadline'],
    [30_000, 90_000, 0, 'never negative'],
    [null, 5, 0, 'no deadline'],
  ])('until %s at %i: %i, %s', (deadline, now, left) => expect(secondsLeft(deadline, now)).toBe(left))
})

describe('the countdown', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function counting(first: number | null) {
    const time = { now: START }
    const clock = () => time.now
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <UiProvider clock={clock}>{children}</UiProvider>
      </StrictMode>
    )
    const hook = renderHook(({ deadline }) => useCountdown(deadline), {
      initialProps: { deadline: first },
      wrapper,
    })
    return {
      left: () => hook.result.current,
      until: (deadline: number | null) => hook.rerender({ deadline }),
      unmount: hook.unmount,
      pass: (ms: number) =>
        act(() => {
          time.now += ms
          vi.advanceTimersByTime(ms)
        }),
      /** The clock advances while no timer fires, as in a sleeping tab. */
      sleep: (ms: number) => {
        time.now += ms
      },
    }
  }

  test('it counts whole seconds down to zero and stays there', () => {
    const { left, pass } = counting(START + 3000)
    const seen = [left()]
    for (let second = 0; second < 5; second++) {
      pass(1000)
      seen.push(left())
    }
    expect(seen).toEqual([3, 2, 1, 0, 0, 0])
  })

  test('a tab that slept past the deadline shows zero at its first tick', () => {
    const { left, pass, sleep } = counting(START + 30_000)
    sleep(3_600_000)
    pass(250)
    expect(left()).toBe(0)
  })

  test('a tab that slept for ten seconds is ten seconds later', () => {
    const { left, pass, sleep } = counting(START + 30_000)
    sleep(10_000)
    pass(250)
    expect(left()).toBe(20)
  })

  test('a new deadline restarts the countdown, null stops it', () => {
    const { left, until, pass } = counting(null)
    expect(left()).toBe(0)
    until(START + 30_000)
    expect(left()).toBe(30)
    pass(1000)
    until(null)
    expect(left()).toBe(0)
  })

  test('no timer runs after the deadline, without one, or after unmounting', () => {
    const { pass, until, unmount } = counting(START + 1000)
    expect(vi.getTimerCount()).toBe(1)
    pass(1250)
    expect(vi.getTimerCount()).toBe(0)
    until(null)
    expect(vi.getTimerCount()).toBe(0)
    until(START + 90_000)
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
