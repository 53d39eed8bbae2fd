'use client'
import { useEffect, useRef } from 'react'
import type { TimeChartProps } from './time-chart-props.ts'
import { windowDays } from './time-chart-words.ts'

/** Tells the parent of the window once it has changed, not at the first render. */
export function useWindowReport(
  window: { from: number; to: number } | null,
  report: TimeChartProps['onWindowChange'],
): void {
  const told = useRef<{ from: number; to: number } | null>(null)
  useEffect(() => {
    if (told.current?.from === window?.from && told.current?.to === window?.to) return
    told.current = window
    report?.(windowDays(window))
  }, [window, report])
}
