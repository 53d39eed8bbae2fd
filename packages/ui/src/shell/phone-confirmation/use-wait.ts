'use client'
import { useEffect, useState } from 'react'
import { useCountdown } from '../../foundation/state/use-countdown.ts'
import type { PhoneWait } from './phone-confirmation.reducer.ts'

/** Seconds left of a wait, 0 when there is none. A wait that has just begun counts in full from its first drawing on. */
export function useWait(wait: PhoneWait | null): number {
  const until = wait?.until ?? null
  const left = useCountdown(until)
  const [counted, setCounted] = useState(until)
  useEffect(() => setCounted(until), [until])
  if (wait === null) return 0
  if (counted !== until) return wait.seconds
  // more than it was at first: the clock was set back, and the wait says nothing any more
  return left > wait.seconds ? 0 : left
}
