'use client'
import { useCallback, useEffect, useRef } from 'react'
import { TABLE_REFRESH_MS } from '../../rules/quote-rules.ts'

/** Refetches the table a second after the last call, unless the component unmounts (bond-page §9). */
export function useRefreshSoon(refresh: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, TABLE_REFRESH_MS)
  }, [refresh])
}
