'use client'
import { useEffect, useRef } from 'react'

/**
 * Calls back once `value` has not changed for `delay` milliseconds. The first value counts too; null never calls
 * back.
 */
export function useDebounced<T>(value: T | null, delay: number, onSettled: (value: T) => void): void {
  const latest = useRef(onSettled)
  useEffect(() => {
    latest.current = onSettled
  })
  useEffect(() => {
    if (value === null) return
    const timer = setTimeout(() => latest.current(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
}
