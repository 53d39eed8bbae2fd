'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import type { AxisRange } from '../plot/scales.ts'
import { columnOf, type TimeSeries } from '../series/time-series.ts'
import { daysOfRange, isWithin, periodRangeIn, wholeWithOverview } from './navigator.view-model.ts'
import { NavigatorStrip, type NavigatorStripProps } from './navigator-strip.tsx'

/** A longer part of a line than the chart has loaded. */
export type PeriodOverview = {
  /** Null while it loads. */
  series: TimeSeries | null
  /** The days of the chart. */
  period: { from: Day; to: Day }
  /** Called with days beyond those of the chart. */
  onPeriodChange: (days: { from: Day; to: Day }) => void
}

export type PeriodNavigatorProps = Omit<NavigatorStripProps, 'column' | 'onWindowCommit'> & {
  overview: PeriodOverview
}

/** A chart loads other days once a change has rested for this long, because keys and the wheel repeat. */
const REST_MS = 250

/** A strip with more of the line than the chart has: a window inside of the chart's days zooms the chart, any other one chooses its days. */
export const PeriodNavigator = forwardRef(function PeriodNavigator({
  overview: { series, period, onPeriodChange },
  bounds,
  window,
  onWindowChange,
  ...rest
}: PeriodNavigatorProps) {
  const [draft, setDraft] = useState<AxisRange | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const column = useMemo(() => series && columnOf(series), [series])
  const whole = useMemo(() => (column ? wholeWithOverview(column, bounds) : bounds), [column, bounds])
  const own = periodRangeIn(whole, period)
  const choosePeriod = (range: AxisRange): void => {
    setDraft(null)
    onWindowChange(null)
    onPeriodChange(daysOfRange(range))
  }
  return (
    <NavigatorStrip
      {...rest}
      column={column}
      bounds={whole}
      window={draft ?? window ?? own}
      onWindowChange={next => {
        clearTimeout(timer.current)
        const range = next ?? whole
        const isZoom = isWithin(range, own)
        setDraft(isZoom ? null : range)
        if (isZoom) onWindowChange(isWithin(own, range) ? null : range)
      }}
      onWindowCommit={next => {
        const range = next ?? whole
        if (!isWithin(range, own)) timer.current = setTimeout(choosePeriod, REST_MS, range)
      }}
    />
  )
})
