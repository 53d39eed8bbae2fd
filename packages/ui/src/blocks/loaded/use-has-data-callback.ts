'use client'
import { useEffect, useRef } from 'react'

/** Calls `onHasData` once it is known whether a block has data, and on every change; null means not known yet. */
export function useHasDataCallback(
  hasData: boolean | null,
  onHasData: ((hasData: boolean) => void) | undefined,
): void {
  const latest = useRef(onHasData)
  useEffect(() => {
    latest.current = onHasData
  })
  useEffect(() => {
    if (hasData !== null) latest.current?.(hasData)
  }, [hasData])
}
