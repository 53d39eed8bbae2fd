'use client'
import { useEffect, useState } from 'react'
import { useClock } from '../ui-provider.tsx'

/**
 * Whole seconds until a deadline in milliseconds, never negative. Computed from the clock, so a sleeping tab or a
 * skipped tick does not matter.
 */
export function secondsLeft(deadline: number | null, now: number): number {
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000))
}

/** Counts down to a deadline (milliseconds, or null for none) on the provider's clock. Returns the seconds left. */
export function useCountdown(deadline: number | null): number {
  const clock = useClock()
  const [left, setLeft] = useState(() => secondsLeft(deadline, clock()))
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(deadline, clock()))
    tick()
    if (deadline === null) return
    const timer = setInterval(() => {
      tick()
      if (clock() >= deadline) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [deadline, clock])
  return left
}
