'use client'
import { useCallback, useEffect, useRef } from 'react'
import { TABLE_REFRESH_MS } from '../../rules/quote-rules.ts'

/** Asks for the table again a second after the last call, and not at all once the table is gone (bond-page §9). */
export function useRefreshSoon(refresh: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, TABLE_REFRESH_MS)
  }, [refresh])
}
