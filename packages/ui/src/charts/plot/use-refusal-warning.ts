'use client'
import { useEffect, useRef } from 'react'
import { warnOnce } from '../../foundation/dev-warnings.ts'
import { type MaskedRefusal, refusalWarning } from './masked-shape.ts'

/** Warns developers of refused values of a masked chart, once for each chart: growing data would warn at every point. */
export function useRefusalWarning(component: string, refusals: readonly MaskedRefusal[]): void {
  const warned = useRef(false)
  useEffect(() => {
    if (warned.current) return
    const text = refusalWarning(component, refusals)
    if (!text) return
    warned.current = true
    warnOnce(text)
  }, [component, refusals])
}
