'use client'
import { useEffect, useState } from 'react'
import { useCountdown } from '../../foundation/state/use-countdown.ts'
import type { PhoneWait } from './phone-confirmation.reducer.ts'

/** Remaining seconds of a wait, 0 without one. A new wait has its full length from its first render on. */
export function useWait(wait: PhoneWait | null): number {
  const until = wait?.until ?? null
  const left = useCountdown(until)
  const [counted, setCounted] = useState(until)
  useEffect(() => setCounted(until), [until])
  if (wait === null) return 0
  if (counted !== until) return wait.seconds
  // more than the initial length: the clock was set back, and the wait is no longer valid
  return left > wait.seconds ? 0 : left
}
