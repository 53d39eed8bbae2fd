import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'

/** Testing Library advances a fake clock while it waits if it finds Jest's global. */
const RUNNER = { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) }

/** Stops the clock. `findBy…`, `waitFor` and `setupUser` advance it, so that no pause takes real time. */
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

/** A user whose pauses advance the stopped clock. */
export const setupUser = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
