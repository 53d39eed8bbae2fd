import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'

/** Testing Library moves a stopped clock on while it waits, if it finds this by the name of its first test runner. */
const RUNNER = { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) }

/** Stops the clock. `findBy…`, `waitFor` and users of `setupUser` move it on, so that no pause takes real time. */
export function stopClock(): void {
  vi.useFakeTimers()
  vi.stubGlobal('jest', RUNNER)
}

export function startClock(): void {
  vi.useRealTimers()
  vi.stubGlobal('jest', undefined)
}

/** Stops the clock in each test of a file or of a `describe`. */
export function withStoppedClock(): void {
  beforeEach(stopClock)
  afterEach(startClock)
}

/** A user whose own pauses move the stopped clock on. */
export const setupUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
